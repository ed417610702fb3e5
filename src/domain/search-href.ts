import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { encodeText } from '../contract/uri.ts';
import { filterNames, searchQuery, searchTexts } from './search-address.ts';
import { type ParamsToWrite, writeParams, writtenParams } from './write-query.ts';

/** Parameters to write. Null and undefined are never written. */
export type SearchParamsToWrite = ParamsToWrite<SearchParams>;

/**
 * Writes parameters in their fixed order, without a question mark.
 * - `address`: for a link; an empty `category_id` or `sort_by` is left out.
 * - `request`: for a call; only null and undefined are left out.
 */
export function writeSearchParams(params: SearchParamsToWrite, variant: 'address' | 'request'): string {
  const texts = searchTexts(params);
  if (variant === 'address') for (const name of droppedWhenEmpty) if (texts[name] === '') delete texts[name];
  return writeParams(texts);
}
const droppedWhenEmpty = ['category_id', 'sort_by'] as const;

/** The address of the search screen. It names q, page and the parameters that differ from their defaults. */
export function searchHref(params: SearchParamsToWrite, path = '/reviews/search'): string {
  const query = writeSearchParams(writtenParams(searchQuery, params), 'address');
  return withCollection(`${path}?${query}`, params.collection);
}

/** Appends the name of a collection to the address of a search. */
export function withCollection(href: string, name: string | null | undefined): string {
  return name ? `${href}&collection=${encodeText(name)}` : href;
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

/** Whether the redesign flag of an address is on. */
export function isRedesignOn(flag: string | null): boolean {
  return flag !== null && !['', '0', 'false'].includes(flag);
}
