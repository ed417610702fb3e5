import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { filterNames } from './search-address.ts';

/** Clears all filters and goes to page 1. The search leaves its collection. */
export function clearFilters(params: SearchParams): SearchParams {
  return {
    ...params,
    page: searchDefaults.page,
    collection: null,
    ...Object.fromEntries(filterNames.map(name => [name, searchDefaults[name]])),
  };
}
