import type { ProductPage } from '../../src/api/product.ts';
import type { SearchAnswer } from '../../src/api/search.ts';
import type { ShopData } from '../../src/contract/shop.ts';
import type { WidgetData } from '../../src/contract/review-widgets.ts';

/** A page of results. Its only card names the search text. */
export function searchAnswer(title: string): SearchAnswer {
  const card = { encoded_product_id: title, title, internal_path: `/reviews/stores/acme/products/${title}` };
  return {
    data: { current_page: 1, rounded_results_total_count: 1, per_page: 48, search_results: [card] },
  };
}

/** A store with ids and name only. */
export const acme = {
  encoded_id: 's1',
  domain: 'acme.test',
  platform: 'shopify',
  public_token: 'token-1',
  name: 'Acme',
  internal_path: '/reviews/stores/acme',
} satisfies ShopData;

export const productPage = {
  product_data: {
    encoded_id: 'p1',
    external_id: 77,
    handle: 'lamp',
    title: 'Lamp',
    shop_domain: 'acme.test',
    platform: 'shopify',
    internal_path: '/reviews/stores/acme/products/lamp',
  },
  shop_data: acme,
} satisfies ProductPage;

export const widget = {
  average_rating: 4.5,
  reviews: [{ uuid: 'r1' }],
  total_count: 1,
  total_pages: 1,
  current_page: 1,
} satisfies WidgetData;

/** A page of ten of the reviews found, as the widgets answer. */
export const widgetPage = (found: WidgetData['reviews'], page: number) => ({
  currency: 'USD',
  reviews: found.slice((page - 1) * 10, page * 10),
  total_count: found.length,
  total_pages: Math.ceil(found.length / 10),
  current_page: page,
});
