import { currencyCode } from '../contract/codes.ts';
import { currencyInUse } from '../domain/currency.ts';
import { addressParamsAtom } from './address.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { definePreference } from './preference.ts';

/** The stored currency, whatever the address says. Results are requested again for one that is chosen on this page. */
export const currencyPreference = definePreference('currency', currencyCode);

/**
 * The currency that prices are shown in; '*' for each store's own. The currency in the address comes first. A currency
 * without a rate counts as '*' once rates are known.
 */
export const currencyAtom = atom(get =>
  currencyInUse({
    address: get(addressParamsAtom).currency,
    chosen: get(currencyPreference.savedAtom),
    rates: get(ratesAtom),
  }),
);
