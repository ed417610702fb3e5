import { barCategories } from '../domain/category-bar.ts';
import { categoriesAtom } from './categories.ts';
import { barCategoriesAtom } from './category-bar.ts';
import { atom } from './jotai.ts';
import { loadCategoriesAtom } from './load-categories.ts';

/**
 * Loads what the bar shows, unless that was done within the last minute. After a failure it shows what was known
 * before; the bar asks when somebody goes somewhere, so that it never appears on a page that stands without it.
 */
export const loadCategoryBarAtom = atom(null, async (get, set) => {
  await set(loadCategoriesAtom);
  set(barCategoriesAtom, barCategories(get(categoriesAtom)));
});
