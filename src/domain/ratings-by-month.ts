import { times } from '../contract/natives.ts';
import type { MonthOfRatings } from '../contract/review-widgets.ts';

/** Months that a chart shows at most. */
const maxMonths = 24;
/** Fewer months or reviews show no trend. */
const fewest = { months: 3, reviews: 10 };

export interface RatedMonth {
  /** Its middle, UTC. */
  readonly date: Date;
  /** Reviews that are shown. */
  readonly count: number;
  /** 1..5; null without reviews. */
  readonly average: number | null;
  /** Reviews that are not shown. */
  readonly withheld: number;
  readonly disputes: number;
}

/**
 * The last 24 months up to the newest one with a review or a dispute, oldest first, without gaps. Empty where there are
 * reviews in fewer than 3 months, or fewer than 10 reviews.
 */
export function readMonths(sent: readonly MonthOfRatings[] | null | undefined): RatedMonth[] {
  const byNumber = new Map<number, MonthOfRatings>();
  for (const one of sent ?? []) {
    const number = numberOf(one.month);
    if (number !== null) byNumber.set(number, one);
  }
  if (byNumber.size === 0) return [];
  const last = Math.max(...byNumber.keys());
  const first = Math.max(Math.min(...byNumber.keys()), last - maxMonths + 1);
  const months = times(last - first + 1, index => toMonth(first + index, byNumber.get(first + index)));
  const reviewed = months.filter(({ count }) => count > 0);
  const total = reviewed.reduce((sum, { count }) => sum + count, 0);
  return reviewed.length < fewest.months || total < fewest.reviews ? [] : months;
}

/** `2026-03` as months since the year 0; null where it is no month. */
function numberOf(month: string): number | null {
  const [, year, ofYear] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(ofYear) - 1;
}

function toMonth(number: number, sent: MonthOfRatings | undefined): RatedMonth {
  const count = sent?.count ?? 0;
  return {
    date: new Date(Date.UTC(Math.floor(number / 12), number % 12, 15)),
    count,
    average: count > 0 ? (sent?.average_rating ?? null) : null,
    withheld: sent?.withheld ?? 0,
    disputes: sent?.disputes ?? 0,
  };
}
