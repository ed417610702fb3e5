import { ApiError } from '../../api/errors.ts';
import { reviewForms, submitReview } from '../../api/write-review.ts';
import { reviewFormCall, type SubmittedReview } from '../../contract/write-review.ts';
import { fieldErrorsOf } from '../../domain/field-errors.ts';
import { checkReview, newReview, type ReviewDraft } from '../../domain/new-review.ts';
import { newReviewHref } from '../../domain/orders.ts';
import { dispatchHostEvent } from '../../host/events.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { newReviewMessages as texts } from '../../messages/new-review.ts';
import { atom } from '../core/jotai.ts';
import { readDraftAtom } from '../form/drafts.ts';
import { createForm } from '../form/form-kind.ts';
import { toastAtom } from '../page/notices.ts';
import { draftOf, type ReviewTarget, reviewDrafts, submittedReviewAtom } from './write-review.ts';

/**
 * The form of a new review. Its draft stays on the device until it is sent. When the host refuses the ordered product, the
 * form is loaded again: the review may be there already, sent from another tab, or before without an answer.
 */
export const newReviewForm = createForm<ReviewTarget, ReviewDraft, SubmittedReview>({
  ...reviewDrafts,
  key: ({ lineItem }) => lineItem,
  labels: () => ({
    rating: texts.rating,
    title: texts.heading,
    body: texts.body,
    uploads: texts.uploads,
    used_for: texts.usedFor,
    recommend: texts.recommend,
  }),
  check: checkReview,
  async send({ client, hostPage }, { lineItem, path }, draft) {
    const review = newReview(lineItem, draft);
    try {
      return await submitReview(client, path ?? lateMetaOf(hostPage.meta).paths.submitReview, review);
    } catch (error) {
      if (isAboutLineItem(error)) {
        client.invalidate(reviewFormCall, lineItem);
        // Until the answer is there, it is not known whether there is a review. The screen waits for the same answer.
        await reviewForms.load(client, lineItem);
      }
      throw error;
    }
  },
  // Ratings and figures that follow from reviews stand on nearly every page.
  invalidates: () => 'everything',
  onSaved(_get, set, target, answer, { rating }) {
    dispatchHostEvent('review-submitted', { stars: rating ?? 0 });
    set(submittedReviewAtom, { target, answer });
  },
});

const isAboutLineItem = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  Object.hasOwn(fieldErrorsOf(error.data), 'line_item_public_id');

/** Says that a half-written review is kept, with a link back to it. Nothing where there is none. */
export const sayDraftAtom = atom(null, (get, set, lineItem: string): void => {
  // The thanks for a review take the place of its form before its draft is removed.
  if (get(submittedReviewAtom)?.target.lineItem === lineItem) return;
  if (set(readDraftAtom, draftOf(lineItem)) === undefined) return;
  const link = { href: newReviewHref(lineItem), label: texts.goOn };
  set(toastAtom, { text: texts.kept, tone: 'success', link });
});
