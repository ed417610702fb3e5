import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import type { FilterNames } from '../../search-filters/active-filters.ts';
import { type Loadable, shown } from '../../state/query.ts';

/**
 * The names of category and store, from the answer shown and else from the categories known. Those of the answer before
 * count only where it was about the same category and store, and of the store its products tell: without any, nobody
 * knows.
 */
export function filterNamesOf(
  { category_id, shop_domain }: SearchParams,
  state: Loadable<SearchAnswer>,
  categoryName: (id: number) => string | undefined,
): FilterNames {
  const { category, search_in_shop_name, search_results = [] } = shown(state)?.data ?? {};
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
