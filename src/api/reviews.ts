import type { ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs, widgetPageSize } from '../contract/limits.ts';
import type { ProductData, ShopData } from '../contract/product.ts';
import { productReviewCall, type ReviewSort } from '../contract/review.ts';
import { encodeQuery } from './address.ts';
import { cachedQuery } from './cached-query.ts';

/** What a shopper chose in a review list. `stars` 1..5, or null for all; `page` counts from 1. */
export interface ReviewQuery {
  readonly stars: number | null;
  readonly sort: ReviewSort;
  readonly search: string;
  readonly page: number;
}
export const defaultReviewQuery: ReviewQuery = { stars: null, sort: 'pictures_first', search: '', page: 1 };

export type WidgetRequest = ParamsOf<typeof productReviewCall>;

/** The widget parameters of a product's reviews; all are sent from the first call on. */
export function reviewRequest(
  product: Pick<ProductData, 'external_id'>,
  shop: Pick<ShopData, 'platform' | 'domain' | 'public_token'>,
  query: ReviewQuery,
): WidgetRequest {
  return {
    platform: shop.platform,
    shop_domain: shop.domain,
    api_token: shop.public_token,
    external_id: String(product.external_id),
    add_header_counts: 'true',
    page: String(query.page),
    filter_rating: query.stars === null ? '' : String(query.stars),
    sort_by: query.sort,
    sort_dir: 'desc',
    product_metrics: 'true',
    json_request: 'true',
    per_page: String(widgetPageSize),
    search: query.search,
    review_type: 'all-reviews',
    review_source: 'all_sources',
    verified_only: 'false',
  };
}

/** One page of a product's reviews with the product's figures. */
export const reviewPages = cachedQuery(productReviewCall, {
  ...{ idleMs: searchCacheIdleMs, maxEntries: 20 },
  key: (params: WidgetRequest) => encodeQuery(params),
  request: params => ({ params }),
});
