import type { Address } from '../routing/address.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';

/** The visit of a page that could not be shown because the session has ended; null while there is none. */
export const sessionEndedAtAtom = atom<Address | null>(null);

/** Says that a call of the page shown was refused because the session has ended. The frame offers to sign in. */
export const endSessionAtom = atom(null, (get, set) => set(sessionEndedAtAtom, get(addressAtom)));
