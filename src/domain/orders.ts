import type { OrderLineItem } from '../contract/orders.ts';
import { routes } from '../routes.ts';
import { isLink } from './links.ts';
import { defineListQuery } from './list.ts';
import { filled } from './query.ts';
import { reviewHash } from './review-link.ts';

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
export function mayReview(item: Reviewable): boolean {
  return !item.review_public_id && !disputePath(item) && item.product_reviewable !== false;
}

/** The address of the open dispute about an ordered product; null where there is none. What is no link counts as none. */
export function disputePath({ dispute_path: path }: Pick<OrderLineItem, 'dispute_path'>): string | null {
  return path && isLink(path) ? path : null;
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

type Placed = Pick<OrderLineItem, 'product_in_store' | 'product_internal_path' | 'shop_internal_path'>;

/** The page of an ordered product, or of its store where it has none; null where that has none either. */
const pageOf = ({
  product_in_store,
  product_internal_path: product,
  shop_internal_path: shop,
}: Placed): string | null => (product_in_store === false ? shop : product || shop) || null;

/**
 * The address of the review of an ordered product; null where it has no page.
 * @param id the `public_id` of the review, if it is not that of the line item
 */
export function orderReviewHref(
  item: Placed & Pick<OrderLineItem, 'review_public_id'>,
  id = item.review_public_id,
): string | null {
  const page = pageOf(item);
  return id && page ? page + reviewHash(id) : null;
}

/** The address to open a dispute about an ordered product at; null where it has no page. */
export function disputeHref(item: Placed): string | null {
  const page = pageOf(item);
  return page && `${page}/disputes/new`;
}
