import { type ReviewSort, reviewSorts } from '../contract/review.ts';
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
