import { writeJson } from '../../contract/natives.ts';
import { readJson } from '../../host/storage.ts';
import { atom, type Getter, type WritableAtom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** A list on this device, such as the recent searches. Without storage it lasts for the visit. */
export interface StoredList<T> {
  /** The items; writing replaces and stores them. */
  readonly itemsAtom: WritableAtom<readonly T[], [items: readonly T[]], void>;
  /** Takes over what other tabs have stored. */
  readonly refreshAtom: WritableAtom<null, [], void>;
  /** The items with those that other tabs have stored. */
  readonly latest: (get: Getter) => readonly T[];
}

/**
 * @param clean checks what is stored and what is written: leaves out items that are malformed, repeated or too many.
 * Null for what is no list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createStoredList<T>(
  key: string,
  clean: (items: unknown) => readonly T[] | null,
): StoredList<T> {
  /** The items of this page; null until the first change: until then the stored ones count. */
  const currentAtom = atom<readonly T[] | null>(null);
  /** Whether the storage could not keep them, so that only this page has them. */
  const isOnlyHereAtom = atom(false);
  const stored = (get: Getter) => clean(readJson(get(servicesAtom).storage, key));
  const itemsAtom = atom(
    (get): readonly T[] => get(currentAtom) ?? stored(get) ?? [],
    (get, set, items: readonly T[]) => {
      const list = clean(items) ?? [];
      const { storage } = get(servicesAtom);
      set(currentAtom, list);
      storage.set(key, writeJson(list));
      set(isOnlyHereAtom, storage.get(key) === null);
    },
  );
  // Where nothing is stored any more, somebody has removed it.
  const latest = (get: Getter) => stored(get) ?? (get(isOnlyHereAtom) ? get(itemsAtom) : []);
  return { itemsAtom, refreshAtom: atom(null, (get, set) => set(currentAtom, latest(get))), latest };
}
