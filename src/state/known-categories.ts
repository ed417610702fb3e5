/** What screens know about categories beyond their own answer. */
import { useEffect } from 'react';
import type { ApiError } from '../api/errors.ts';
import type { CategoryIndex } from '../domain/categories.ts';
import { lazy } from '../loading/lazy.ts';
import { categoriesAtom } from './categories.ts';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** Most answers bring the names of their categories. */
const loading = lazy('load-categories', () => import('./load-categories.ts'));

const loadKnownAtom = atom(null, (get, set) =>
  loading.load().then(({ loadCategoriesAtom }) => set(loadCategoriesAtom), get(servicesAtom).report),
);

/** All categories, to find the names of those that an answer lists by id. Loads them only where they are needed. */
export function useKnownCategories(isNeeded: (known: CategoryIndex) => boolean): CategoryIndex {
  const known = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadKnownAtom);
  const areMissing = isNeeded(known);
  useEffect(() => {
    if (areMissing) void load();
  }, [areMissing, load]);
  return known;
}

/** A category that could not be opened. The category index, where its page redirects to, shows the failure. */
export interface CategoryFailure {
  readonly slug: string;
  readonly error: ApiError;
}
export const categoryFailureAtom = atom<CategoryFailure | null>(null);
