import { saveCurrency } from '../api/reviewer.ts';
import { currencyCode } from '../contract/codes.ts';
import { currencyInUse } from '../domain/currency.ts';
import { addressParamsAtom } from './address.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { preference } from './preference.ts';

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
