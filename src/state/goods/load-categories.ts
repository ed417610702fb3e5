import { allCategories } from '../../api/categories.ts';
import { isAborted } from '../../api/errors.ts';
import { barCategories, indexCategories } from '../../domain/categories.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { barCategoriesAtom, categoriesAtom } from './categories.ts';

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

/**
 * Loads the categories of the bar, at most once a minute. A failure keeps the earlier ones. Called on navigation, so
 * that the bar never appears on a page that was rendered without it.
 */
export const loadCategoryBarAtom = atom(null, async (get, set) => {
  await set(loadCategoriesAtom);
  set(barCategoriesAtom, barCategories(get(categoriesAtom)));
});
