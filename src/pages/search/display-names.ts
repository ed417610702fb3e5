import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import type { DisplayNames } from '../../search-filters/active-filters.ts';
import { type Loadable, latestData } from '../../state/loaded/query.ts';

/**
 * The names of the category and the store of a search, from its answer; that of the category else from `categoryName`.
 * While a search is loading, the previous answer is used: for the category if it has the same id, for the store if it has
 * products and all of them are from this store.
 */
export function displayNamesOf(
  { category_id, shop_domain }: SearchParams,
  state: Loadable<SearchAnswer>,
  categoryName: (id: number) => string | undefined,
): DisplayNames {
  const { category, search_in_shop_name, search_results = [] } = latestData(state)?.data ?? {};
  const isSameShop =
    state.status === 'ready' ||
    (search_results.length > 0 && search_results.every(product => product.shop_domain === shop_domain));
  return {
    category:
      category_id === null
        ? null
        : category && String(category.id) === String(category_id)
          ? category.name
          : categoryName(category_id),
    shop: shop_domain !== null && isSameShop ? search_in_shop_name : null,
  };
}
