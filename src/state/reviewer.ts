import { decode } from '../api/decode.ts';
import { type ApiError, isAborted, toApiError } from '../api/errors.ts';
import { loadMe, type Me } from '../api/reviewer.ts';
import { countryCode, currencyCode } from '../contract/codes.ts';
import { meCall } from '../contract/reviewer.ts';
import { type ImageAddresses, imageAddresses } from '../domain/image.ts';
import { receiveCountryAtom } from './country.ts';
import { receiveCurrencyAtom } from './currency.ts';
import { keepRatesAtom, needsRatesAtom, useStaleRatesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** The signed-in person as the header shows them; whatever nobody says is null. */
export interface Reviewer {
  readonly name: string | null;
  readonly encodedId: string | null;
  readonly avatar: ImageAddresses | null;
  /** Carried along without a meaning of its own. */
  readonly avatarHash: string | null;
  readonly verifiedBuyer: boolean;
  /** False asks for the terms of service; null where nobody said. */
  readonly hasAcceptedTerms: boolean | null;
}

/** The name chosen in this visit, which is newer than any answer. */
export const reviewerNameAtom = atom<string | null>(null);

const meAtom = atom<Me | null>(null);

/** The signed-in reviewer, from the me call and else from the host page; null for a guest. */
export const reviewerAtom = atom((get): Reviewer | null => {
  const { meta, loggedIn } = get(servicesAtom).hostPage;
  if (!loggedIn) return null;
  const me = get(meAtom);
  const pick = <K extends keyof NonNullable<Me['reviewer']>>(field: K) =>
    me?.[field] ?? me?.reviewer?.[field];
  return {
    name: get(reviewerNameAtom) ?? pick('name') ?? meta.reviewer?.name ?? null,
    encodedId: pick('encoded_id') ?? meta.reviewer?.encodedId ?? null,
    avatar: imageAddresses(pick('avatar_image_url')) ?? imageAddresses(meta.reviewer?.avatar),
    avatarHash: pick('avatar_hash') ?? meta.reviewer?.avatarHash ?? null,
    verifiedBuyer: pick('verified_buyer') ?? meta.reviewer?.verifiedBuyer ?? false,
    hasAcceptedTerms: pick('accepted_tos') ?? meta.reviewer?.acceptedTos ?? null,
  };
});

/** Whether it is being asked who is there. */
export const isLoadingReviewerAtom = atom(false);

/**
 * Asks who is there, once at the start and again where exchange rates are missing; sets reviewer, currency, country
 * and exchange rates. Never fails.
 */
export const loadReviewerAtom = atom(null, async (get, set) => {
  const { client, report } = get(servicesAtom);
  set(isLoadingReviewerAtom, true);
  try {
    const me = await loadMe(client, set(needsRatesAtom));
    set(meAtom, me);
    set(receiveCurrencyAtom, me.currency);
    set(receiveCountryAtom, me.current_country);
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

/** What was stored comes first, then what the refusal itself says; old exchange rates are better than none. */
const fallBackAtom = atom(null, (get, set, error: ApiError) => {
  const { storage } = get(servicesAtom);
  const refusal = readRefusal(error);
  if (!currencyCode(storage.get('currency'))) set(receiveCurrencyAtom, refusal.currency);
  if (!countryCode(storage.get('country'))) set(receiveCountryAtom, refusal.current_country);
  if (refusal.exchange_rates) set(keepRatesAtom, refusal.exchange_rates);
  else set(useStaleRatesAtom);
});

function readRefusal(error: ApiError): Partial<Me> {
  if (error.kind !== 'status') return {};
  try {
    return decode(meCall.answer, error.data, () => {});
  } catch {
    // A refusal is free to carry anything, an HTML page for instance.
    return {};
  }
}
