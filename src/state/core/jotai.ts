/** The one door to jotai: everything the product uses of it, and nothing that its next major version drops. */

import { type Atom, atom as createAtom, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

export {
  type Atom,
  createStore,
  type Getter,
  type PrimitiveAtom,
  Provider,
  type Setter,
  useSetAtom,
  useStore,
  type WritableAtom,
} from 'jotai';

/** Declared free of side effects, so that the bundle leaves out the atoms that nothing in it uses. */
/* @__NO_SIDE_EFFECTS__ */
export const atom: typeof createAtom = (...given: unknown[]) => createAtom(...(given as [unknown])) as never;

/** The value of an atom. Unlike jotai's own hook it is never behind the store, and so never behind the address. */
export function useAtomValue<Value>(from: Atom<Value>): Value {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.sub(from, listener), [store, from]);
  return useSyncExternalStore(subscribe, () => store.get(from));
}

export function useAtom<Value, Args extends unknown[], Result>(
  of: WritableAtom<Value, Args, Result>,
): [Value, (...args: Args) => Result] {
  return [useAtomValue(of), useSetAtom(of)];
}
