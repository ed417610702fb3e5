/** The usual lower limits of average rating and number of reviews. */
export const ratingLimits = [1, 2, 3, 4, 4.5, 5] as const;
export const reviewLimits = [1, 5, 10, 25, 50, 100] as const;

/** The lower limits to choose from, in ascending order: 0 for none, the usual ones, and the present one. */
export function limitChoices(usual: readonly number[], inEffect: number): number[] {
  return [...new Set([0, ...usual, nonNegative(inEffect)])].sort((a, b) => a - b);
}

/** A limit of an address as one of the choices: negative limits count as none. */
export function nonNegative(limit: number): number {
  return Math.max(limit, 0);
}
