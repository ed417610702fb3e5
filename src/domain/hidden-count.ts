import { totalOf } from './format.ts';

/** How many results a limit of transparency hides; null where that is not known exactly. */
export function hiddenCount(
  counts: Record<string, number | string> | undefined,
  percent: number,
): number | null {
  const [all, shown] = [counts?.[0], counts?.[percent]].map(count => (count == null ? null : totalOf(count)));
  // Where nothing is found without it, nothing is hidden.
  if (all?.count === 0) return 0;
  return all && shown && !all.isMore && !shown.isMore ? Math.max(0, all.count - shown.count) : null;
}
