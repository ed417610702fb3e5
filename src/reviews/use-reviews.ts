import { useState } from 'react';
import { reviewPages, reviewRequest, shopReviewPages, shopReviewRequest } from '../api/reviews.ts';
import type { ProductData } from '../contract/product.ts';
import type { WidgetData } from '../contract/review-widgets.ts';
import type { ShopData } from '../contract/shop.ts';
import { linkedReview } from '../domain/review-link.ts';
import { narrowsFigures, type ReviewQuery, reviewQuery } from '../domain/reviews.ts';
import { useAddress } from '../routing/router/router.tsx';
import { type ListAddress, useListAddress } from '../routing/router/use-list-address.ts';
import { createQuery } from '../state/loaded/query.ts';
import { type QueryState, useQuery } from '../state/loaded/use-query.ts';

/** The subject of the reviews: one product of a shop, or the shop with all its products. */
export interface ReviewSubject {
  readonly shop: ShopData;
  readonly product?: ProductData;
}

const ofProducts = createQuery(reviewPages, {
  keepsPrevious: (before, now) =>
    before.external_id === now.external_id && before.shop_domain === now.shop_domain,
});

const ofShops = createQuery(shopReviewPages, {
  keepsPrevious: (before, now) => before.shop_domain === now.shop_domain,
});

export interface ReviewState extends QueryState<WidgetData>, ListAddress<ReviewQuery> {
  readonly subject: ReviewSubject;
  /** The last answer whose figures are those of all reviews. It stays while the list is narrowed down. */
  readonly figuresOfAll: WidgetData | undefined;
  /** Whether there is none yet, and the list, also one that stays while another loads, is a choice of the reviews. */
  readonly lacksFigures: boolean;
}

/** The page of reviews that the address asks for, with the figures of its filters. It needs none of the lazy code. */
export function useReviews(subject: ReviewSubject): ReviewState {
  const { product, shop } = subject;
  const address = useListAddress(reviewQuery);
  const { query } = address;
  const linked = linkedReview(useAddress().hash);
  const ofProduct = useQuery(ofProducts, product ? reviewRequest(product, shop, query, linked) : null);
  const ofShop = useQuery(ofShops, product ? null : shopReviewRequest(shop, query, linked));
  const reviews = product ? ofProduct : ofShop;
  const { state } = reviews;
  const [lastOfAll, setLastOfAll] = useState<WidgetData>();
  const figuresOfAll = state.status === 'ready' && !narrowsFigures(query) ? state.data : lastOfAll;
  if (figuresOfAll !== lastOfAll) setLastOfAll(figuresOfAll);
  const lacksFigures = !figuresOfAll && (narrowsFigures(query) || state.previous !== undefined);
  return { ...reviews, ...address, subject, figuresOfAll, lacksFigures };
}
