import type { Category } from '../contract/category.ts';
import { atom } from './jotai.ts';

/** The categories of the bar below the header; null before it is known whether there are any. */
export const barCategoriesAtom = atom<readonly Category[] | null>(null);
