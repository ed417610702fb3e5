import type { KeyboardEvent, ReactNode } from 'react';

/** Shared by the button of a dropdown and its list. The list loads after the first paint. */

export interface DropdownOption {
  /** Unique among the options. */
  readonly value: string;
  readonly label: string;
  /** After the label, in a softer colour. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  /** At the end of its row in the list: how many results it would leave. */
  readonly count?: string | undefined;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined;
  /** Further words to find the option by; not shown. */
  readonly keywords?: string | undefined;
}

/** An option, or null for a separator. */
export type DropdownEntry = DropdownOption | null;

/** How the list was opened. */
export interface Opening {
  /** Which option is highlighted first. */
  readonly at: 'chosen' | 'first' | 'last';
  /** Letter typed on the button, and its time, ms. */
  readonly typed: string;
  readonly time: number;
  readonly byTouch?: boolean;
}

/** All options of the entries, in order. */
export const optionsOf = (entries: readonly DropdownEntry[]): readonly DropdownOption[] =>
  entries.filter(entry => entry !== null);

/** The text of an option, in the list and in the button. */
export function OptionText({ option: { label, detail } }: { option: DropdownOption }) {
  return (
    <>
      {/* A space within a part that is written in another direction would stand at its far end. */}
      <span>{detail ? `${label} ` : label}</span>
      {detail && <span className="mp-dropdown__detail">{detail}</span>}
    </>
  );
}

/** Whether a key types a character. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
