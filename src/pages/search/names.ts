import type { SearchAnswer } from '../../api/search.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { cutText } from '../../domain/text.ts';
import { type Loadable, shown } from '../../state/query.ts';
import type { FilterNames } from '../../ui/active-filters.ts';

/** A heading names the search, it does not repeat a page of pasted text. Characters. */
const longestHeading = 120;

/**
 * The names of category and store, from the answer shown and else from the categories known. Those of the answer before
 * count only where it was about the same category and store, and of the store its products tell: without any, nobody
 * knows.
 */
export function namesOf(
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

/** What the screen is headed with, and the page titled where the host gives no title. */
export function headingOf(
  { q, category_id, shop_domain, collection }: SearchParams,
  { category, shop }: FilterNames,
): string {
  const query = q.trim();
  if (query !== '') return searchMessages.ofQuery(cutText(query, longestHeading));
  if (collection) return searchMessages.ofCollection(cutText(collection, longestHeading));
  if (category_id !== null) return category || searchMessages.inCategory;
  if (shop_domain !== null) return shop ? searchMessages.ofShop(shop) : searchMessages.inShop;
  return searchMessages.all;
}
