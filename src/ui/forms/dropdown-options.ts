import { fold } from '../../domain/fold.ts';
import type { DropdownEntry, DropdownOption } from './dropdown-option.tsx';

/** The options between two separators. */
export interface OptionGroup {
  /** Index of its first option among those of all groups. */
  readonly from: number;
  readonly options: readonly DropdownOption[];
}

/** Groups options by the separators between them. Separators at an end, and repeated ones, count for nothing. */
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

/**
 * The options that match a typed text, without regard to case and accents: first those that begin with it, then those
 * with a word that begins with it, then those that contain it.
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
  // Keywords count by their beginnings only: a match within a hidden word would look wrong.
  return `${texts[0]} ${texts[1]}`.includes(text) ? 2 : null;
}

function isWordStart(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  return false;
}

/**
 * Index of the option that begins with what is typed on a list without a filter field (type-ahead); -1 for none. The
 * same letter repeated goes through all options that begin with it.
 * @param from index of the highlighted option
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
