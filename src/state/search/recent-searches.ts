import { recentSearchesMax } from '../../contract/limits.ts';
import { atom } from '../core/jotai.ts';
import { createStoredList } from '../core/stored-list.ts';
import { isOwnDataClosedAtom, recentSearchesKey } from '../person/own-data.ts';

/** The longest text that is stored, in characters. A pasted page is longer. */
const maxLength = 200;

const { itemsAtom, refreshAtom, latest } = createStoredList(recentSearchesKey, cleaned);

/** The recent searches on this device, the last one first; at most eight. */
export const recentSearchesAtom = atom(get => get(itemsAtom));

/** Takes over the searches of other tabs. */
export const refreshRecentAtom = refreshAtom;

/**
 * Adds a text as the first one. Blank and very long texts are left out. Texts that differ only in case count as one. Nothing is
 * stored of a person who signed out in another tab.
 */
export const addRecentAtom = atom(null, (get, set, text: string) => {
  if (!get(isOwnDataClosedAtom)) set(itemsAtom, [text, ...latest(get)]);
});

export const removeRecentAtom = atom(null, (get, set, text: string) =>
  set(
    itemsAtom,
    latest(get).filter(other => other !== text),
  ),
);

export const clearRecentAtom = atom(null, (_get, set) => set(itemsAtom, []));

/** Texts only, each once whatever its case, and no more than eight. */
function cleaned(values: unknown): readonly string[] | null {
  if (!Array.isArray(values)) return null;
  const texts = new Map<string, string>();
  for (const value of values) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || text.length > maxLength || texts.has(text.toLowerCase())) continue;
    texts.set(text.toLowerCase(), text);
  }
  return [...texts.values()].slice(0, recentSearchesMax);
}
