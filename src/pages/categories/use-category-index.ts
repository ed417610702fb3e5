import { useMemo } from 'react';
import { type CategoryList, type CategoryQuery, categoryLists } from '../../api/category-pages.ts';
import type { CategoryOrder } from '../../domain/categories.ts';
import {
  type CategoryNode,
  categoryNodes,
  filterNodes,
  hasUnknown,
  sortNodes,
} from '../../domain/category-tree.ts';
import { useKnownCategories } from '../../state/categories.ts';
import { atom, useAtom } from '../../state/jotai.ts';
import { createQuery, type Loadable, useQuery } from '../../state/query.ts';

const lists = createQuery(categoryLists, { keepsPrevious: () => false });

/** How the index is shown; it stays so for the visit, and Back finds it as it was left. */
export interface IndexView {
  readonly order: CategoryOrder;
  /** What was typed to find a category; in an index for another search text it is nothing one asked for. */
  readonly text: string;
}
const indexViewAtom = atom<IndexView & { readonly query: string }>({
  order: 'page_order',
  text: '',
  query: '',
});

export interface CategoryIndexState {
  readonly state: Loadable<CategoryList>;
  readonly retry: () => void;
  /** All categories that were asked for, in the chosen order; undefined until they are there. */
  readonly all: readonly CategoryNode[] | undefined;
  /** Those of them that the typed text leaves. */
  readonly found: readonly CategoryNode[] | undefined;
  readonly view: IndexView;
  readonly setView: (change: Partial<IndexView>) => void;
}

/** For the index: the top level with everything below; with a search text those that have such products. */
export function useCategoryIndex(query: string): CategoryIndexState {
  const request: CategoryQuery = query === '' ? { level: '1' } : { q: query, level: '1' };
  const { state, retry } = useQuery(lists, request);
  const [kept, keep] = useAtom(indexViewAtom);
  const { order } = kept;
  const text = kept.query === query ? kept.text : '';
  const list = state.data?.product_categories;
  const known = useKnownCategories(known => hasUnknown(list, known));
  const all = useMemo(() => list && sortNodes(categoryNodes(list, known), order), [list, known, order]);
  const found = useMemo(() => all && filterNodes(all, text), [all, text]);
  const setView = (change: Partial<IndexView>) => keep({ order, text, query, ...change });
  return { state, retry, all, found, view: { order, text }, setView };
}
