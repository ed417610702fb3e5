import type { OrderLineItem } from '../contract/orders.ts';
import type { SubmittedReview } from '../contract/write-review.ts';
import { atom } from './jotai.ts';

/** An ordered product, and where its review is posted. */
export interface ReviewTarget {
  /** Public id of the line item. */
  readonly lineItem: string;
  /** What is told of it. */
  readonly item: OrderLineItem | null;
  readonly path: string;
}

/** The review that was sent last: what it is about, and what the host said. */
export const submittedReviewAtom = atom<{
  readonly target: ReviewTarget;
  readonly answer: SubmittedReview;
} | null>(null);
