import type { ProductData } from '../contract/product.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import type { WidgetData } from '../contract/reviews.ts';
import type { ProductCard } from '../contract/search.ts';
import type { ShopData } from '../contract/shop.ts';
import { convert } from './currency.ts';

type Maybe<T> = T | null | undefined;

/** The card of a product from its page, so that both can be compared. Rating and scores come from the figures. */
export function cardOf(product: ProductData, shop: ShopData, figures: Maybe<WidgetData>): ProductCard {
  return {
    encoded_product_id: product.encoded_id,
    title: product.title,
    internal_path: product.internal_path,
    image_url: product.image_url,
    retina_image_url: product.retina_image_url,
    price: product.lowest_price ?? product.price,
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

/** Marks the best of the known values, or none if all are equal. Several may share the first place. */
export function bestOf(values: readonly Maybe<number>[], better: 'lower' | 'higher'): boolean[] {
  const known = values.filter(value => value != null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return values.map(value => least < most && value === (better === 'lower' ? least : most));
}

/**
 * Prices in the currency of the first one; null for an unknown price. All are null when one cannot be converted,
 * because then the lowest is unknown.
 */
export function comparablePrices(
  products: readonly Pick<ProductCard, 'price' | 'currency'>[],
  rates: Maybe<ExchangeRates>,
): (number | null)[] {
  const target = products.find(({ price, currency }) => price != null && currency)?.currency;
  const prices = products.map(({ price, currency }) => {
    if (price == null || !currency) return null;
    return currency === target ? price : (convert(price, currency, target, rates) ?? Number.NaN);
  });
  return prices.some(Number.isNaN) ? prices.map(() => null) : prices;
}
