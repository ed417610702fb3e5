/** The one door to jotai: everything the product uses of it, and nothing that its next major version drops. */
import { atom as createAtom } from 'jotai';

export {
  type Atom,
  createStore,
  type Getter,
  Provider,
  type Setter,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStore,
  type WritableAtom,
} from 'jotai';

/** Declared free of side effects, so that the bundle leaves out the atoms that nothing in it uses. */
/* @__NO_SIDE_EFFECTS__ */
export const atom: typeof createAtom = (...given: unknown[]) => createAtom(...(given as [unknown])) as never;
