import type { WidgetData } from '../contract/review-widgets.ts';
import type { Review } from '../contract/reviews.ts';
import { isPublic } from './review-link.ts';
import { isNarrowed, type ReviewQuery } from './reviews.ts';

/** Where the reviews of an answer stand, so that nobody reads one twice. */
export interface PlacedReviews {
  /** Side by side above the list: both, or null. */
  readonly tops: { readonly positive: Review; readonly critical: Review } | null;
  readonly listed: readonly Review[];
}

/**
 * Places the reviews of an answer. `linked_review` stands above them. So do those of `shownAbove` (`uuid`s), which a list
 * that is narrowed down repeats, and a list that would be empty without them. The top reviews stand on the first page of
 * all reviews, if neither of them stands above and the list has others.
 */
export function placeReviews(
  { reviews, linked_review, top_positive_review: positive, top_critical_review: critical }: WidgetData,
  query: ReviewQuery,
  shownAbove: readonly string[] = [],
): PlacedReviews {
  const isFree = (review: Review) => isPublic(review) && review.uuid !== linked_review?.uuid;
  const isUnseen = (review: Review) => isFree(review) && !shownAbove.includes(review.uuid);
  const isOfAll = !isNarrowed(query);
  const isLeft = isOfAll && reviews.some(isUnseen) ? isUnseen : isFree;
  const left = reviews.filter(isLeft);
  if (isOfAll && query.page === 1 && positive && critical && isLeft(positive) && isLeft(critical)) {
    const listed = left.filter(({ uuid }) => uuid !== positive.uuid && uuid !== critical.uuid);
    if (positive.uuid !== critical.uuid && listed.length > 0) return { tops: { positive, critical }, listed };
  }
  return { tops: null, listed: left };
}
