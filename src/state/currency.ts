import { saveCurrency } from '../api/reviewer.ts';
import { currencyCode } from '../contract/codes.ts';
import { wildcard } from '../contract/limits.ts';
import { searchParamNames } from '../contract/search-params.ts';
import { currencyInUse } from '../domain/currency.ts';
import { isPriceLimited } from '../domain/search-address.ts';
import { matchPath } from '../routing/paths.ts';
import { changeQuery } from '../routing/query.ts';
import { addressAtom, addressParamsAtom } from './address.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { preference } from './preference.ts';
import { lostLimitsAtom, typedLimitAtom, writeLimitsAtom } from './price-limits.ts';
import { servicesAtom } from './services.ts';

const currency = preference('currency', currencyCode, meta => meta.currency, saveCurrency);

/**
 * The currency prices are shown in; '*' leaves each in its store's own. One in the address rules on that page.
 * A currency without a rate counts as '*', but only once rates are known.
 */
export const currencyAtom = atom(get =>
  currencyInUse({
    address: get(addressParamsAtom).currency,
    chosen: get(currency.savedAtom),
    rates: get(ratesAtom),
  }),
);

/** The currency that is kept, whatever the address says; null when nobody knows one. */
export const savedCurrencyAtom = currency.savedAtom;
/** The currency chosen during this visit, for which results are asked for anew; null while nobody chose. */
export const chosenCurrencyAtom = currency.chosenAtom;
/** Keeps a choice without touching the address, for a caller that writes the address itself. */
export const keepCurrencyAtom = currency.chooseAtom;
export const receiveCurrencyAtom = currency.receiveAtom;

/**
 * Shows prices in another currency from now on ('*' for the store's own): kept in this browser and in the profile
 * of a signed-in reviewer; a failed save is logged and reverts nothing. An address that names a currency or a price
 * is rewritten, the price converted.
 */
export const chooseCurrencyAtom = atom(null, (get, set, choice: string) => {
  const code = choice.toUpperCase();
  const before = get(currencyAtom);
  set(keepCurrencyAtom, code);
  set(rewriteAddressAtom, before, code);
});

/** Changes the currency in the address, and with it the price limits and the page of a search; all else stays as it was written. */
const rewriteAddressAtom = atom(null, (get, set, before: string, code: string) => {
  const { pathname, search, hash } = get(addressAtom);
  const { currency: named, min_price: min, max_price: max } = get(addressParamsAtom);
  const screen = matchPath(pathname)?.name;
  const isSearch = screen === 'PageSearch' || screen === 'storeSearch';
  const isLimited = isSearch && isPriceLimited(min, max);
  set(lostLimitsAtom, null);
  if (!isLimited && named === null) return;
  const typed = [min, max].map(amount => get(typedLimitAtom)(amount, before));
  const [low = null, high = null] = isLimited ? set(writeLimitsAtom, typed, code) : [];
  if (isLimited && !isPriceLimited(low, high)) set(lostLimitsAtom, code);
  const changes = {
    // What is shown without an address saying so needs no word in it.
    currency: code === wildcard ? null : code,
    ...(isLimited && { page: '1', min_price: textOf(low), max_price: textOf(high) }),
  };
  const query = changeQuery(search, changes, searchParamNames);
  get(servicesAtom).navigate(pathname + query + hash, { replace: true });
});

const textOf = (limit: number | null) => (limit === null ? null : String(limit));
