import { wildcard } from '../contract/limits.ts';
import { convert, formatPrice } from '../domain/currency.ts';
import { lazy } from '../loading/lazy.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { countryPreference, currencyAtom } from './preference.ts';
import { servicesAtom } from './services.ts';

/** A price as it is shown. */
export interface ShownPrice {
  readonly price: string;
  /** About how much that is in the currency of the shopper's country, who has chosen no currency. */
  readonly about?: string | undefined;
}

/** A price of a currency as it is shown; null without an amount or a currency. */
export type Money = (
  amount: number | null | undefined,
  currency: string | null | undefined,
) => ShownPrice | null;

/** No price waits for the currencies of countries. The frame loads them when there is time. */
export const aboutPrices = lazy('about-price', () => import('./about-price.ts'));
const aboutAtom = atom(aboutPrices.peek());
aboutAtom.onMount = set => aboutPrices.onArrival(set);

/**
 * Formats prices in the page's language and the currency in use; without a rate, in the price's own currency. Who has
 * chosen none sees the store's price first, and beside it about how much that is in the currency of their country.
 */
export const moneyAtom = atom((get): Money => {
  const rates = get(ratesAtom);
  const inUse = get(currencyAtom);
  const { locale } = get(servicesAtom).hostPage;
  const aboutIn =
    inUse === wildcard
      ? get(aboutAtom)?.aboutPriceIn(get(countryPreference.savedAtom), rates, locale)
      : undefined;
  return (amount, currency) => {
    if (amount == null || !currency) return null;
    const converted = convert(amount, currency, inUse, rates);
    return converted === null
      ? { price: formatPrice(amount, currency, locale), about: aboutIn?.(amount, currency) }
      : { price: formatPrice(converted, inUse, locale) };
  };
});
