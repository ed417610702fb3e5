import { useEffect, useMemo, useState } from 'react';
import { type CategoryQuery, categoryLists } from '../../api/category-pages.ts';
import type { Category } from '../../contract/categories.ts';
import { filterMessages } from '../../contract/messages/filters.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import {
  type CategoryIndex,
  childrenOf,
  indexCategories,
  pathTo,
  searchableId,
  sortCategories,
  topLevel,
} from '../../domain/categories.ts';
import { categoriesAtom } from '../../state/categories.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { loadCategoriesAtom } from '../../state/load-categories.ts';
import { createQuery, useQuery } from '../../state/query.ts';

const lists = createQuery(categoryLists, { keepsPrevious: () => false });

export interface CategoryRow {
  /** Null for all categories. */
  readonly id: number | null;
  readonly name: string;
  readonly place: 'above' | 'here' | 'below';
}

/**
 * The categories to choose from, and whether some are on their way. In a search for a text or within a store only those
 * below the chosen one that have such products; where the host tells of none, all of them.
 */
export function useCategoryRows(
  search: SearchParams,
  found: Category | null,
): { readonly rows: readonly CategoryRow[]; readonly isAwaited: boolean } {
  const { category_id: value } = search;
  const below = useQuery(lists, scopeOf(search)).state;
  const all = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    void load().then(() => setLoading(false));
  }, [load]);
  const index = useMemo(
    () => indexCategories([...all.values(), ...(found ? withUpper(found) : [])]),
    [all, found],
  );
  const isNarrowing = below.status === 'loading';
  const known = value === null ? topLevel(index) : childrenOf(index, value);
  const told = below.data?.product_categories ?? [];
  return {
    rows: rowsOf(index, value, isNarrowing ? [] : told.length > 0 ? told : known),
    // Of a chosen category the answer tells what lies below it.
    isAwaited: isNarrowing
      ? value === null || known.length > 0
      : told.length === 0 && isLoading && all.size === 0 && value === null,
  };
}

/** What the categories are asked with; null where nothing narrows them down. */
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

/** All categories, those above the chosen one, itself, and those below it that are offered. */
function rowsOf(index: CategoryIndex, value: number | null, offered: readonly Category[]): CategoryRow[] {
  const all: CategoryRow = {
    id: null,
    name: filterMessages.allCategories,
    place: value === null ? 'here' : 'above',
  };
  const rows = (categories: readonly Category[], place: CategoryRow['place']): CategoryRow[] =>
    categories.flatMap(one => {
      const id = searchableId(one.id);
      return id === null ? [] : { id, name: one.name, place };
    });
  const below = rows(sortCategories(offered, 'page_order'), 'below');
  if (value === null) return [all, ...below];
  const path = pathTo(index, value);
  const here: CategoryRow = {
    id: value,
    name: path.at(-1)?.name ?? searchMessages.pills.categoryUnnamed,
    place: 'here',
  };
  return [all, ...rows(path.slice(0, -1), 'above'), here, ...below];
}

/** The category and those above it as far as the host tells them, from the top down, each below the one before. */
function withUpper(category: Category): Category[] {
  const upper = (category.upper_level_categories ?? []).filter(one => typeof one === 'object');
  const line = [...upper, category];
  return line.map((one, level) => ({ ...one, parent_id: one.parent_id ?? line[level - 1]?.id }));
}
