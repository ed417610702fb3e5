import type { ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs, widgetPageSize } from '../contract/limits.ts';
import type { ProductData, ShopData } from '../contract/product.ts';
import { productReviewCall } from '../contract/reviews.ts';
import type { ReviewQuery } from '../domain/reviews.ts';
import { encodeQuery } from './address.ts';
import { cachedQuery } from './cached-query.ts';

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
    filter_rating: query.filter_rating === null ? '' : String(query.filter_rating),
    sort_by: query.sort_by,
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
