import type { ApiError } from '../api/errors.ts';
import type { Category } from '../contract/category.ts';
import type { CategoryIndex } from '../domain/category-tree.ts';
import { atom } from './jotai.ts';

/** All categories by id, whether the host sent them nested or flat; empty before they are loaded. */
export const categoriesAtom = atom<CategoryIndex>(new Map());

/** The name of a category, for "in {category}"; undefined for an id nobody knows. */
export const categoryNameAtom = atom(get => {
  const byId = get(categoriesAtom);
  return (id: string | number): string | undefined => byId.get(String(id))?.name;
});

/** The categories of the bar below the header; null before it is known whether there are any. */
export const barCategoriesAtom = atom<readonly Category[] | null>(null);

/** A category that could not be opened, so that the index, where its failure leads, can say so. */
export interface CategoryFailure {
  readonly slug: string;
  readonly error: ApiError;
}
export const categoryFailureAtom = atom<CategoryFailure | null>(null);
