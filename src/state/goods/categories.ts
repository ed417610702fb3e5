import type { Category } from '../../contract/categories.ts';
import type { CategoryIndex } from '../../domain/categories.ts';
import { atom } from '../core/jotai.ts';

/** All categories by id; empty until `loadCategoriesAtom` has loaded them. */
export const categoriesAtom = atom<CategoryIndex>(new Map());

/** Finds the name of a category, for "in {category}"; undefined for an unknown id. */
export const categoryNameAtom = atom(get => {
  const byId = get(categoriesAtom);
  return (id: string | number): string | undefined => byId.get(String(id))?.name;
});

/** The categories of the bar below the header; null until `loadCategoryBarAtom` has loaded them. */
export const barCategoriesAtom = atom<readonly Category[] | null>(null);
