import type { AnswerOf } from '../contract/call.ts';
import { longCacheMs } from '../contract/limits.ts';
import { productPageCall } from '../contract/product.ts';
import { encodeText } from '../contract/uri.ts';
import { cachedQuery } from './cached-query.ts';

export type ProductPage = AnswerOf<typeof productPageCall>;
/** Which product: the slug of its shop and its handle there, both decoded. */
export interface ProductSlug {
  readonly shop: string;
  readonly handle: string;
}

/** A product with its shop. Rejects with an `ApiError`. */
export const productPages = cachedQuery(productPageCall, {
  maxAgeMs: longCacheMs,
  maxEntries: 20,
  key: ({ shop, handle }: ProductSlug) => `${encodeText(shop)}/${encodeText(handle)}`,
  request: ({ shop, handle }) => ({
    params: { format: 'json' as const },
    segments: { shop_slug: shop, product_handle: handle },
  }),
});
