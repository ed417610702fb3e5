import { wildcard } from '../contract/limits.ts';
import { isPriceLimited } from '../domain/price-limit.ts';
import { searchHref, storeSearchHref } from '../domain/search-address.ts';
import { matchPath } from '../routing/paths.ts';
import { addressAtom, addressParamsAtom } from './address.ts';
import { currencyAtom, storeCurrencyAtom } from './currency.ts';
import { atom } from './jotai.ts';
import { convertLimitsAtom } from './price-limits.ts';
import { servicesAtom } from './services.ts';

/**
 * Shows prices in another currency from now on ('*' for the store's own): kept in this browser and in the profile
 * of a signed-in reviewer; a failed save is logged and reverts nothing. An address that names a currency or a price
 * is rewritten, the price converted.
 */
export const chooseCurrencyAtom = atom(null, (get, set, choice: string) => {
  const code = choice.toUpperCase();
  const before = get(currencyAtom);
  set(storeCurrencyAtom, code);
  set(rewriteAddressAtom, before, code);
});

const rewriteAddressAtom = atom(null, (get, set, before: string, code: string) => {
  const { navigate } = get(servicesAtom);
  const params = get(addressParamsAtom);
  // What is shown without an address saying so needs no word in it.
  const inAddress = code === wildcard ? null : code;
  const { pathname, search, hash } = get(addressAtom);
  const screen = matchPath(pathname)?.name;
  if (screen === 'PageSearch' || screen === 'storeSearch') {
    const { min_price, max_price } = params;
    const isLimited = isPriceLimited(min_price, max_price);
    if (!isLimited && params.currency === null) return;
    const limits = { min: min_price, max: max_price, currency: before };
    const { min, max } = isLimited ? set(convertLimitsAtom, limits, code) : limits;
    const page = isLimited ? 1 : params.page;
    const changed = { ...params, page, currency: inAddress, min_price: min, max_price: max };
    const hrefOf = screen === 'PageSearch' ? searchHref : storeSearchHref;
    navigate(hrefOf(changed), { replace: true });
  } else if (params.currency !== null) {
    const query = new URLSearchParams(search);
    if (inAddress) query.set('currency', inAddress);
    else query.delete('currency');
    const text = query.toString();
    navigate(pathname + (text && `?${text}`) + hash, { replace: true });
  }
});
