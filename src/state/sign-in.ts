import { isRecord } from '../host/json.ts';
import { readJson, sessionStore } from '../host/storage.ts';
import { signInHref } from '../routing/paths.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { viewerAtom } from './reviewer.ts';
import { servicesAtom } from './services.ts';

/** The address to sign in, which leads back to this page. */
export const signInHrefAtom = atom(get => {
  const { pathname, search } = get(addressAtom);
  return signInHref(pathname + search);
});

/** A write that waits for a sign-in, kept in this tab. */
interface ResumedWrite {
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
const storageKey = 'after_sign_in';
/** After this time the write is no longer expected, ms. */
const lastsMs = 10 * 60_000;

/** Keeps a write for after the sign-in. It replaces an earlier one. */
export const keepWriteAtom = atom(null, (get, _set, name: string, write: unknown) => {
  const { key: page } = get(addressAtom);
  const kept: ResumedWrite = { name, write, page, y: scrollY, time: get(servicesAtom).now() };
  sessionStore(window).set(storageKey, JSON.stringify(kept));
});

/** Forgets the kept write: a later action of the signed-in reviewer counts instead. */
export const forgetWriteAtom = atom(null, () => sessionStore(window).remove(storageKey));

/**
 * The kept write of a kind, only once, with the page scrolled to where it was. Undefined without one, on another page, for a guest, and after ten minutes.
 */
export const takeWriteAtom = atom(null, (get, set, name: string): unknown => {
  const kept = readJson(sessionStore(window), storageKey);
  // On another page, such as the sign-in, the write stays.
  if (!isResumedWrite(kept) || kept.name !== name || kept.page !== get(addressAtom).key) return undefined;
  set(forgetWriteAtom);
  // Back to the same place, unless the shopper has gone to another one.
  if (scrollY === 0) scrollTo({ top: kept.y, behavior: 'instant' });
  const { now } = get(servicesAtom);
  return get(viewerAtom).role !== 'guest' && now() - kept.time < lastsMs ? kept.write : undefined;
});

function isResumedWrite(kept: unknown): kept is ResumedWrite {
  return isRecord(kept) && [kept.name, kept.page].every(isText) && typeof kept.time === 'number';
}
const isText = (value: unknown) => typeof value === 'string';
