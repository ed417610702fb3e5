import { isCountry } from '../contract/country-codes.ts';
import { rating, wildcard } from '../contract/limits.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import {
  type SearchParamName,
  type SearchParams,
  searchDefaults,
  searchParamNames,
} from '../contract/search-params.ts';
import { decodeText, encodeText, wellFormed } from '../contract/uri.ts';

/** Parameters to write; what is null or undefined is never written. */
export type SearchParamsToWrite = { readonly [Name in keyof SearchParams]?: SearchParams[Name] | undefined };

/**
 * Reads the search parameters from `location.search` as it stands, with or without its question mark. Never throws:
 * a value that makes no sense counts as absent, or as the rule of its parameter says.
 *
 * Of a parameter that is repeated, the first value that makes sense counts. A percent sign that begins no valid
 * escape stands for itself, `+` for a space, and half of a surrogate pair becomes U+FFFD.
 * @param known `rates` as soon as they are there: a currency without a rate then counts as '*'.
 */
export function parseSearchAddress(
  rawSearch: string,
  known: { readonly rates?: ExchangeRates | null | undefined } = {},
): SearchParams {
  const values = readValues(rawSearch);
  const read = <T>(name: keyof SearchParams, accept: (text: string) => T | null): T | null => {
    for (const text of values.get(name) ?? []) {
      const value = accept(text);
      if (value !== null) return value;
    }
    return null;
  };
  const asIs = (name: keyof SearchParams) => read(name, text => text);
  const filled = (name: keyof SearchParams) => read(name, text => text || null);
  const country = (name: 'country' | 'store_country') =>
    read(name, text => (isCountry(text.toUpperCase()) ? text.toUpperCase() : null)) ?? searchDefaults[name];
  /** A percentage: absent it has its default, but a text that is no number means 0. */
  const percentage = (name: 'min_transparency' | 'min_authenticity') =>
    read(name, integer) ?? (values.has(name) ? 0 : searchDefaults[name]);
  const price = (name: SearchParamName) =>
    read(name, text => {
      const value = numeric(text);
      return value !== null && value > 0 ? value : null;
    });

  const shop = [filled('shop_domain'), filled('search_in_shop'), filled('platform')] as const;
  const [shop_domain, search_in_shop, platform] = shop.includes(null) ? [null, null, null] : shop;
  const [low, high] = [price('min_price'), price('max_price')];
  const min_rating = read('min_rating', numeric);
  const collection = filled('collection');

  return {
    q: asIs('q') ?? searchDefaults.q,
    page: Math.max(read('page', integer) ?? searchDefaults.page, 1),
    redesign: asIs('redesign'),
    sort_by: filled('sort_by'),
    shop_domain,
    search_in_shop,
    platform,
    category_id: read('category_id', integer),
    country: country('country'),
    store_country: country('store_country'),
    min_rating:
      min_rating === null
        ? searchDefaults.min_rating
        : Math.min(Math.max(min_rating, rating.min), rating.max),
    min_transparency: percentage('min_transparency'),
    min_authenticity: percentage('min_authenticity'),
    currency: knownCurrency(filled('currency'), known.rates),
    ...pricesInOrder(low, high),
    reviews_count: read('reviews_count', integer) ?? searchDefaults.reviews_count,
    category_search: asIs('category_search'),
    ...(collection && { collection }),
  };
}

/** The values of each parameter in the order they stand. Names of others, `__proto__` too, are passed over. */
function readValues(rawSearch: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of rawSearch.replace(/^\?/, '').split('&')) {
    const end = pair.indexOf('=');
    const name = decodePart(end < 0 ? pair : pair.slice(0, end));
    if (![...searchParamNames, 'collection'].includes(name)) continue;
    const value = end < 0 ? '' : decodePart(pair.slice(end + 1));
    const earlier = values.get(name);
    if (earlier) earlier.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** Each run of escapes is decoded by itself, so that a malformed one leaves the others readable. */
function decodePart(raw: string): string {
  return wellFormed(raw.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, decodeText));
}

/** A finite number if the whole text is one, written the way numbers are: no spaces, no hexadecimals. */
function numeric(text: string): number | null {
  const value = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** Decimals are cut off; what is too large to count exactly becomes the largest number that is not. */
function integer(text: string): number | null {
  const value = numeric(text);
  const limit = Number.MAX_SAFE_INTEGER;
  // Adding 0 turns -0 into 0.
  return value === null ? null : Math.min(Math.max(Math.trunc(value), -limit), limit) + 0;
}

function knownCurrency(text: string | null, rates: ExchangeRates | null | undefined): string | null {
  const code = text?.toUpperCase() ?? null;
  return code && rates && !Object.hasOwn(rates, code) ? wildcard : code;
}

/**
 * Writes parameters in their fixed order, without a question mark.
 * - `address`: what a shopper sees and shares; an empty `category_id` or `sort_by` is left out.
 * - `request`: what a call sends; only null and undefined are left out.
 */
export function writeSearchParams(params: SearchParamsToWrite, variant: 'address' | 'request'): string {
  return Object.entries(textOf(params))
    .filter(([name, text]) => text !== '' || variant === 'request' || !droppedWhenEmpty.includes(name))
    .map(([name, text]) => `${name}=${encodeText(text).replaceAll('%20', '+')}`)
    .join('&');
}
const droppedWhenEmpty: readonly string[] = ['category_id', 'sort_by'];

/** Parameters as texts, in their fixed order; null and undefined are left out. */
function textOf(params: SearchParamsToWrite): { [Name in SearchParamName]?: string } {
  const texts: { [Name in SearchParamName]?: string } = {};
  for (const name of searchParamNames) {
    const value = params[name];
    if (value !== null && value !== undefined) texts[name] = String(value);
  }
  return texts;
}

/** Where the search screen with these parameters is: writes q, page and what differs from its default. */
export function searchHref(params: SearchParamsToWrite, path = searchPath): string {
  const written: { -readonly [Name in SearchParamName]?: unknown } = {};
  for (const name of searchParamNames) {
    const value = params[name] ?? searchDefaults[name];
    if (name === 'q' || name === 'page' || value !== searchDefaults[name]) written[name] = value;
  }
  return withCollection(
    `${path}?${writeSearchParams(written as SearchParamsToWrite, 'address')}`,
    params.collection,
  );
}
const searchPath = '/reviews/search';

/** The address of a search, which names no collection, with the name that it goes by as one, after all parameters. */
export function withCollection(href: string, name: string | null | undefined): string {
  return name ? `${href}&collection=${encodeText(name)}` : href;
}

/** The same for the store search. */
export function storeSearchHref(params: SearchParamsToWrite): string {
  return searchHref(params, '/reviews/store_search');
}

/**
 * The parameters of a search request. Every one that has a value is sent, defaults too.
 * @param currencyInUse the currency that prices are shown in: that of the address, else the chosen one
 */
export function searchRequest(
  params: SearchParams,
  currencyInUse: string,
): { [Name in SearchParamName]?: string } {
  return textOf({ ...params, currency: currencyInUse });
}

/** The limits of the price, the lower one first; either may be missing. */
export function pricesInOrder(
  low: number | null,
  high: number | null,
): Pick<SearchParams, 'min_price' | 'max_price'> {
  const isSwapped = low !== null && high !== null && low > high;
  return isSwapped ? { min_price: high, max_price: low } : { min_price: low, max_price: high };
}

/** Not limited to a store: the three parameters stand only together. */
export const anyShop = {
  shop_domain: null,
  search_in_shop: null,
  platform: null,
} as const satisfies Partial<SearchParams>;

/** What counts as a filter, in the order of the parameters. Text, page, order, currency and shop do not. */
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

/** Takes back all filters, or those named, and goes to page 1; everything else stays but the name of a collection. */
export function clearFilters(params: SearchParams, names: readonly FilterName[] = filterNames): SearchParams {
  return {
    ...params,
    page: searchDefaults.page,
    collection: null,
    ...Object.fromEntries(names.map(name => [name, searchDefaults[name]])),
  };
}

/**
 * Changes a search and goes to page 1. The name of a collection stays as long as the search only becomes narrower:
 * who takes another order, or another value where one was set, has left the collection.
 */
export function changeSearch(params: SearchParams, change: Partial<SearchParams>): SearchParams {
  const isLeft = (['sort_by', ...filterNames] as const).some(
    name => name in change && params[name] !== searchDefaults[name] && params[name] !== change[name],
  );
  return { ...params, ...change, page: searchDefaults.page, ...(isLeft && { collection: null }) };
}

/**
 * Whether a search asks for nothing: no text, no filter, no order, no shop. Its address belongs to the category
 * index.
 */
export function isEmptySearch(params: SearchParams): boolean {
  return (
    params.q.trim() === '' &&
    changedFilters(params).length === 0 &&
    params.sort_by === null &&
    params.shop_domain === null
  );
}

/** Whether the redesign flag, as it stands in an address, is on. */
export function isRedesignOn(flag: string | null): boolean {
  return flag !== null && !['', '0', 'false'].includes(flag);
}
