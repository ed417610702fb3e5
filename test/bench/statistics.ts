/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Several measurements of the same, in the unit of the measurements. */
export interface Summary {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export const summarise = (values: readonly number[]): Summary => ({
  median: median(values),
  lowest: Math.min(...values),
  highest: Math.max(...values),
});

/** The ratios of two series measured in turn, pair by pair: a change of the machine's speed meets both of a pair. */
export const ratios = (values: readonly number[], base: readonly number[]): number[] =>
  values.slice(0, base.length).map((value, index) => value / (base[index] ?? Number.NaN));
