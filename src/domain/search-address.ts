import { isCountry } from '../contract/codes.ts';
import { rating, wildcard } from '../contract/limits.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import {
  type SearchParamName,
  type SearchParams,
  searchDefaults,
  searchParamNames,
} from '../contract/search-params.ts';
import { encodeText } from '../contract/uri.ts';
import {
  defineQuery,
  filled,
  integer,
  numeric,
  type ParamsToWrite,
  pageNumber,
  type Reader,
  text,
  writeParams,
} from './query.ts';

/** Parameters to write. Null and undefined are never written. */
export type SearchParamsToWrite = ParamsToWrite<SearchParams>;

const country: Reader<string> = given => (isCountry(given.toUpperCase()) ? given.toUpperCase() : null);
const stars: Reader<number> = given => {
  const value = numeric(given);
  return value === null ? null : Math.min(Math.max(value, rating.min), rating.max);
};
const price: Reader<number> = given => {
  const value = numeric(given);
  return value !== null && value > 0 ? value : null;
};

/** The single parameters of product and store search. Rules between them follow in `parseSearchAddress`. */
const searchQuery = defineQuery<SearchParams>({
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
    collection: filled,
  },
  // An invalid percentage means 0, not the default.
  invalid: { min_transparency: 0, min_authenticity: 0 },
  always: ['q', 'page'],
});

/**
 * Reads the search parameters from a raw `location.search`. Never throws: invalid values count as missing, unless
 * specification §5 says otherwise.
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

/**
 * Writes parameters in their fixed order, without a question mark.
 * - `address`: for a link; an empty `category_id` or `sort_by` is left out.
 * - `request`: for a call; only null and undefined are left out.
 */
export function writeSearchParams(params: SearchParamsToWrite, variant: 'address' | 'request'): string {
  const texts = textOf(params);
  if (variant === 'address') for (const name of droppedWhenEmpty) if (texts[name] === '') delete texts[name];
  return writeParams(texts);
}
const droppedWhenEmpty = ['category_id', 'sort_by'] as const;

/** The parameters as texts, in their fixed order, without null and undefined. */
function textOf(params: SearchParamsToWrite): { [Name in SearchParamName]?: string } {
  const texts: { [Name in SearchParamName]?: string } = {};
  for (const name of searchParamNames) {
    const value = params[name];
    if (value !== null && value !== undefined) texts[name] = String(value);
  }
  return texts;
}

/** The address of the search screen. It names q, page and the parameters that differ from their defaults. */
export function searchHref(params: SearchParamsToWrite, path = '/reviews/search'): string {
  const query = writeSearchParams(searchQuery.written(params), 'address');
  return withCollection(`${path}?${query}`, params.collection);
}

/** Appends the name of a collection to the address of a search. */
export function withCollection(href: string, name: string | null | undefined): string {
  return name ? `${href}&collection=${encodeText(name)}` : href;
}

/**
 * The parameters of a search request. All that have a value are sent, even defaults.
 * @param currencyInUse the currency that prices are shown in
 */
export function searchRequest(
  params: SearchParams,
  currencyInUse: string,
): { [Name in SearchParamName]?: string } {
  return textOf({ ...params, currency: currencyInUse });
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
] as const satisfies readonly SearchParamName[];
export type FilterName = (typeof filterNames)[number];

/** The filters that differ from their defaults. */
export function changedFilters(params: SearchParams): FilterName[] {
  return filterNames.filter(name => params[name] !== searchDefaults[name]);
}

/**
 * Changes a search and goes to page 1. A search that only becomes narrower stays in its collection. Another order, or
 * another value of a filter that was set, leaves the collection.
 */
export function changeSearch(params: SearchParams, change: Partial<SearchParams>): SearchParams {
  const isLeft = (['sort_by', ...filterNames] as const).some(
    name => name in change && params[name] !== searchDefaults[name] && params[name] !== change[name],
  );
  return { ...params, ...change, page: searchDefaults.page, ...(isLeft && { collection: null }) };
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

/** Whether the redesign flag of an address is on. */
export function isRedesignOn(flag: string | null): boolean {
  return flag !== null && !['', '0', 'false'].includes(flag);
}
