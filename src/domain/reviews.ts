import { indexableReviews } from '../contract/limits.ts';
import {
  type ReviewSort,
  reviewSorts,
  type ShopReviewType,
  shopReviewTypes,
} from '../contract/review-widgets.ts';
import { type ReviewSource, reviewSources, type UsedFor, usedFor } from '../contract/reviews.ts';
import { defineListQuery, oneOf } from './list.ts';
import { filled, flag, pageNumber, wholeStars } from './query.ts';

/** The reviews to show. `filter_rating` is 1..5 stars, or null for all; `page` starts at 1. */
export interface ReviewQuery {
  readonly search: string;
  /** null until somebody chooses: the order of the host. */
  readonly sort_by: ReviewSort | null;
  readonly page: number;
  readonly filter_rating: number | null;
  /** Only reviews of verified buyers. */
  readonly verified_only: boolean;
  /** Only reviews with pictures or videos. */
  readonly with_pictures: boolean;
  readonly review_source: ReviewSource;
  /** The name of a topic of the host, or null. */
  readonly topic: string | null;
  /** `de`, or null. */
  readonly review_language: string | null;
  /** `DE`, or null. */
  readonly review_country: string | null;
  readonly used_for: UsedFor | null;
  /** Shop pages only. */
  readonly review_type: ShopReviewType;
}

/** Reads and writes a review query in the address of a product or shop page. */
export const reviewQuery = defineListQuery<ReviewQuery>({
  defaults: {
    search: '',
    sort_by: null,
    page: 1,
    filter_rating: null,
    verified_only: false,
    with_pictures: false,
    review_source: 'all_sources',
    topic: null,
    review_language: null,
    review_country: null,
    used_for: null,
    review_type: 'all-reviews',
  },
  read: {
    search: given => given.trim(),
    sort_by: oneOf(reviewSorts),
    page: pageNumber,
    filter_rating: wholeStars,
    verified_only: flag,
    with_pictures: flag,
    review_source: oneOf(reviewSources),
    topic: filled,
    review_language: filled,
    review_country: filled,
    used_for: oneOf(usedFor),
    review_type: oneOf(shopReviewTypes),
  },
});

/** Whether a query shows some reviews only. Order and page leave none out. */
export function isNarrowed(query: ReviewQuery): boolean {
  const { page, sort_by } = reviewQuery.defaults;
  return Object.keys(reviewQuery.written({ ...query, page, sort_by })).length > 0;
}

/** Whether the figures of an answer are those of some reviews only. */
export function narrowsFigures(query: ReviewQuery): boolean {
  const { verified_only, with_pictures, review_source, review_type } = query;
  return isNarrowed({
    ...reviewQuery.defaults,
    verified_only,
    with_pictures,
    review_source,
    review_type,
  });
}

/** Whether search engines may list a page. Pages with too few reviews are not listed. */
export function isIndexable(reviewCount: number | null | undefined): boolean {
  return (reviewCount ?? 0) >= indexableReviews;
}
