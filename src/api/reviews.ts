import type { ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs, widgetPageSize } from '../contract/limits.ts';
import type { ProductData } from '../contract/product.ts';
import { allReviewsCall, productReviewCall } from '../contract/review-widgets.ts';
import type { ShopData } from '../contract/shop.ts';
import type { ReviewQuery } from '../domain/reviews.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';

export type WidgetRequest = ParamsOf<typeof productReviewCall>;
export type ShopWidgetRequest = ParamsOf<typeof allReviewsCall>;
type WidgetShop = Pick<ShopData, 'platform' | 'domain' | 'public_token'>;

/** The widget parameters of a product's reviews; all are sent from the first call on. */
export function reviewRequest(
  product: Pick<ProductData, 'external_id'>,
  shop: WidgetShop,
  query: ReviewQuery,
  linked?: string,
): WidgetRequest {
  return {
    ...shopParams(shop),
    external_id: String(product.external_id),
    ...listParams(query, linked),
    review_type: 'all-reviews',
  };
}

/** The widget parameters of the reviews of a store and its products. */
export function shopReviewRequest(shop: WidgetShop, query: ReviewQuery, linked?: string): ShopWidgetRequest {
  return { ...shopParams(shop), ...listParams(query, linked) };
}

const shopParams = (shop: WidgetShop) => ({
  platform: shop.platform,
  shop_domain: shop.domain,
  api_token: shop.public_token,
});

const listParams = (query: ReviewQuery, linked: string | undefined) => ({
  add_header_counts: 'true' as const,
  page: String(query.page),
  filter_rating: query.filter_rating === null ? '' : String(query.filter_rating),
  sort_by: query.sort_by ?? 'pictures_first',
  ...(query.sort_by && { sort_chosen: 'true' as const }),
  sort_dir: 'desc' as const,
  product_metrics: 'true' as const,
  json_request: 'true' as const,
  per_page: String(widgetPageSize),
  search: query.search,
  review_type: query.review_type,
  review_source: query.review_source,
  verified_only: query.verified_only ? ('true' as const) : ('false' as const),
  ...(query.with_pictures && { with_pictures: 'true' as const }),
  ...(query.topic && { topic: query.topic }),
  ...(query.review_language && { review_language: query.review_language }),
  ...(query.review_country && { review_country: query.review_country }),
  ...(query.used_for && { used_for: query.used_for }),
  ...(linked && { linked_review: linked }),
});

const keeping = { idleMs: searchCacheIdleMs, maxEntries: 20 };

/** One page of a product's reviews with the product's figures. */
export const reviewPages = cachedQuery(productReviewCall, {
  ...keeping,
  key: (params: WidgetRequest) => encodeQuery(params),
  request: params => ({ params }),
});

/** One page of the reviews of a store and its products, with the store's figures. */
export const shopReviewPages = cachedQuery(allReviewsCall, {
  ...keeping,
  key: (params: ShopWidgetRequest) => encodeQuery(params),
  request: params => ({ params }),
});
