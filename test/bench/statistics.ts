/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Medians of two series measured in turn, and the median of the ratios pair by pair. */
export function compare(ours: readonly number[], theirs: readonly number[]) {
  const ratios = ours.map((value, index) => value / (theirs[index] ?? Number.NaN));
  return { ours: median(ours), theirs: median(theirs), ratio: median(ratios) };
}
