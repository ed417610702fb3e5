import type { ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs, widgetPageSize } from '../contract/limits.ts';
import type { ProductData, ShopData } from '../contract/product.ts';
import { productReviewCall, type ReviewSort, type WidgetData } from '../contract/review.ts';
import { writeQuery } from './address.ts';
import { type Client, defineCache } from './client.ts';

/** What a shopper chose in a review list. `stars` 1..5, or null for all; `page` counts from 1. */
export interface ReviewQuery {
  readonly stars: number | null;
  readonly sort: ReviewSort;
  readonly search: string;
  readonly page: number;
}
export const defaultReviewQuery: ReviewQuery = { stars: null, sort: 'pictures_first', search: '', page: 1 };

export type WidgetRequest = ParamsOf<typeof productReviewCall>;

const widgets = defineCache<WidgetData>({ idleMs: searchCacheIdleMs, maxEntries: 20 });

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

/** Two requests with one key ask for the same page. */
export function widgetKey(request: WidgetRequest): string {
  return writeQuery(request);
}

/** One page of a product's reviews with the product's figures. Rejects with an `ApiError`. */
export function loadReviews(
  client: Client,
  request: WidgetRequest,
  signal?: AbortSignal,
): Promise<WidgetData> {
  return client
    .cache(widgets)
    .get(
      writeQuery(request),
      shared => client.send(productReviewCall, { params: request, signal: shared }),
      signal,
    );
}

export function keptReviews(client: Client, request: WidgetRequest): WidgetData | undefined {
  return client.cache(widgets).peek(widgetKey(request));
}
