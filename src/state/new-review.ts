import { submitReview } from '../api/write-review.ts';
import type { SubmittedReview } from '../contract/write-review.ts';
import { checkReview, newReview, type ReviewDraft } from '../domain/new-review.ts';
import { dispatchHostEvent } from '../host/events.ts';
import { lateMetaOf } from '../host/late-meta.ts';
import { newReviewMessages as texts } from '../messages/write-review.ts';
import { createForm } from './form-kind.ts';
import { type ReviewTarget, reviewDrafts, submittedReviewAtom } from './write-review.ts';

/** The form of a new review. Its draft stays on the device until it is sent. */
export const newReviewForm = createForm<ReviewTarget, ReviewDraft, SubmittedReview>({
  ...reviewDrafts,
  key: ({ lineItem }) => lineItem,
  labels: () => ({
    rating: texts.rating,
    title: texts.heading,
    body: texts.body,
    uploads: texts.uploads,
    recommend: texts.recommend,
  }),
  check: checkReview,
  send({ client, hostPage }, { lineItem, path }, draft) {
    const review = newReview(lineItem, draft);
    return submitReview(client, path ?? lateMetaOf(hostPage.meta).paths.submitReview, review);
  },
  // Ratings and figures that follow from reviews stand on nearly every page.
  invalidates: () => 'everything',
  onSaved(_get, set, target, answer, { rating }) {
    dispatchHostEvent('review-submitted', { stars: rating ?? 0 });
    set(submittedReviewAtom, { target, answer });
  },
});
