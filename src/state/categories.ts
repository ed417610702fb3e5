import { loadCategories } from '../api/categories.ts';
import { isAborted } from '../api/errors.ts';
import type { Category } from '../contract/category.ts';
import { indexCategories } from '../domain/category-tree.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

const listAtom = atom<readonly Category[]>([]);

/** All categories by id, whether the host sent them nested or flat; empty before they are loaded. */
export const categoriesAtom = atom(get => indexCategories(get(listAtom)));

/** The name of a category, for "in {category}"; undefined for an id nobody knows. */
export const categoryNameAtom = atom(get => {
  const byId = get(categoriesAtom);
  return (id: string | number): string | undefined => byId.get(String(id))?.name;
});

/** Loads the categories unless that was done within the last minute; a failure leaves those there are. */
export const loadCategoriesAtom = atom(null, async (get, set) => {
  const { client, report } = get(servicesAtom);
  try {
    const categories = await loadCategories(client);
    if (categories.length > 0) set(listAtom, categories);
  } catch (error) {
    if (!isAborted(error)) report(error);
  }
});
