import { wildcard } from '../../contract/limits.ts';
import { homeCurrency, withCurrency } from '../../domain/home-currency.ts';
import type { AppStore } from '../core/app-store.ts';
import { atom } from '../core/jotai.ts';
import { ratesAtom } from './exchange-rates.ts';
import { type HomeCurrency, homeCurrencyAtom } from './money.ts';
import { countryPreference, currencyAtom } from './preference.ts';

/**
 * The person's currency: the chosen one, else that of their country or, as a guess, of the region of the browser's
 * language. The guess is for display only. It is not stored, and it is sent only within a text that the person sees.
 */
const currentAtom = atom((get): HomeCurrency | null => {
  const chosen = get(currencyAtom);
  const currency =
    chosen === wildcard ? homeCurrency(get(countryPreference.savedAtom), navigator.languages) : chosen;
  const rates = get(ratesAtom);
  // Until rates have come, it is only named in texts.
  if (!currency || (rates && !rates[currency])) return null;
  return { currency, inText: text => withCurrency(text, currency) };
});

/** Keeps `homeCurrencyAtom` up to date. Returns a function that stops it. */
export function followHomeCurrency(store: AppStore): () => void {
  const follow = () => store.set(homeCurrencyAtom, store.get(currentAtom));
  follow();
  return store.sub(currentAtom, follow);
}
