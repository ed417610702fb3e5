import type { KeyboardEvent } from 'react';
import { isCharacter } from './dropdown-option.tsx';

/**
 * The action of a key in an open dropdown. A number: highlights the option with that index. `filter`: the filter field gets the
 * focus, and the browser types the key there. `type`: the key belongs to the text that an option begins with.
 */
export type KeyAction = number | 'close' | 'choose' | 'filter' | 'type';

interface Situation {
  /** Index of the highlighted option, and of the last one. */
  readonly active: number;
  readonly last: number;
  readonly searchable: boolean;
  /** The text of the filter field while it has the focus; null elsewhere. */
  readonly filterText: string | null;
  /** The text that was typed on the list shortly before. */
  readonly typed: string;
}

/** Null for a key that does nothing here. */
export function actionOf(
  event: KeyboardEvent,
  { last, searchable, filterText, ...at }: Situation,
): KeyAction | null {
  const { key } = event;
  if (key === 'Escape' || (key === 'ArrowUp' && event.altKey)) return 'close';
  if (key === 'Enter') return 'choose';
  const goal = goalOf(key, at.active, last, filterText);
  if (goal !== undefined) return Math.min(Math.max(goal, 0), last);
  if (filterText !== null || !isCharacter(event)) return null;
  if (key === ' ') return at.typed === '' ? 'choose' : 'type';
  return searchable ? 'filter' : 'type';
}

/** Number of options that Page Up and Page Down move by. */
const page = 10;

function goalOf(key: string, active: number, last: number, filterText: string | null): number | undefined {
  const goals: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    // In a field with text these keys move the caret.
    ...(!filterText && { Home: 0, End: last }),
  };
  return goals[key];
}

/** A text typed on the list, and when its last letter came, ms. */
export interface TypedText {
  readonly text: string;
  readonly at: number;
}

/** A letter after a longer pause starts a new text. */
const typingPauseMs = 500;

/** The typed text that a key continues; empty after a pause. */
export const textBefore = ({ text, at }: TypedText, { timeStamp }: KeyboardEvent): string =>
  timeStamp - at < typingPauseMs ? text : '';
