import { rating } from '../contract/limits.ts';
import { type ReviewSort, reviewSorts } from '../contract/reviews.ts';
import { defineQuery, integer, oneOf, pageNumber } from './query.ts';

/** The reviews of a product to show. `filter_rating` is 1..5 stars, or null for all; `page` starts at 1. */
export interface ReviewQuery {
  readonly search: string;
  readonly sort_by: ReviewSort;
  readonly page: number;
  readonly filter_rating: number | null;
}

/** Reads and writes a review query in the address of the product page. */
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
  /** Share of all reviews, 0..1. */
  readonly share: number;
}

/** The five rows of a rating histogram, from five stars to one. Missing and invalid counts are 0. */
export function readHistogram(data: Readonly<Record<string, unknown>> | null | undefined): HistogramRow[] {
  const rows = Array.from({ length: rating.max }, (_, index) => {
    const stars = rating.max - index;
    const count = data?.[stars];
    return { stars, count: typeof count === 'number' && count > 0 && Number.isFinite(count) ? count : 0 };
  });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map(row => ({ ...row, share: total > 0 ? row.count / total : 0 }));
}
