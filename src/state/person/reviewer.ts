import { decodeStored } from '../../api/decode.ts';
import { type ApiError, isAborted, toApiError } from '../../api/errors.ts';
import { loadMe, type Me } from '../../api/reviewer.ts';
import { countryCode, currencyCode } from '../../contract/codes.ts';
import { meCall } from '../../contract/reviewer.ts';
import type { Viewer } from '../../domain/permissions.ts';
import type { Address } from '../../routing/addresses/address.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { keepRatesAtom, needsRatesAtom, takeStaleRatesAtom } from '../money/exchange-rates.ts';
import { countryPreference, currencyPreference } from '../money/preference.ts';
import { addressAtom } from '../page/address.ts';

/** The signed-in reviewer. Unknown values are null. */
export interface Reviewer {
  readonly name: string | null;
  readonly encodedId: string | null;
  /** The role of the me call; `reviewer` until its answer. */
  readonly role: 'reviewer' | 'arbitrator';
}

/** The name chosen on this page, which is newer than any answer. */
export const reviewerNameAtom = atom<string | null>(null);

/** The answer of the me call; null until it is there. */
export const meAtom = atom<Me | null>(null);

/** A field of the answer, in either place that hosts write it to. */
export const pick = <K extends keyof NonNullable<Me['reviewer']>>(me: Me | null, field: K) =>
  me?.[field] ?? me?.reviewer?.[field];

/** The signed-in reviewer, from the me call or else from the host page; null for a guest. */
export const reviewerAtom = atom((get): Reviewer | null => {
  const { meta, loggedIn } = get(servicesAtom).hostPage;
  if (!loggedIn) return null;
  const me = get(meAtom);
  return {
    name: get(reviewerNameAtom) ?? pick(me, 'name') ?? meta.reviewer?.name ?? null,
    encodedId: pick(me, 'encoded_id') ?? meta.reviewer?.encodedId ?? null,
    role: pick(me, 'role') === 'arbitrator' ? 'arbitrator' : 'reviewer',
  };
});

/** Whether the me call is running. */
export const isLoadingReviewerAtom = atom(false);

/**
 * Loads reviewer, currency, country and exchange rates, once at the start and again when exchange rates are missing. Never
 * rejects.
 */
export const loadReviewerAtom = atom(null, async (get, set) => {
  const { client, report } = get(servicesAtom);
  set(isLoadingReviewerAtom, true);
  try {
    const me = await loadMe(client, set(needsRatesAtom));
    set(meAtom, me);
    set(currencyPreference.receiveAtom, me.currency);
    set(countryPreference.receiveAtom, me.current_country);
    if (me.exchange_rates) set(keepRatesAtom, me.exchange_rates);
  } catch (reason) {
    if (isAborted(reason)) return;
    const error = toApiError(reason);
    if (error.kind === 'malformed') report(error);
    set(fallBackAtom, error);
  } finally {
    set(isLoadingReviewerAtom, false);
  }
});

/** After a failure stored values count, then those in the failed answer. Old exchange rates are better than none. */
const fallBackAtom = atom(null, (get, set, error: ApiError) => {
  const { storage } = get(servicesAtom);
  // The body of a failed answer may be anything, for instance an HTML page.
  const refusal: Partial<Me> = decodeStored(meCall.answer, error.data) ?? {};
  if (!currencyCode(storage.get('currency'))) set(currencyPreference.receiveAtom, refusal.currency);
  if (!countryCode(storage.get('country'))) set(countryPreference.receiveAtom, refusal.current_country);
  if (refusal.exchange_rates) set(keepRatesAtom, refusal.exchange_rates);
  else set(takeStaleRatesAtom);
});

/** The viewer of the page. Every permission reads it. Drafts belong to its id. */
export const viewerAtom = atom((get): Viewer => {
  const reviewer = get(reviewerAtom);
  return reviewer ? { role: reviewer.role, id: reviewer.encodedId } : { role: 'guest', id: null };
});

/**
 * The address that was shown when a call was refused because the session had ended; null while there is none. Readers
 * compare the objects: a later visit of the same address has another one.
 */
export const sessionEndedAtAtom = atom<Address | null>(null);

/** Says that a call of the page shown was refused because the session has ended. The shell offers to sign in. */
export const endSessionAtom = atom(null, (get, set) => set(sessionEndedAtAtom, get(addressAtom)));
