import type { ShopData } from '../contract/shop.ts';
import type { ShopResult } from '../contract/shop-result.ts';

/** A store of its own page or of a product's page as a row of the store search, so that one card renders both. */
export function shopResultOf(shop: ShopData): ShopResult {
  const { encoded_id, shop_metrics: metrics, ...rest } = shop;
  return {
    ...rest,
    encoded_shop_id: encoded_id,
    shop_metrics: metrics,
    average_rating: metrics?.average_rating,
    reviews_count: metrics?.reviews_count,
    products_count: metrics?.products_count,
  };
}
