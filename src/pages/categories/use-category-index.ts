import { useMemo } from 'react';
import { type CategoryList, type CategoryQuery, categoryLists } from '../../api/categories.ts';
import type { CategoryOrder } from '../../domain/categories.ts';
import {
  type CategoryNode,
  categoryNodes,
  filterNodes,
  hasUnknownIds,
  sortNodes,
} from '../../domain/category-tree.ts';
import { atom, useAtom } from '../../state/core/jotai.ts';
import { useKnownCategories } from '../../state/goods/known-categories.ts';
import { createQuery, type Loadable } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';

const lists = createQuery(categoryLists, { keepsPrevious: () => false });

/** Order, filter and folds of the index. They last for the visit, so that Back shows the index as it was. */
export interface IndexView {
  readonly order: CategoryOrder;
  /** The typed filter. It holds for one search text of the address. */
  readonly text: string;
  /** Departments that a press opened or closed on a phone, where only the first stands open. */
  readonly toggled: readonly CategoryNode['category']['id'][];
}
const indexViewAtom = atom<IndexView & { readonly query: string }>({
  order: 'page_order',
  text: '',
  toggled: [],
  query: '',
});

export interface CategoryIndexState {
  readonly state: Loadable<CategoryList>;
  readonly retry: () => void;
  /** All categories of the answer in the chosen order; undefined while they load. */
  readonly all: readonly CategoryNode[] | undefined;
  /** The categories that match the typed filter. */
  readonly found: readonly CategoryNode[] | undefined;
  readonly view: IndexView;
  readonly setView: (change: Partial<IndexView>) => void;
}

/**
 * Loads the categories of the index.
 * @param query search text of the address; not empty, only categories with matching products are listed
 */
export function useCategoryIndex(query: string): CategoryIndexState {
  const request: CategoryQuery = query === '' ? { level: '1' } : { q: query, level: '1' };
  const { state, retry } = useQuery(lists, request);
  const [view, storeView] = useAtom(indexViewAtom);
  const { order, toggled } = view;
  const text = view.query === query ? view.text : '';
  const list = state.data?.product_categories;
  const loaded = useKnownCategories(loaded => hasUnknownIds(list, loaded));
  const all = useMemo(() => list && sortNodes(categoryNodes(list, loaded), order), [list, loaded, order]);
  const found = useMemo(() => all && filterNodes(all, text), [all, text]);
  const setView = (change: Partial<IndexView>) => storeView({ order, text, toggled, query, ...change });
  return { state, retry, all, found, view: { order, text, toggled }, setView };
}
