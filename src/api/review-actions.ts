import {
  deleteReviewCall,
  publishReviewCall,
  type ReviewAction,
  restoreReviewCall,
  unpublishReviewCall,
} from '../contract/review-actions.ts';
import type { Client } from './client.ts';

const calls = {
  delete: deleteReviewCall,
  restore: restoreReviewCall,
  publish: publishReviewCall,
  unpublish: unpublishReviewCall,
};

/**
 * Deletes, restores, publishes or unpublishes one's own review. Rejects with an `ApiError`.
 * Its mutation invalidates everything: ratings and figures that follow from reviews stand on nearly every page.
 * @param path of the review on this host, with `{public_id}`: `lateMetaOf(hostPage.meta).paths.ownReview`
 */
export async function sendReviewAction(
  client: Client,
  path: string,
  publicId: string,
  action: ReviewAction,
): Promise<void> {
  const own = action === 'delete' ? path : `${path}/${action}`;
  await client.send({ ...calls[action], path: own }, { segments: { public_id: publicId } });
}
