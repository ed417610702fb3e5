import type { ApiError } from '../api/errors.ts';
import { atom } from './jotai.ts';

/** A category that could not be opened, so that the index, where its failure leads, can say so. */
export interface CategoryFailure {
  readonly slug: string;
  readonly error: ApiError;
}
export const categoryFailureAtom = atom<CategoryFailure | null>(null);
