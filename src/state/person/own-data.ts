/** What is a person's own on this device. Any page may have to remove it after a sign-out. */
import type { SafeStorage } from '../../host/storage.ts';
import { atom } from '../core/jotai.ts';

/** The storage key of a person's drafts. */
export const draftsKey = (person: string) => `drafts:${person}`;

/** Set once the person signed out in another tab: nothing of theirs is stored from then on. */
export const isOwnDataClosedAtom = atom(false);

/** The storage keys of what was searched for and viewed on this device. */
export const recentSearchesKey = 'recent_searches';
export const recentlyViewedKey = 'recently_viewed';

/** Removes from this device what is a person's own: their drafts, and what was searched for and viewed. */
export function removeOwn(storage: SafeStorage, person: string): void {
  for (const key of [draftsKey(person), recentSearchesKey, recentlyViewedKey]) storage.remove(key);
}
