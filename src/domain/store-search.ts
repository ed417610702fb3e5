import { productOrders, type SortChoice } from './filter-choices.ts';
import { type SearchParamsToWrite, searchHref } from './search-href.ts';

/** The address of the store search. */
export function storeSearchHref(params: SearchParamsToWrite): string {
  return searchHref(params, '/reviews/store_search');
}

/** The sort orders of stores. Stores have no price, so these orders are offered only if the address asks for one. */
export const storeOrders = (inEffect: string | null): readonly SortChoice[] =>
  productOrders.filter(({ value }) => !value.startsWith('price') || value === inEffect);
