import { wildcard } from '../../contract/limits.ts';
import type { SearchParamName } from '../../contract/search-params.ts';
import { isPriceLimited } from '../../domain/typed-price.ts';
import { setParam } from '../../domain/write-query.ts';
import { matchPath } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { addressAtom, addressParamsAtom } from '../page/address.ts';
import { lostLimitsAtom, typedLimitAtom, writeLimitsAtom } from '../search/price-limits.ts';
import { choiceKeyOf, unsaved } from './choice-mark.ts';
import { countryPreference, currencyAtom, currencyPreference, type Preference } from './preference.ts';
import { saveAtom } from './save-preference.ts';

/** Stores a choice in this browser and in the profile of a signed-in reviewer. */
const chooseAtom = atom(null, (get, set, preference: Preference, choice: string) => {
  const { storage, hostPage } = get(servicesAtom);
  const { key, savedAtom, currentAtom, chosenAtom } = preference;
  const choiceKey = choiceKeyOf(preference);
  const code = choice.toUpperCase();
  const isSaved = code === get(savedAtom) && storage.get(choiceKey) !== unsaved;
  set(currentAtom, code);
  set(chosenAtom, code);
  storage.set(key, code);
  if (hostPage.loggedIn && !isSaved) set(saveAtom, preference, code);
  else storage.set(choiceKey, 'true');
});

/** Stores a currency without changing the address, for a caller that writes the address itself. */
export const keepCurrencyAtom = atom(null, (_get, set, choice: string) =>
  set(chooseAtom, currencyPreference, choice),
);

/** Chooses the country. '*' ("all countries") changes nothing: it does not say where the person is. */
export const chooseCountryAtom = atom(null, (_get, set, choice: string) => {
  if (choice !== wildcard) set(chooseAtom, countryPreference, choice);
});

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
