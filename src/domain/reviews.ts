import { rating } from '../contract/limits.ts';
import { type ReviewSort, reviewSorts } from '../contract/reviews.ts';
import { defineQuery, integer, oneOf, pageNumber } from './query.ts';

/** Which reviews of a product are shown. `filter_rating` is 1..5 stars, or null for all; `page` counts from 1. */
export interface ReviewQuery {
  readonly search: string;
  readonly sort_by: ReviewSort;
  readonly page: number;
  readonly filter_rating: number | null;
}

/** The reviews of a product in the address of its page. */
export const reviewQuery = defineQuery<ReviewQuery>({
  defaults: { search: '', sort_by: 'pictures_first', page: 1, filter_rating: null },
  read: {
    search: given => given.trim(),
    sort_by: oneOf(reviewSorts),
    page: pageNumber,
    filter_rating(given) {
      const stars = integer(given);
      return stars !== null && stars >= 1 && stars <= 5 ? stars : null;
    },
  },
});

export interface HistogramRow {
  readonly stars: number;
  readonly count: number;
  /** Part of all reviews, 0..1. */
  readonly share: number;
}

/** The rating histogram of a widget answer as five rows, from five stars down to one. Missing counts are 0. */
export function readHistogram(data: Readonly<Record<string, unknown>> | null | undefined): HistogramRow[] {
  const rows = Array.from({ length: rating.max }, (_, index) => {
    const stars = rating.max - index;
    const count = data?.[stars];
    return { stars, count: typeof count === 'number' && count > 0 && Number.isFinite(count) ? count : 0 };
  });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map(row => ({ ...row, share: total > 0 ? row.count / total : 0 }));
}
