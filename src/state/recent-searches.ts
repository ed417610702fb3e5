import { recentSearchesMax } from '../contract/limits.ts';
import { readJson, type SafeStorage } from '../host/storage.ts';
import { recentSearchesKey } from './draft-storage.ts';
import { atom, type Getter } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** The longest text that is stored, in characters. A pasted page is longer. */
const maxLength = 200;

/** The recent searches of this visit, for browsers without storage. */
const currentAtom = atom<readonly string[] | null>(null);

/** The recent searches on this device, the last one first; at most eight. */
export const recentSearchesAtom = atom(get => get(currentAtom) ?? read(get(servicesAtom).storage) ?? []);

/** Takes over the searches of other tabs. */
export const refreshRecentAtom = atom(null, (get, set) => set(currentAtom, latest(get)));

/** Adds a text as the first one. Blank texts are left out. Texts that differ only in case count as one. */
export const addRecentAtom = atom(null, (get, set, text: string) => {
  const trimmed = text.trim();
  if (trimmed !== '' && trimmed.length <= maxLength) set(writeAtom, [trimmed, ...latest(get)]);
});

export const removeRecentAtom = atom(null, (get, set, text: string) =>
  set(
    writeAtom,
    latest(get).filter(other => other !== text),
  ),
);

export const clearRecentAtom = atom(null, (_get, set) => set(writeAtom, []));

const writeAtom = atom(null, (get, set, texts: readonly string[]) => {
  const list = normalize(texts);
  set(currentAtom, list);
  get(servicesAtom).storage.set(recentSearchesKey, JSON.stringify(list));
});

function latest(get: Getter): readonly string[] {
  return read(get(servicesAtom).storage) ?? get(recentSearchesAtom);
}

/** The stored searches; null when nothing is stored. */
function read(storage: SafeStorage): readonly string[] | null {
  const stored = readJson(storage, recentSearchesKey);
  return Array.isArray(stored) ? normalize(stored) : null;
}

/** Texts only, each once whatever its case, and no more than eight. */
function normalize(values: readonly unknown[]): readonly string[] {
  const texts = new Map<string, string>();
  for (const value of values) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || text.length > maxLength || texts.has(text.toLowerCase())) continue;
    texts.set(text.toLowerCase(), text);
  }
  return [...texts.values()].slice(0, recentSearchesMax);
}
