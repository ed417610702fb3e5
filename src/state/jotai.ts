/** The one door to jotai: everything the product uses of it, and nothing that its next major version drops. */
export {
  type Atom,
  atom,
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
