import type { AnswerOf } from '../contract/call.ts';
import { longCacheMs } from '../contract/limits.ts';
import { productPageCall } from '../contract/product.ts';
import { type Client, defineCache } from './client.ts';

export type ProductPage = AnswerOf<typeof productPageCall>;
/** Which product: the slug of its shop and its handle there, both decoded. */
export interface ProductPlace {
  readonly shop: string;
  readonly handle: string;
}

const pages = defineCache<ProductPage>({ maxAgeMs: longCacheMs, maxEntries: 20 });

export function productKey({ shop, handle }: ProductPlace): string {
  return `${encodeURIComponent(shop)}/${encodeURIComponent(handle)}`;
}

/** A product with its shop. Rejects with an `ApiError`; of kind `status` when there is no such product. */
export function loadProduct(client: Client, place: ProductPlace, signal?: AbortSignal): Promise<ProductPage> {
  return client.cache(pages).get(
    productKey(place),
    shared =>
      client.send(productPageCall, {
        params: { format: 'json' },
        segments: { shop_slug: place.shop, product_handle: place.handle },
        signal: shared,
      }),
    signal,
  );
}

export function keptProduct(client: Client, place: ProductPlace): ProductPage | undefined {
  return client.cache(pages).peek(productKey(place));
}
