import type { OrderLineItem } from '../contract/orders.ts';
import { routes } from '../routes.ts';
import { defineListQuery } from './list.ts';
import { filled } from './query.ts';

type Reviewable = Pick<OrderLineItem, 'review_public_id' | 'dispute_path' | 'product_reviewable'>;

/** Ordered products in their order: those to review, those with a review, and others, that take no review now. */
export function splitOrders<Item extends Reviewable>(
  items: readonly Item[],
): Record<'unreviewed' | 'reviewed' | 'others', readonly Item[]> {
  return {
    unreviewed: items.filter(mayReview),
    reviewed: items.filter(item => item.review_public_id),
    others: items.filter(item => !item.review_public_id && !mayReview(item)),
  };
}

/**
 * Whether a review of it can be written: there is none yet, it has no open dispute, and the host accepts one. A host that does
 * not say so accepts one.
 */
export function mayReview({ review_public_id, dispute_path, product_reviewable }: Reviewable): boolean {
  return !review_public_id && !dispute_path && product_reviewable !== false;
}

/** The query of the form's address: which ordered product the review is about, by its public id. */
export const newReviewQuery = defineListQuery<{ readonly line_item_public_id: string | null }>({
  defaults: { line_item_public_id: null },
  read: { line_item_public_id: filled },
});

/** The address of the form for one ordered product. */
export function newReviewHref(lineItem: string): string {
  return routes.newReview.path + newReviewQuery.replaceIn('', { line_item_public_id: lineItem });
}

/** The reviews on the page of an ordered product, the newest first; null where it has no page. */
export function reviewsHref({
  product_in_store,
  product_internal_path: path,
}: Pick<OrderLineItem, 'product_in_store' | 'product_internal_path'>): string | null {
  if (!path || product_in_store === false) return null;
  // Spelt out, because the first paint does without `reviewQuery`; a test holds the two together.
  return `${path}?sort_by=newest#reviews`;
}

/**
 * The address to open a dispute about an ordered product at: on its page, or on that of its store where it has none; null where
 * that has none either.
 */
export function disputeHref({
  product_in_store,
  product_internal_path: product,
  shop_internal_path: shop,
}: Pick<OrderLineItem, 'product_in_store' | 'product_internal_path' | 'shop_internal_path'>): string | null {
  const path = product_in_store === false ? shop : product || shop;
  return path ? `${path}/disputes/new` : null;
}
