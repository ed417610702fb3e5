import type { ProductData, ShopData } from '../contract/product.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import type { WidgetData } from '../contract/reviews.ts';
import type { ProductCard } from '../contract/search.ts';
import { convert } from './currency.ts';

type Maybe<T> = T | null | undefined;

/** A product's page as a card of it, so that both can be compared. Without figures it has neither rating nor scores. */
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

/**
 * Which of the values stand out: the best of those that are known, unless all of them are alike. Several may share
 * the first place.
 */
export function bestOf(values: readonly Maybe<number>[], better: 'lower' | 'higher'): boolean[] {
  const known = values.filter(value => value != null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return values.map(value => least < most && value === (better === 'lower' ? least : most));
}

/**
 * Prices in one currency, that of the first of them. Null for a price that is not known; all of them are null when one
 * cannot be exchanged, for then nobody knows which is the lowest.
 */
export function pricesAlike(
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
