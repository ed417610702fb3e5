import { isRecord } from '../host/json.ts';
import { readJson, sessionStore } from '../host/storage.ts';
import { signInHref } from '../routing/paths.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** Where the sign-in is that leads back to this page. */
export const signInHrefAtom = atom(get => {
  const { pathname, search } = get(addressAtom);
  return signInHref(pathname + search);
});

/** A write of somebody who has to sign in first, kept in this tab until they are back. */
interface ResumedWrite {
  /** What kind of write it is. */
  readonly name: string;
  /** What is written, as JSON can hold it. */
  readonly write: unknown;
  /** Path and query of the page it belongs to. */
  readonly page: string;
  /** ms since the epoch. */
  readonly time: number;
}
const storageKey = 'after_sign_in';
/** Whoever takes longer has something else in mind by then, ms. */
const lastsMs = 10 * 60_000;

/** Keeps a write for after the sign-in, in place of an earlier one. */
export const keepWriteAtom = atom(null, (get, _set, name: string, write: unknown) => {
  const kept: ResumedWrite = { name, write, page: get(addressAtom).key, time: get(servicesAtom).now() };
  sessionStore(window).set(storageKey, JSON.stringify(kept));
});

/** Forgets the kept write: what somebody signed in does later says what they want by then. */
export const forgetWriteAtom = atom(null, () => sessionStore(window).remove(storageKey));

/**
 * The kept write of a name, to be done now; it is handed out once. Undefined where there is none, on another page than
 * its own, for a guest, and after ten minutes.
 */
export const takeWriteAtom = atom(null, (get, set, name: string): unknown => {
  const { hostPage, now } = get(servicesAtom);
  const kept = readJson(sessionStore(window), storageKey);
  // The page of the sign-in lies between.
  if (!isResumedWrite(kept) || kept.name !== name || kept.page !== get(addressAtom).key) return undefined;
  set(forgetWriteAtom);
  return hostPage.loggedIn && now() - kept.time < lastsMs ? kept.write : undefined;
});

function isResumedWrite(kept: unknown): kept is ResumedWrite {
  return isRecord(kept) && [kept.name, kept.page].every(isText) && typeof kept.time === 'number';
}
const isText = (value: unknown) => typeof value === 'string';
