import type { SafeStorage } from '../host/storage.ts';
import { atom } from './jotai.ts';

/** The storage key of a person's drafts. Not in `drafts.ts`, because every page removes drafts after a sign-out. */
export const draftsKey = (person: string) => `drafts:${person}`;

/** Set once the person signed out in another tab: nothing of theirs is stored from then on. */
export const areDraftsClosedAtom = atom(false);

/** Removes all drafts of a person from this device. */
export function removeDrafts(storage: SafeStorage, person: string): void {
  storage.remove(draftsKey(person));
}
