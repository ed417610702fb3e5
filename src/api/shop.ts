import type { AnswerOf } from '../contract/call.ts';
import { longCacheMs } from '../contract/limits.ts';
import { shopPageCall } from '../contract/shop-page.ts';
import { cachedQuery } from './cached-query.ts';

export type ShopPage = AnswerOf<typeof shopPageCall>;

/** A store by its decoded slug. Rejects with an `ApiError`. */
export const shopPages = cachedQuery(shopPageCall, {
  maxAgeMs: longCacheMs,
  maxEntries: 20,
  key: (slug: string) => slug,
  request: slug => ({ params: { format: 'json' as const }, segments: { shop_slug: slug } }),
});
