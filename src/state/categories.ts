import { useEffect } from 'react';
import { allCategories } from '../api/categories.ts';
import { type ApiError, isAborted } from '../api/errors.ts';
import type { Category } from '../contract/categories.ts';
import { barCategories, type CategoryIndex, indexCategories } from '../domain/categories.ts';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** All categories by id, whether the host sent them nested or flat; empty before they are loaded. */
export const categoriesAtom = atom<CategoryIndex>(new Map());

/** The name of a category, for "in {category}"; undefined for an id nobody knows. */
export const categoryNameAtom = atom(get => {
  const byId = get(categoriesAtom);
  return (id: string | number): string | undefined => byId.get(String(id))?.name;
});

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

/** The categories of the bar below the header; null before it is known whether there are any. */
export const barCategoriesAtom = atom<readonly Category[] | null>(null);

/**
 * Loads what the bar shows, unless that was done within the last minute. After a failure it shows what was known
 * before; the bar loads when somebody goes somewhere, so that it never appears on a page that stands without it.
 */
export const loadCategoryBarAtom = atom(null, async (get, set) => {
  await set(loadCategoriesAtom);
  set(barCategoriesAtom, barCategories(get(categoriesAtom)));
});

/** A category that could not be opened, so that the index, where its failure leads, can say so. */
export interface CategoryFailure {
  readonly slug: string;
  readonly error: ApiError;
}
export const categoryFailureAtom = atom<CategoryFailure | null>(null);
