/** Categories for screens whose own answer does not name all of them. */
import { useEffect } from 'react';
import type { ApiError } from '../../api/errors.ts';
import type { CategoryIndex } from '../../domain/categories.ts';
import { atom, useAtomValue, useSetAtom } from '../core/jotai.ts';
import { categoriesAtom } from './categories.ts';
import { loadCategoriesAtom } from './load-categories.ts';

/** All categories, to find the names of those that an answer lists by id. Loads them only where they are needed. */
export function useKnownCategories(areMissing: (loaded: CategoryIndex) => boolean): CategoryIndex {
  const loaded = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  const needsLoad = areMissing(loaded);
  useEffect(() => {
    if (needsLoad) void load();
  }, [needsLoad, load]);
  return loaded;
}

/** A category that could not be opened. The category index, where its page redirects to, shows the failure. */
export interface CategoryFailure {
  readonly slug: string;
  readonly error: ApiError;
}
export const categoryFailureAtom = atom<CategoryFailure | null>(null);
