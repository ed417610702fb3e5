import { productDisputeFormCall, shopDisputeFormCall } from '../contract/dispute.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { encodeText } from '../contract/uri.ts';
import { cachedQuery } from './cached-query.ts';
import type { ProductSlug } from './product.ts';

const keeping = { idleMs: searchCacheIdleMs, maxEntries: 20 };
const formParams = { format: 'json', redesign: 'true' } as const;

/** The form of a new dispute about a store. A failure rejects with the HTTP status. */
export const shopDisputeForms = cachedQuery(shopDisputeFormCall, {
  ...keeping,
  key: (shopSlug: string) => shopSlug,
  request: shopSlug => ({ params: formParams, segments: { shop_slug: shopSlug } }),
});

/** The form of a new dispute about a product. A failure rejects with the HTTP status. */
export const productDisputeForms = cachedQuery(productDisputeFormCall, {
  ...keeping,
  key: ({ shop, handle }: ProductSlug) => `${encodeText(shop)}/${encodeText(handle)}`,
  request: ({ shop, handle }) => ({
    params: formParams,
    segments: { shop_slug: shop, product_handle: handle },
  }),
});
