import { saveCurrency } from '../api/reviewer.ts';
import { currencyCode } from '../contract/codes.ts';
import { currencyInUse } from '../domain/currency.ts';
import { addressParamsAtom } from './address.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { preference } from './preference.ts';

const currency = preference('currency', currencyCode, meta => meta.currency, saveCurrency);

/**
 * The currency that prices are shown in; '*' for each store's own. The currency in the address comes first. A currency
 * without a rate counts as '*' once rates are known.
 */
export const currencyAtom = atom(get =>
  currencyInUse({
    address: get(addressParamsAtom).currency,
    chosen: get(currency.savedAtom),
    rates: get(ratesAtom),
  }),
);

/** The stored currency, whatever the address says; null without one. */
export const savedCurrencyAtom = currency.savedAtom;
/** The currency chosen on this page, for which results are requested again; null before a choice. */
export const chosenCurrencyAtom = currency.chosenAtom;
/** Stores a choice without changing the address, for a caller that writes the address itself. */
export const keepCurrencyAtom = currency.chooseAtom;
export const receiveCurrencyAtom = currency.receiveAtom;
