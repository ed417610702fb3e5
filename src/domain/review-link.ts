import type { Review } from '../contract/reviews.ts';

/** Whether everybody may see a review: it is neither unpublished nor deleted. */
export function isPublic({ published, deleted }: Pick<Review, 'published' | 'deleted'>): boolean {
  return published !== false && deleted !== true;
}

/** The address of a review within the page of its product or store: `#review-` and its `public_id`. */
export const reviewHash = (id: string): string => `#review-${id}`;

/** The `public_id` of the review that a hash names; undefined where it names none. `#review-list` is the list. */
export const linkedReview = (hash: string): string | undefined =>
  /^#review-(?!list$)([\w-]+)$/.exec(hash)?.[1];

/** The address of a review on the page of its product; null where that is unknown, or not everybody may see the review. */
export function reviewHref(
  review: Pick<Review, 'public_id' | 'product_internal_path' | 'published' | 'deleted'>,
): string | null {
  const { public_id: id, product_internal_path: path } = review;
  return id && path && isPublic(review) ? path + reviewHash(id) : null;
}
