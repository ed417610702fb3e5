import { writeJson } from '../../contract/natives.ts';
import { isRecord } from '../../host/json.ts';
import { pageTop, scrollPage } from '../../host/scroller.ts';
import { afterSignInKey, readJson, sessionStore } from '../../host/storage.ts';
import { signInHref } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { addressAtom } from '../page/address.ts';
import { viewerAtom } from '../person/reviewer.ts';

/** The address to sign in, which leads back to this page. */
export const signInHrefAtom = atom(get => {
  const { pathname, search } = get(addressAtom);
  return signInHref(pathname + search);
});

/** A write that waits for a sign-in, stored in this tab. */
interface PostponedWrite {
  /** The kind of the write. */
  readonly name: string;
  /** Record and value, as JSON can hold them. */
  readonly write: unknown;
  /** Path and query of the page. */
  readonly page: string;
  /** How far the page was scrolled, px. */
  readonly y: number;
  /** ms since the epoch. */
  readonly time: number;
}
/** An older write is dropped, ms. */
const maxAgeMs = 10 * 60_000;

/** Stores a write for after the sign-in. It replaces an earlier one. */
export const postponeWriteAtom = atom(null, (get, _set, name: string, write: unknown) => {
  const { key: page } = get(addressAtom);
  const postponed: PostponedWrite = { name, write, page, y: pageTop(), time: get(servicesAtom).now() };
  sessionStore(window).set(afterSignInKey, writeJson(postponed));
});

/** Drops the postponed write: a later action of the signed-in reviewer replaces it. */
export const dropPostponedWriteAtom = atom(null, () => sessionStore(window).remove(afterSignInKey));

/**
 * Returns the postponed write of a kind, only once, and scrolls the page to where it was. Undefined without one, on another
 * page, for a guest, and after ten minutes.
 */
export const takePostponedWriteAtom = atom(null, (get, set, name: string): unknown => {
  const postponed = readJson(sessionStore(window), afterSignInKey);
  // On another page, such as the sign-in, the write stays.
  if (!isPostponedWrite(postponed) || postponed.name !== name || postponed.page !== get(addressAtom).key)
    return undefined;
  set(dropPostponedWriteAtom);
  // Back to the same place, unless the person has gone to another one.
  if (pageTop() === 0) scrollPage(postponed.y, 'instant');
  const { now } = get(servicesAtom);
  return get(viewerAtom).role !== 'guest' && now() - postponed.time < maxAgeMs ? postponed.write : undefined;
});

function isPostponedWrite(postponed: unknown): postponed is PostponedWrite {
  return (
    isRecord(postponed) &&
    [postponed.name, postponed.page].every(isText) &&
    typeof postponed.time === 'number'
  );
}
const isText = (value: unknown) => typeof value === 'string';
