import { atom } from './jotai.ts';

/** A category that could not be opened, so that the index, where its failure leads, can say so. */
export interface CategoryFailure {
  readonly slug: string;
  /** There was no answer at all; else one that refused. */
  readonly isOffline: boolean;
}
export const categoryFailureAtom = atom<CategoryFailure | null>(null);
