import type { SearchParams } from '../../contract/search-params.ts';
import { type FilterName, filterNames } from '../../domain/search-address.ts';
import type { Limit } from './price-limits.ts';

/** The filters of a search, and the currency of its price limits. */
export type Filters = Pick<SearchParams, FilterName> & { readonly currency: string };

const limitNames = ['min_price', 'max_price'] as const;
type LimitName = (typeof limitNames)[number];
const choiceNames = [...filterNames, 'currency'] as const;

/** Filters as the person chose them. A price limit keeps the currency in which it was typed. */
export type FilterChoice = Omit<Filters, LimitName> & Readonly<Record<LimitName, Limit>>;

/** Reads the choice from the filters of an address. */
export function choiceOf(
  filters: Filters,
  typedLimit: (amount: number | null, currency: string) => Limit,
): FilterChoice {
  const limit = (name: LimitName) => typedLimit(filters[name], filters.currency);
  return { ...filters, min_price: limit('min_price'), max_price: limit('max_price') };
}

/** Converts the price limits of a choice to its currency. A limit that cannot be converted is null. */
export function filtersOf(
  choice: FilterChoice,
  amountIn: (typed: Limit, currency: string) => number | null,
): Filters {
  const amount = (name: LimitName) => amountIn(choice[name], choice.currency);
  return { ...choice, min_price: amount('min_price'), max_price: amount('max_price') };
}

/** Whether price limits of a choice are lost in its filters. */
export function areLimitsLost(choice: FilterChoice, filters: Filters): boolean {
  return limitNames.some(name => choice[name] !== null && filters[name] === null);
}

/** @param filters those of the choice */
export function changeChoice(choice: FilterChoice, filters: Filters, change: Partial<Filters>): FilterChoice {
  const { currency = choice.currency } = change;
  const hasNewLimit = limitNames.some(name => name in change);
  const limit = (name: LimitName): Limit => {
    const amount = change[name];
    if (amount !== undefined) return amount === null ? null : `${amount} ${currency}`;
    // A limit that was lost with its currency does not come back beside a new one.
    return hasNewLimit && filters[name] === null ? null : choice[name];
  };
  return { ...choice, ...change, min_price: limit('min_price'), max_price: limit('max_price'), currency };
}

/** Takes from another choice all that is the same in `before` and `now`. The rest changed meanwhile, and stays. */
export function mergeChoices(before: FilterChoice, now: FilterChoice, chosen: FilterChoice): FilterChoice {
  const unchanged = choiceNames.filter(name => now[name] === before[name]);
  return {
    ...now,
    ...(Object.fromEntries(unchanged.map(name => [name, chosen[name]])) as Partial<FilterChoice>),
  };
}
