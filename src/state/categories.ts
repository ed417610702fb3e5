import type { CategoryIndex } from '../domain/category-tree.ts';
import { atom } from './jotai.ts';

/** All categories by id, whether the host sent them nested or flat; empty before they are loaded. */
export const categoriesAtom = atom<CategoryIndex>(new Map());

/** The name of a category, for "in {category}"; undefined for an id nobody knows. */
export const categoryNameAtom = atom(get => {
  const byId = get(categoriesAtom);
  return (id: string | number): string | undefined => byId.get(String(id))?.name;
});
