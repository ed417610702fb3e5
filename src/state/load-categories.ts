/** Loads the categories. A file of its own, because the first paint of the search needs none of it. */
import { useEffect } from 'react';
import { allCategories } from '../api/categories.ts';
import { type ApiError, isAborted } from '../api/errors.ts';
import { barCategories, type CategoryIndex, indexCategories } from '../domain/categories.ts';
import { barCategoriesAtom, categoriesAtom } from './categories.ts';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** Loads the categories, at most once a minute. A failure keeps the earlier ones. */
export const loadCategoriesAtom = atom(null, async (get, set) => {
  const { client, report } = get(servicesAtom);
  try {
    const categories = await allCategories.load(client);
    if (categories.length > 0) set(categoriesAtom, indexCategories(categories));
  } catch (error) {
    if (!isAborted(error)) report(error);
  }
});

/** All categories, to find the names of those that an answer lists by id. Loads them only where they are needed. */
export function useKnownCategories(isNeeded: (known: CategoryIndex) => boolean): CategoryIndex {
  const known = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  const areMissing = isNeeded(known);
  useEffect(() => {
    if (areMissing) void load();
  }, [areMissing, load]);
  return known;
}

/**
 * Loads the categories of the bar, at most once a minute. A failure keeps the earlier ones. Called on navigation, so
 * that the bar never appears on a page that was drawn without it.
 */
export const loadCategoryBarAtom = atom(null, async (get, set) => {
  await set(loadCategoriesAtom);
  set(barCategoriesAtom, barCategories(get(categoriesAtom)));
});

/** A category that could not be opened. The category index, where its page redirects to, shows the failure. */
export interface CategoryFailure {
  readonly slug: string;
  readonly error: ApiError;
}
export const categoryFailureAtom = atom<CategoryFailure | null>(null);
