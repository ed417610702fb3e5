import { wildcard } from '../contract/limits.ts';
import type { SearchParamName } from '../contract/search-params.ts';
import { isPriceLimited } from '../domain/typed-price.ts';
import { setParam } from '../domain/write-query.ts';
import { matchPath } from '../routing/paths.ts';
import { addressAtom, addressParamsAtom } from './address.ts';
import { keepCurrencyAtom } from './choose-preference.ts';
import { currencyAtom } from './currency.ts';
import { atom } from './jotai.ts';
import { lostLimitsAtom, typedLimitAtom, writeLimitsAtom } from './price-limits.ts';
import { servicesAtom } from './services.ts';

/**
 * Shows prices in another currency from now on ('*' for the store's own). Keeps the choice in this browser and in the
 * profile of a signed-in reviewer. A failed save is logged and reverts nothing. An address that names a currency or a
 * price is rewritten, the price converted.
 */
export const chooseCurrencyAtom = atom(null, (get, set, choice: string) => {
  const code = choice.toUpperCase();
  const before = get(currencyAtom);
  set(keepCurrencyAtom, code);
  set(rewriteAddressAtom, before, code);
});

/** Changes the currency in the address, and with it the price limits and the page of a search. The rest stays as it is. */
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
  const changes: Partial<Record<SearchParamName, string | number | null>> = {
    // The address names only a currency that differs from what is shown without one.
    currency: code === wildcard ? null : code,
    ...(isLimited && { page: 1, min_price: low, max_price: high }),
  };
  let query = search;
  for (const [name, value] of Object.entries(changes))
    query = setParam(query, name as SearchParamName, value === null ? null : String(value));
  get(servicesAtom).navigate(pathname + query + hash, { replace: true });
});
