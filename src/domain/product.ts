import type { ProductData } from '../contract/product.ts';
import type { WidgetData } from '../contract/review-widgets.ts';
import type { ProductCard } from '../contract/search.ts';
import type { ShopData } from '../contract/shop.ts';

/** The card of a product from its page, so that both can be compared. Rating and scores come from the figures. */
export function cardOf(
  product: ProductData,
  shop: ShopData,
  figures: WidgetData | null | undefined,
): ProductCard {
  return {
    encoded_product_id: product.encoded_id,
    title: product.title,
    internal_path: product.internal_path,
    image_url: product.image_url,
    retina_image_url: product.retina_image_url,
    price: product.lowest_price ?? product.price,
    highest_price: product.highest_price,
    compare_at_price: product.compare_at_price,
    brand: product.brand,
    currency: product.currency,
    average_rating: figures?.average_rating,
    reviews_count: figures?.number_of_reviews,
    ...figures?.product_metrics,
    shop_name: shop.name,
    shop_domain: shop.domain,
    shop_internal_path: shop.internal_path,
    platform: shop.platform,
    shop_country: shop.country,
  };
}
