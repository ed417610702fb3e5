import { wildcard } from '../contract/limits.ts';
import { homeCurrency, withCurrency } from '../domain/home-money.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { type HomeMoney, homeMoneyAtom } from './money.ts';
import { countryPreference, currencyAtom } from './preference.ts';
import type { AppStore } from './store.ts';

/**
 * What the shopper counts in: the chosen currency, else that of their country or, as a guess, of the region of the browser's
 * language. The guess is for display alone: it is neither kept nor sent, but as a part of a text that the shopper sees.
 */
const knownAtom = atom((get): HomeMoney | null => {
  const chosen = get(currencyAtom);
  const currency =
    chosen === wildcard ? homeCurrency(get(countryPreference.savedAtom), navigator.languages) : chosen;
  if (!currency || !get(ratesAtom)?.[currency]) return null;
  return { currency, inText: text => withCurrency(text, currency) };
});

/** Keeps `homeMoneyAtom` up to date. Returns what ends it. */
export function followHomeMoney(store: AppStore): () => void {
  const follow = () => store.set(homeMoneyAtom, store.get(knownAtom));
  follow();
  return store.sub(knownAtom, follow);
}
