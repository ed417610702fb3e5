import { recentSearchesMax } from '../contract/limits.ts';
import { readJson, type SafeStorage } from '../host/storage.ts';
import { atom, type Getter } from './jotai.ts';
import { servicesAtom } from './services.ts';

const key = 'recent_searches';
/** Nobody searches for a pasted page twice. Characters. */
const longest = 200;

/** Those of this visit, for where the browser keeps nothing. */
const currentAtom = atom<readonly string[] | null>(null);

/** What was searched for on this device, the last one first; at most eight. */
export const recentSearchesAtom = atom(get => get(currentAtom) ?? read(get(servicesAtom).storage) ?? []);

/** Looks whether another tab has searched meanwhile. */
export const refreshRecentAtom = atom(null, (get, set) => set(currentAtom, latest(get)));

/** Puts a text before the others. A blank one is not kept, nor one that differs in case only twice. */
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

/** Null when nothing was ever kept, or nothing can be. */
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
