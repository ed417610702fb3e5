import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { type FilterName, filterNames } from './search-address.ts';

/** Clears all filters, or those named, and goes to page 1. The search leaves its collection. */
export function clearFilters(params: SearchParams, names: readonly FilterName[] = filterNames): SearchParams {
  return {
    ...params,
    page: searchDefaults.page,
    collection: null,
    ...Object.fromEntries(names.map(name => [name, searchDefaults[name]])),
  };
}
