import * as v from 'valibot';
import { defineCall } from './call.ts';
import { written } from './content.ts';
import * as f from './fields.ts';
import { orderLineItem } from './orders.ts';
import { profileReview, usedFor } from './reviews.ts';

const lineItems = f.rows(orderLineItem);

/** The ordered products of the signed-in reviewer, the latest first. Guests get 401. */
export const reviewOrdersCall = defineCall({
  method: 'GET',
  path: '/reviews/write-review.json',
  /** The page is sent from the second one on. */
  params: v.object({ resource: v.picklist(['orders']), page: v.optional(v.string()) }),
  /** The rows are in `orders` or `items`. Without `total_pages` there is one page. */
  answer: v.object({
    orders: lineItems,
    items: lineItems,
    total_count: f.optionalCount,
    total_pages: f.optionalCount,
    current_page: f.optionalCount,
  }),
});

/** The data for the form of a new review. 404 where the line item is not the reviewer's own. */
export const reviewFormCall = defineCall({
  method: 'GET',
  path: '/reviews/write-review/new.json',
  params: v.object({ line_item_public_id: v.string() }),
  answer: v.object({
    line_item: v.nullish(orderLineItem),
    /** The address to post the review to; without it the address of this host, else that of `submitReviewCall`. */
    submit_path: f.optionalText,
  }),
});
export type ReviewForm = v.InferOutput<typeof reviewFormCall.answer>;

/**
 * Submits a review. It is published at once. A refusal names its fields: 422 with
 * `{"errors": {"rating" | "title" | "body" | "recommend" | "uploads" | "line_item_public_id": ["text"]}}`.
 */
export const submitReviewCall = defineCall({
  method: 'POST',
  path: '/reviews',
  params: v.object({
    line_item_public_id: v.string(),
    /** Whole stars, 1..5. */
    rating: v.number(),
    title: v.string(),
    body: written,
    recommend: v.nullish(v.boolean()),
    /** How long the writer has used it. Sent if they say so. */
    used_for: v.optional(v.picklist(usedFor)),
    /** The ids of uploaded pictures and videos, in their order. */
    uploads: v.array(v.string()),
  }),
  answer: v.nullish(
    v.object({
      review: v.nullish(profileReview),
      /** Another ordered product that is still to be reviewed. */
      next_line_item: v.nullish(orderLineItem),
    }),
  ),
});
export type NewReview = v.InferOutput<typeof submitReviewCall.params>;
export type SubmittedReview = v.InferOutput<typeof submitReviewCall.answer>;

/** Most characters of a review's title and text, and most pictures and videos of it. */
export const reviewLimits = { title: 120, body: 5_000, files: 10 } as const;
