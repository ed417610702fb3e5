import type { ExchangeRates } from '../contract/reviewer.ts';
import type { ProductCard } from '../contract/search.ts';
import { convert } from './currency.ts';

type Maybe<T> = T | null | undefined;

/** Marks the best of the known values, or none if all are equal. Several may share the first place. */
export function bestOf(values: readonly Maybe<number>[], better: 'lower' | 'higher'): boolean[] {
  const known = values.filter(value => value != null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return values.map(value => least < most && value === (better === 'lower' ? least : most));
}

/**
 * Prices in the currency of the first one; null for an unknown price. All are null when one cannot be converted,
 * because then the lowest is unknown.
 */
export function comparablePrices(
  products: readonly Pick<ProductCard, 'price' | 'currency'>[],
  rates: Maybe<ExchangeRates>,
): (number | null)[] {
  const target = products.find(({ price, currency }) => price != null && currency)?.currency;
  const prices = products.map(({ price, currency }) => {
    if (price == null || !currency) return null;
    return currency === target ? price : (convert(price, currency, target, rates) ?? Number.NaN);
  });
  return prices.some(Number.isNaN) ? prices.map(() => null) : prices;
}
