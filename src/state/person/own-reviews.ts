import { nextReviewsPage, privateReviews, type ReviewsRequest } from '../../api/profile.ts';
import type { ProfileReviewPage } from '../../contract/profile.ts';
import type { ProfileReview } from '../../contract/reviews.ts';
import type { ReviewChanges } from '../../domain/own-reviews.ts';
import type { PrivateProfileQuery } from '../../domain/profile.ts';
import { atom } from '../core/jotai.ts';
import { createGrowingList } from '../loaded/growing-list.ts';

export type OwnReviewsRequest = ReviewsRequest<PrivateProfileQuery>;

/** The reviews of the signed-in reviewer. */
export const ownReviews = createGrowingList(privateReviews, {
  items: ({ reviews }) => reviews ?? [],
  id: ({ uuid }) => uuid,
  next: (request, answer) => nextReviewsPage(request, answer),
  keepsPrevious: (before, now) => before.slug === now.slug,
});

const none: ReviewChanges = new Map();
const changesAtom = atom<{ readonly of: ProfileReviewPage | undefined; readonly reviews: ReviewChanges }>({
  of: undefined,
  reviews: none,
});

/**
 * The reviews that were changed since the first page of a list came. The list is not loaded again for it, so that nothing
 * moves on the page.
 */
export const changesSinceAtom = atom(get => {
  const { of, reviews } = get(changesAtom);
  return (answer: ProfileReviewPage | undefined) => (answer === of ? reviews : none);
});

/** Changes a review of a list on this page. */
export const changeReviewAtom = atom(
  null,
  (get, set, of: ProfileReviewPage, review: ProfileReview, change: (now: ProfileReview) => ProfileReview) => {
    const earlier = get(changesSinceAtom)(of);
    const { before, now } = earlier.get(review.uuid) ?? { before: review, now: review };
    set(changesAtom, { of, reviews: new Map(earlier).set(review.uuid, { before, now: change(now) }) });
  },
);
