import type { ExchangeRates } from '../contract/reviewer.ts';
import type { ProductCard } from '../contract/search.ts';
import { convert } from './currency.ts';

type Maybe<T> = T | null | undefined;

/** Marks the best of the known values, or none if all are equal. Several may share the first place. */
export function bestOf(values: readonly Maybe<number>[], better: 'lower' | 'higher'): boolean[] {
  const numbers = values.filter(value => value != null);
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  return values.map(value => min < max && value === (better === 'lower' ? min : max));
}

export interface ComparablePrices {
  /** Null for an unknown price. */
  readonly prices: readonly (number | null)[];
  readonly currency: string | null;
  /** Whether any of them was converted. */
  readonly isConverted: boolean;
}

/**
 * Prices in the wanted currency; if not all can be converted into it, in the currency of the first price. All are null if one
 * can be converted into neither, because then the lowest is unknown.
 */
export function comparablePrices(
  products: readonly Pick<ProductCard, 'price' | 'currency'>[],
  rates: Maybe<ExchangeRates>,
  wanted: string | null = null,
): ComparablePrices {
  const priced = products.filter(({ price, currency }) => price != null && currency);
  for (const target of new Set([wanted, priced[0]?.currency])) {
    if (!target) continue;
    const prices = products.map(({ price, currency }) => {
      if (price == null || !currency) return null;
      return currency === target ? price : (convert(price, currency, target, rates) ?? Number.NaN);
    });
    if (!prices.some(Number.isNaN))
      return { prices, currency: target, isConverted: priced.some(({ currency }) => currency !== target) };
  }
  return { prices: products.map(() => null), currency: null, isConverted: false };
}

/** What reviews talk about, and how many of them praise or criticise it. */
interface Topic {
  readonly name: string;
  readonly positive: number;
  readonly negative: number;
}

export interface Verdict {
  readonly name: string;
  readonly count: number;
}

/** A topic with fewer reviews is left out: it may be chance. */
const fewestVoices = 2;
const maxVerdicts = 3;

/**
 * What a product is praised for and what is complained about, the most often said first. A topic is on the side that has
 * more reviews.
 */
export function verdictsOf(topics: readonly Topic[]): { strengths: Verdict[]; complaints: Verdict[] } {
  const side = (count: (topic: Topic) => number, other: (topic: Topic) => number) =>
    topics
      .filter(topic => count(topic) >= fewestVoices && count(topic) > other(topic))
      .map(topic => ({ name: topic.name, count: count(topic) }))
      .sort((a, b) => b.count - a.count)
      .slice(0, maxVerdicts);
  const [positive, negative] = [(topic: Topic) => topic.positive, (topic: Topic) => topic.negative];
  return { strengths: side(positive, negative), complaints: side(negative, positive) };
}
