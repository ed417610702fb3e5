import { useEffect, useMemo, useState } from 'react';
import { type CategoryQuery, categoryLists } from '../../api/categories.ts';
import type { Category } from '../../contract/categories.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import {
  type CategoryIndex,
  childrenOf,
  indexCategories,
  pathTo,
  sortCategories,
  topLevel,
} from '../../domain/categories.ts';
import { filterMessages, filterPillMessages } from '../../messages/filters.ts';
import { searchableId } from '../../routing/addresses/category-href.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { categoriesAtom } from '../../state/goods/categories.ts';
import { loadCategoriesAtom } from '../../state/goods/load-categories.ts';
import { createQuery } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';

const lists = createQuery(categoryLists, { keepsPrevious: () => false });

export interface CategoryRow {
  /** Null for all categories. */
  readonly id: number | null;
  readonly name: string;
  readonly relation: 'ancestor' | 'chosen' | 'child';
}

/**
 * The categories to choose from, and whether some are still loading. A search for a text or within a store offers only
 * the children that have such products, or all children where the host names none.
 * @param answered the chosen category as the answer of the search describes it
 */
export function useCategoryRows(
  search: SearchParams,
  answered: Category | null,
): { readonly rows: readonly CategoryRow[]; readonly isLoading: boolean } {
  const { category_id: value } = search;
  const matching = useQuery(lists, scopeOf(search)).state;
  const all = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  const [areAllLoading, setAllLoading] = useState(true);
  useEffect(() => {
    void load().then(() => setAllLoading(false));
  }, [load]);
  const index = useMemo(
    () => indexCategories([...all.values(), ...(answered ? withAncestors(answered) : [])]),
    [all, answered],
  );
  const areMatchingLoading = matching.status === 'loading';
  const nearby = value === null ? topLevel(index) : childrenOf(index, value);
  const offered = matching.data?.product_categories ?? [];
  return {
    rows: rowsOf(index, value, areMatchingLoading ? [] : offered.length > 0 ? offered : nearby),
    // The answer of the search names the children of a chosen category.
    isLoading: areMatchingLoading
      ? value === null || nearby.length > 0
      : offered.length === 0 && areAllLoading && all.size === 0 && value === null,
  };
}

/** The request for the categories with such products; null where neither a text nor a store limits the search. */
function scopeOf({
  q,
  shop_domain,
  search_in_shop,
  platform,
  category_id,
}: SearchParams): CategoryQuery | null {
  const text = q.trim();
  if (text === '' && shop_domain === null) return null;
  return {
    ...(text !== '' && { q: text }),
    ...(shop_domain !== null && { shop_domain }),
    ...(search_in_shop !== null && { search_in_shop }),
    ...(platform !== null && { platform }),
    ...(category_id === null ? { level: '1' } : { category_id: `${category_id}` }),
  };
}

/** All categories, the ancestors of the chosen one, itself, and those of its children that are offered. */
function rowsOf(index: CategoryIndex, value: number | null, offered: readonly Category[]): CategoryRow[] {
  const all: CategoryRow = {
    id: null,
    name: filterMessages.allCategories,
    relation: value === null ? 'chosen' : 'ancestor',
  };
  const rows = (categories: readonly Category[], relation: CategoryRow['relation']): CategoryRow[] =>
    categories.flatMap(one => {
      const id = searchableId(one.id);
      return id === null ? [] : { id, name: one.name, relation };
    });
  const children = rows(sortCategories(offered, 'page_order'), 'child');
  if (value === null) return [all, ...children];
  const path = pathTo(index, value);
  const chosen: CategoryRow = {
    id: value,
    name: path.at(-1)?.name ?? filterPillMessages.categoryUnnamed,
    relation: 'chosen',
  };
  return [all, ...rows(path.slice(0, -1), 'ancestor'), chosen, ...children];
}

/** A category and those of its ancestors that the host names, from the top down, each the child of the one before. */
function withAncestors(category: Category): Category[] {
  const ancestors = (category.upper_level_categories ?? []).filter(one => typeof one === 'object');
  const line = [...ancestors, category];
  return line.map((one, level) => ({ ...one, parent_id: one.parent_id ?? line[level - 1]?.id }));
}
