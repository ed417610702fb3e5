import { saveCurrency } from '../api/reviewer.ts';
import { any } from '../contract/limits.ts';
import { searchHref } from '../domain/search-address.ts';
import { addressAtom, addressParamsAtom, isOnSearchAtom } from './address.ts';
import { atom } from './jotai.ts';
import { convertLimitsAtom } from './price-limits.ts';
import { ratesAtom } from './rates.ts';
import { remembered } from './remembered.ts';
import { servicesAtom } from './services.ts';

const currency = remembered('currency', meta => meta.currency, saveCurrency);

/**
 * The currency prices are shown in; '*' leaves each in its store's own. One in the address rules on that page.
 * A currency without a rate counts as '*', but only once rates are known.
 */
export const currencyAtom = atom(get => {
  const rates = get(ratesAtom);
  const code = get(addressParamsAtom).currency ?? get(currency.savedAtom) ?? any;
  return rates && !Object.hasOwn(rates, code) ? any : code;
});

/** The currency chosen during this visit, for which results are asked for anew; null while nobody chose. */
export const chosenCurrencyAtom = currency.chosenAtom;
export const receiveCurrencyAtom = currency.receiveAtom;

/**
 * Shows prices in another currency from now on ('*' for the store's own): kept in this browser and in the profile
 * of a signed-in reviewer; a failed save is logged and reverts nothing. An address that names a currency or a price
 * is rewritten, the price converted.
 */
export const chooseCurrencyAtom = atom(null, (get, set, choice: string) => {
  const code = choice.toUpperCase();
  const before = get(currencyAtom);
  const params = get(addressParamsAtom);
  set(currency.chooseAtom, code);
  const { navigate } = get(servicesAtom);

  if (get(isOnSearchAtom)) {
    const { min_price, max_price } = params;
    const hasLimits = min_price !== null || max_price !== null;
    if (!hasLimits && params.currency === null) return;
    const { min, max } = set(convertLimitsAtom, { min: min_price, max: max_price, currency: before }, code);
    const page = hasLimits ? 1 : params.page;
    navigate(searchHref({ ...params, page, currency: code, min_price: min, max_price: max }), {
      replace: true,
    });
  } else if (params.currency !== null) {
    const { pathname, search, hash } = get(addressAtom);
    const query = new URLSearchParams(search);
    query.set('currency', code);
    navigate(`${pathname}?${query}${hash}`, { replace: true });
  }
});
