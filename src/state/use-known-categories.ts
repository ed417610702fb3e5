import { useEffect } from 'react';
import type { CategoryIndex } from '../domain/category-tree.ts';
import { categoriesAtom } from './categories.ts';
import { useAtomValue, useSetAtom } from './jotai.ts';
import { loadCategoriesAtom } from './load-categories.ts';

/** All categories, for the names of those that an answer lists by their ids; loaded where there are such. */
export function useKnownCategories(isNeeded: (known: CategoryIndex) => boolean): CategoryIndex {
  const known = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  const areMissing = isNeeded(known);
  useEffect(() => {
    if (areMissing) void load();
  }, [areMissing, load]);
  return known;
}
