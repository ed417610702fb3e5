import { invalidateButList } from '../../api/profile.ts';
import { sendReviewAction } from '../../api/review-actions.ts';
import type { ReviewAction } from '../../contract/review-actions.ts';
import type { ProfileReview } from '../../contract/reviews.ts';
import { afterAction, undoneBy } from '../../domain/own-reviews.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { ownListMessages as texts } from '../../messages/profile-lists.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { toastAtom } from '../page/notices.ts';
import { mutation } from '../writes/mutation.ts';
import { changeReviewAtom, type OwnReviewsRequest, ownReviews } from './own-reviews.ts';

/** A review in a list. */
export interface OwnReview {
  readonly review: ProfileReview;
  readonly list: OwnReviewsRequest;
}

/**
 * Deletes, restores, publishes or unpublishes an own review. The page changes only once the host has done it. A failure
 * is logged; the state of the mutation keeps it for the control that was pressed.
 */
export const ownReviewAction = mutation<OwnReview, ReviewAction>({
  key: ({ review }) => review.uuid,
  send: ({ client, hostPage }, { review }, action) =>
    sendReviewAction(client, lateMetaOf(hostPage.meta).paths.ownReview, review.public_id ?? '', action),
  onSaved(get, set, { review, list }, action) {
    const answer = ownReviews.first.read(get, list).data;
    invalidateButList(get(servicesAtom).client, list);
    if (answer) set(changeReviewAtom, answer, review, now => afterAction(now, action));
    const undo = undoneBy[action];
    const product = review.product_title || review.shop_name;
    const text = product ? texts.done[action]({ product }) : texts.doneUnnamed[action];
    if (!undo) return set(toastAtom, { tone: 'spoken', text });
    set(toastAtom, {
      tone: 'success',
      text,
      undo: () => void set(actOnReviewAtom, { review, list }, undo),
    });
  },
});

/** The uuid of the own review that was acted on last: only its control offers to try again. */
export const lastActedOnAtom = atom<string | null>(null);

/** Runs an action on an own review. */
export const actOnReviewAtom = atom(null, (_get, set, own: OwnReview, action: ReviewAction) => {
  set(lastActedOnAtom, own.review.uuid);
  return set(ownReviewAction.runAtom, own, action);
});
