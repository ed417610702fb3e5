import type { ReactNode } from 'react';
import { fold } from '../../domain/fold.ts';

export interface DropdownOption {
  /** Unique among the options. */
  readonly value: string;
  readonly label: string;
  /** Behind the label, in a softer tone. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  /** Is found by these words as well; they are not shown. */
  readonly keywords?: string | undefined;
}

/** A separator is drawn where an entry is null. */
export type DropdownEntry = DropdownOption | null;

/** What stands between two separators. Options are counted through all sections. */
export interface OptionGroup {
  /** Number of its first option. */
  readonly from: number;
  readonly options: readonly DropdownOption[];
}

/** The entries as they are drawn: no separator stands first, last or beside another. */
export function optionGroups(entries: readonly DropdownEntry[]): readonly OptionGroup[] {
  const sections: { from: number; options: DropdownOption[] }[] = [];
  let count = 0;
  let isNew = true;
  for (const entry of entries) {
    if (entry === null) {
      isNew = true;
      continue;
    }
    if (isNew) sections.push({ from: count, options: [] });
    isNew = false;
    sections.at(-1)?.options.push(entry);
    count += 1;
  }
  return sections;
}

/** All options of the entries, in the order shown. */
export const optionsOf = (entries: readonly DropdownEntry[]): readonly DropdownOption[] =>
  entries.filter(entry => entry !== null);

/**
 * The options that a typed text means, whatever its case and accents: first those that begin with it, then those
 * with a word that does, then those that contain it.
 */
export function filterOptions(options: readonly DropdownOption[], typed: string): readonly DropdownOption[] {
  const text = fold(typed.trim());
  if (text === '') return options;
  const ranks: DropdownOption[][] = [[], [], []];
  for (const option of options) {
    const rank = rankOf(option, text);
    if (rank !== null) ranks[rank]?.push(option);
  }
  return ranks.flat();
}

function rankOf({ label, detail = '', keywords = '' }: DropdownOption, text: string): number | null {
  const texts = [label, detail, keywords].map(fold);
  if (texts.some(one => one.startsWith(text))) return 0;
  if (texts.some(one => isWordStart(one, text))) return 1;
  // Of the hidden words only beginnings count, or nobody would see why an option is there.
  return `${texts[0]} ${texts[1]}`.includes(text) ? 2 : null;
}

function isWordStart(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  return false;
}

/**
 * The option that somebody means by typing on a list without a field; -1 when there is none. One letter again and
 * again walks through the options that begin with it.
 * @param from the highlighted option
 */
export function findByTyping(options: readonly DropdownOption[], typed: string, from: number): number {
  const text = fold(typed);
  const isOneLetter = [...text].every(letter => letter === text[0]);
  const start = isOneLetter ? (text[0] ?? '') : text;
  const first = Math.max(from, 0) + (isOneLetter && from >= 0 ? 1 : 0);
  for (let step = 0; step < options.length; step++) {
    const index = (first + step) % options.length;
    if (fold(options[index]?.label ?? '').startsWith(start)) return index;
  }
  return -1;
}
