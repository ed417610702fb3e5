import { useEffect } from 'react';
import { allCategories } from '../api/categories.ts';
import { isAborted } from '../api/errors.ts';
import { barCategories } from '../domain/category-bar.ts';
import { type CategoryIndex, indexCategories } from '../domain/category-tree.ts';
import { barCategoriesAtom, categoriesAtom } from './categories.ts';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** Loads the categories unless that was done within the last minute; a failure leaves those there are. */
export const loadCategoriesAtom = atom(null, async (get, set) => {
  const { client, report } = get(servicesAtom);
  try {
    const categories = await allCategories.load(client);
    if (categories.length > 0) set(categoriesAtom, indexCategories(categories));
  } catch (error) {
    if (!isAborted(error)) report(error);
  }
});

/**
 * Loads what the bar shows, unless that was done within the last minute. After a failure it shows what was known
 * before; the bar asks when somebody goes somewhere, so that it never appears on a page that stands without it.
 */
export const loadCategoryBarAtom = atom(null, async (get, set) => {
  await set(loadCategoriesAtom);
  set(barCategoriesAtom, barCategories(get(categoriesAtom)));
});

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
