import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** Actions of reviewers on their own reviews. */
export const reviewActions = ['delete', 'restore', 'publish', 'unpublish'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** Only the status of the answer counts. 404 for another person's review. */
const ofOwnReview = { params: f.none, answer: f.anything };

/** Deletes a review. It can be restored. */
export const deleteReviewCall = defineCall({
  method: 'DELETE',
  path: '/reviews/{public_id}',
  ...ofOwnReview,
});

export const restoreReviewCall = defineCall({
  method: 'PUT',
  path: '/reviews/{public_id}/restore',
  ...ofOwnReview,
});

export const publishReviewCall = defineCall({
  method: 'PUT',
  path: '/reviews/{public_id}/publish',
  ...ofOwnReview,
});

export const unpublishReviewCall = defineCall({
  method: 'PUT',
  path: '/reviews/{public_id}/unpublish',
  ...ofOwnReview,
});
