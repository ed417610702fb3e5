import type { ParamsOf } from '../contract/call.ts';
import { questionPageSize, searchCacheIdleMs } from '../contract/limits.ts';
import type { ProductData } from '../contract/product.ts';
import { questionsCall } from '../contract/questions.ts';
import type { ShopData } from '../contract/shop.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';

export type QuestionsRequest = ParamsOf<typeof questionsCall>;

/** The parameters of one page of the questions about a product. Pages start at 1. */
export function questionsRequest(
  product: Pick<ProductData, 'external_id'>,
  shop: Pick<ShopData, 'platform' | 'domain' | 'public_token'>,
  page: number,
): QuestionsRequest {
  return {
    json_request: 'true',
    shop_domain: shop.domain,
    api_token: shop.public_token,
    platform: shop.platform,
    product_id: String(product.external_id),
    sort_by: 'created_at',
    sort_dir: 'desc',
    per_page: String(questionPageSize),
    page: String(page),
  };
}

/** One page of the questions about a product, newest first. */
export const questionPages = cachedQuery(questionsCall, {
  idleMs: searchCacheIdleMs,
  maxEntries: 20,
  key: (params: QuestionsRequest) => encodeQuery(params),
  request: params => ({ params }),
});
