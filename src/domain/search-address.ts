import { isCountry } from '../contract/codes.ts';
import { rating, wildcard } from '../contract/limits.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import {
  type SearchParamName,
  type SearchParams,
  searchDefaults,
  searchParamNames,
} from '../contract/search-params.ts';
import { defineQuery, filled, integer, numeric, pageNumber, type Reader, text } from './query.ts';
import { readNumber } from './typed-number.ts';

const country: Reader<string> = given => (isCountry(given.toUpperCase()) ? given.toUpperCase() : null);
const stars: Reader<number> = given => {
  const value = numeric(given);
  return value === null ? null : Math.min(Math.max(value, rating.min), rating.max);
};
/** An address has no language: what its links write, then what people write into it. */
const price: Reader<number> = given => {
  const value = numeric(given) ?? readNumber(given, 'en');
  return value !== null && value > 0 ? value : null;
};

/** The single parameters of product and store search. Rules between them follow in `parseSearchAddress`. */
export const searchQuery = defineQuery<SearchParams>({
  defaults: searchDefaults,
  read: {
    q: text,
    page: pageNumber,
    redesign: text,
    sort_by: filled,
    shop_domain: filled,
    search_in_shop: filled,
    platform: filled,
    category_id: integer,
    country,
    store_country: country,
    min_rating: stars,
    min_transparency: integer,
    min_authenticity: integer,
    currency: filled,
    min_price: price,
    max_price: price,
    reviews_count: integer,
    category_search: text,
    brand: filled,
    collection: filled,
  },
  // An invalid percentage means 0, not the default.
  invalid: { min_transparency: 0, min_authenticity: 0 },
  always: ['q', 'page'],
});

/**
 * Reads the search parameters from a raw `location.search`. Never throws: invalid values count as missing, but for
 * what `invalid` above names.
 * @param known `rates` once they are loaded: then a currency without a rate counts as '*'
 */
export function parseSearchAddress(
  rawSearch: string,
  known: { readonly rates?: ExchangeRates | null | undefined } = {},
): SearchParams {
  const params = searchQuery.parse(rawSearch);
  const { shop_domain, search_in_shop, platform, currency, min_price, max_price } = params;
  return {
    ...params,
    ...(!(shop_domain && search_in_shop && platform) && anyShop),
    currency: knownCurrency(currency, known.rates),
    ...pricesInOrder(min_price, max_price),
  };
}

function knownCurrency(text: string | null, rates: ExchangeRates | null | undefined): string | null {
  const code = text?.toUpperCase() ?? null;
  return code && rates && !Object.hasOwn(rates, code) ? wildcard : code;
}

/** The parameters as texts, in their fixed order, without null and undefined. */
export function searchTexts(params: { readonly [Name in SearchParamName]?: unknown }): {
  [Name in SearchParamName]?: string;
} {
  const texts: { [Name in SearchParamName]?: string } = {};
  for (const name of searchParamNames) {
    const value = params[name];
    if (value !== null && value !== undefined) texts[name] = String(value);
  }
  return texts;
}

/**
 * The parameters of a search request. All that have a value are sent, even defaults.
 * @param currencyInUse the currency that prices are shown in
 */
export function searchRequest(
  params: SearchParams,
  currencyInUse: string,
): { [Name in SearchParamName]?: string } {
  return searchTexts({ ...params, currency: currencyInUse });
}

/** The price limits, swapped if the lower one is higher. Either may be missing. */
export function pricesInOrder(
  low: number | null,
  high: number | null,
): Pick<SearchParams, 'min_price' | 'max_price'> {
  const isSwapped = low !== null && high !== null && low > high;
  return isSwapped ? { min_price: high, max_price: low } : { min_price: low, max_price: high };
}

/** A search in all stores. The three parameters are only valid together. */
export const anyShop = {
  shop_domain: null,
  search_in_shop: null,
  platform: null,
} as const satisfies Partial<SearchParams>;

/** The filters, in the order of the parameters. Text, page, order, currency and shop are none. */
export const filterNames = [
  'category_id',
  'country',
  'store_country',
  'min_rating',
  'min_transparency',
  'min_authenticity',
  'min_price',
  'max_price',
  'reviews_count',
  'brand',
] as const satisfies readonly SearchParamName[];
export type FilterName = (typeof filterNames)[number];

/** The filters that differ from their defaults. */
export function changedFilters(params: SearchParams): FilterName[] {
  return filterNames.filter(name => params[name] !== searchDefaults[name]);
}

/** Whether a search has no text, filter, order or shop. Such an address shows the category index. */
export function isEmptySearch(params: SearchParams): boolean {
  return (
    params.q.trim() === '' &&
    changedFilters(params).length === 0 &&
    params.sort_by === null &&
    params.shop_domain === null
  );
}
