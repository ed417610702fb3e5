import { allCategories } from '../api/categories.ts';
import { isAborted } from '../api/errors.ts';
import { indexCategories } from '../domain/category-tree.ts';
import { categoriesAtom } from './categories.ts';
import { atom } from './jotai.ts';
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
