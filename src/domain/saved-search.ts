import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { isEmptySearch } from './search-address.ts';
import { writeSearchParams } from './search-href.ts';

/**
 * The text under which a search is saved: its words and filters as an address has them, in one order, without what is a
 * default. Page and order are not part of it, and a currency only where a price is limited. Empty for a search without words
 * and filters, which cannot be saved.
 * @param currencyInUse the currency that a limit of the price is in, unless the search names one
 */
export function savedSearchText(params: SearchParams, currencyInUse: string): string {
  const { redesign, sort_by, category_search, collection } = searchDefaults;
  const search = {
    ...params,
    redesign,
    sort_by,
    category_search,
    collection,
    q: params.q.trim().replace(/\s+/g, ' '),
  };
  if (isEmptySearch(search)) return '';
  const isPriced = params.min_price !== null || params.max_price !== null;
  const currency = isPriced ? (params.currency ?? currencyInUse) : null;
  const given = Object.entries({ ...search, currency }).filter(
    ([name, value]) => name !== 'page' && value !== searchDefaults[name as keyof SearchParams],
  );
  return writeSearchParams(Object.fromEntries(given), 'address');
}

/** Tells saved searches apart: capital letters do not count. */
export const savedSearchKey = (search: string): string => search.toLowerCase();
