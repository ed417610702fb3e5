import type { AnswerOf } from '../contract/call.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import type { OrderLineItem } from '../contract/orders.ts';
import {
  type NewReview,
  type ReviewForm,
  reviewFormCall,
  reviewOrdersCall,
  type SubmittedReview,
  submitReviewCall,
} from '../contract/write-review.ts';
import { cachedQuery } from './cached-query.ts';
import type { Client } from './client.ts';

export interface OrdersRequest {
  readonly page: number;
}
export type OrdersPage = AnswerOf<typeof reviewOrdersCall>;

/** One page of ordered products. */
export const reviewOrders = cachedQuery(reviewOrdersCall, {
  idleMs: searchCacheIdleMs,
  maxEntries: 20,
  key: ({ page }: OrdersRequest) => String(page),
  request: ({ page }) => ({
    params: { resource: 'orders' as const, ...(page > 1 && { page: String(page) }) },
  }),
});

/** The ordered products of one page. */
export const lineItemsOf = ({ orders, items }: OrdersPage): readonly OrderLineItem[] => orders ?? items ?? [];

/** The params of the page after this one; null at the end. */
export function nextOrders({ page }: OrdersRequest, { total_pages }: OrdersPage): OrdersRequest | null {
  return page >= (total_pages ?? 1) ? null : { page: page + 1 };
}

/** The form for one ordered product, by its public id. */
export const reviewForms = cachedQuery(reviewFormCall, {
  idleMs: searchCacheIdleMs,
  maxEntries: 10,
  key: (lineItem: string) => lineItem,
  request: lineItem => ({ params: { line_item_public_id: lineItem } }),
});

/**
 * Submits a review. Rejects with an `ApiError`; a 422 names its fields.
 * @param path what the form names, else that of the host page
 */
export function submitReview(
  client: Client,
  path: NonNullable<ReviewForm['submit_path']>,
  review: NewReview,
): Promise<SubmittedReview> {
  return client.send({ ...submitReviewCall, path }, { params: review });
}
