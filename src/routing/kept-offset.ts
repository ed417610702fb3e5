import { useState } from 'react';
import { readEntry } from './entries.ts';

/** By entry of the history and name. It lasts as long as the page: a reload begins at the start. */
const offsets = new Map<string, number>();

/**
 * Keeps how far something beside the page itself is scrolled, as a row of slides, for the way Back to this very entry
 * of the history; a new visit of the same address begins at the start.
 * @param name tells it from others on the same screen
 */
export function useKeptOffset(name: string): {
  readonly start: number;
  readonly keep: (offset: number) => void;
} {
  // The entry is that of the first drawing: by the time a screen goes, the history is somewhere else.
  const [kept] = useState(() => {
    const key = `${readEntry(window.history.state)?.id} ${name}`;
    return { start: offsets.get(key) ?? 0, keep: (offset: number) => void offsets.set(key, offset) };
  });
  return kept;
}
