import type { ProfileFigures } from '../contract/profile.ts';
import type { ReviewAction } from '../contract/review-actions.ts';
import type { ProfileReview } from '../contract/reviews.ts';

export type ReviewStatus = 'published' | 'unpublished' | 'deleted';

/** The audience of one's own review: everybody, its writer, or nobody. */
export function reviewStatus({
  published,
  deleted,
}: Pick<ProfileReview, 'published' | 'deleted'>): ReviewStatus {
  if (deleted) return 'deleted';
  return published === false ? 'unpublished' : 'published';
}

/** The allowed actions on one's own review, the most likely first. */
export const actionsFor: Readonly<Record<ReviewStatus, readonly ReviewAction[]>> = {
  published: ['unpublish', 'delete'],
  unpublished: ['publish', 'delete'],
  deleted: ['restore'],
};

/** The action that undoes another one; null where none is offered. */
export const undoneBy: Readonly<Record<ReviewAction, ReviewAction | null>> = {
  delete: 'restore',
  unpublish: 'publish',
  restore: null,
  publish: null,
};

/** A review after an action. */
export function afterAction(review: ProfileReview, action: ReviewAction): ProfileReview {
  if (action === 'delete' || action === 'restore') return { ...review, deleted: action === 'delete' };
  return { ...review, published: action === 'publish' };
}

/** Own reviews that were changed since an answer, by uuid: as they came with it, and as they are now. */
export type ReviewChanges = ReadonlyMap<
  string,
  { readonly before: ProfileReview; readonly now: ProfileReview }
>;

/** The reviews of a list, with their changes. */
export const changedReviews = (
  reviews: readonly ProfileReview[],
  changes: ReviewChanges,
): readonly ProfileReview[] => reviews.map(review => changes.get(review.uuid)?.now ?? review);

/** Recommendations with the changes: hidden reviews are not among them, and one that was just published comes first. */
export function changedRecommendations(
  reviews: readonly ProfileReview[],
  changes: ReviewChanges,
): readonly ProfileReview[] {
  const listed = new Set(reviews.map(({ uuid }) => uuid));
  const added = [...changes.values()].filter(({ before }) => !isRecommended(before)).map(({ now }) => now);
  return [
    ...added.filter(review => !listed.has(review.uuid) && isRecommended(review)),
    ...changedReviews(reviews, changes).filter(
      review => !changes.has(review.uuid) || reviewStatus(review) === 'published',
    ),
  ];
}

const isRecommended = (review: ProfileReview) =>
  review.recommend === true && reviewStatus(review) === 'published';

/** The figures of a profile with the changes. What the host did not send stays unknown. */
export function changedFigures(figures: ProfileFigures, changes: ReviewChanges): ProfileFigures {
  const { reviews_data: reviews, recommendations_data: recommendations } = figures;
  const moved = (counts: (review: ProfileReview) => boolean) =>
    [...changes.values()].reduce(
      (sum, { before, now }) => sum + Number(counts(now)) - Number(counts(before)),
      0,
    );
  const plus = (count: number | null | undefined, counts: (review: ProfileReview) => boolean) =>
    count == null ? count : Math.max(0, count + moved(counts));
  const is = (status: ReviewStatus) => (review: ProfileReview) => reviewStatus(review) === status;
  return {
    ...figures,
    reviews_data: reviews && {
      total_reviews_count: plus(reviews.total_reviews_count, review => !review.deleted),
      published_count: plus(reviews.published_count, is('published')),
      unpublished_count: plus(reviews.unpublished_count, is('unpublished')),
    },
    recommendations_data: recommendations && {
      ...recommendations,
      total: plus(recommendations.total, isRecommended),
    },
  };
}
