/**
 * Shares in whole percent that add up to 100: each is rounded down, and what is missing goes to those that lost most.
 * All are 0 where there is nothing to share.
 * @param counts 0 or more each
 */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map(count => (count / total) * 100);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byLoss = exact.map((share, index) => ({ index, loss: share - Math.floor(share) }));
  byLoss.sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
