import { recentSearchesMax } from '../contract/limits.ts';
import { readJson, type SafeStorage } from '../host/storage.ts';
import { atom, type Getter } from './jotai.ts';
import { servicesAtom } from './services.ts';

const key = 'recent_searches';
/** Longer texts, such as a pasted page, are not kept. Characters. */
const longest = 200;

/** The recent searches of this visit, for browsers without storage. */
const currentAtom = atom<readonly string[] | null>(null);

/** The recent searches on this device, the last one first; at most eight. */
export const recentSearchesAtom = atom(get => get(currentAtom) ?? read(get(servicesAtom).storage) ?? []);

/** Takes over the searches of other tabs. */
export const refreshRecentAtom = atom(null, (get, set) => set(currentAtom, latest(get)));

/** Adds a text as the first one. Blank texts are not kept; texts that differ only in case count as one. */
export const keepRecentAtom = atom(null, (get, set, text: string) => {
  const kept = text.trim();
  if (kept !== '' && kept.length <= longest) set(writeAtom, [kept, ...latest(get)]);
});

export const forgetRecentAtom = atom(null, (get, set, text: string) =>
  set(
    writeAtom,
    latest(get).filter(other => other !== text),
  ),
);

export const forgetAllRecentAtom = atom(null, (_get, set) => set(writeAtom, []));

const writeAtom = atom(null, (get, set, texts: readonly string[]) => {
  const list = tidy(texts);
  set(currentAtom, list);
  get(servicesAtom).storage.set(key, JSON.stringify(list));
});

function latest(get: Getter): readonly string[] {
  return read(get(servicesAtom).storage) ?? get(recentSearchesAtom);
}

/** The stored searches; null when nothing is stored. */
function read(storage: SafeStorage): readonly string[] | null {
  const kept = readJson(storage, key);
  return Array.isArray(kept) ? tidy(kept) : null;
}

/** Texts only, each once whatever its case, and no more than eight. */
function tidy(values: readonly unknown[]): readonly string[] {
  const texts = new Map<string, string>();
  for (const value of values) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || text.length > longest || texts.has(text.toLowerCase())) continue;
    texts.set(text.toLowerCase(), text);
  }
  return [...texts.values()].slice(0, recentSearchesMax);
}
