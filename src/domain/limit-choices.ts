/**
 * The lower limits to choose from, lowest first: none (0), the usual ones, and the one in effect where an address names
 * another. An address may ask for less than nothing: that is no limit.
 */
export function limitChoices(usual: readonly number[], inEffect: number): number[] {
  return [...new Set([0, ...usual, atLeastNone(inEffect)])].sort((a, b) => a - b);
}

/** Which of the choices a limit is. */
export function atLeastNone(limit: number): number {
  return Math.max(limit, 0);
}
