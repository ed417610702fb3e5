import type { ShopPage } from '../../../src/api/shop.ts';
import type { WidgetData } from '../../../src/contract/review-widgets.ts';
import ShopScreen from '../../../src/pages/shop/index.tsx';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { openScreen, type ScreenSetUp } from '../open-screen.tsx';
import { acme, widgetPage } from '../../api/samples.ts';

export const shopPath = '/reviews/stores/acme';
const widgetPath = '/api/v1/widgets/all_reviews_page';
const galleryPath = '/shops/s1/reviews_with_media';

const lamp = { encoded_product_id: 'p1', title: 'Brass Lamp', internal_path: `${shopPath}/products/lamp` };

/** A store with every field. */
export const acmePage = {
  shop_data: {
    ...acme,
    external_url: 'https://acme.test/',
    country: 'DE',
    description: 'Lamps and more lamps.',
    image_url: '/acme.webp',
    settings: { shop_settings: { review_site_show_cards_carousel: true } },
    shop_medals: [
      { name: 'Transparency', tier: 'gold' },
      { name: 'Service', tier: 'silver' },
    ],
    shop_metrics: {
      transparency_score: 0.95,
      authenticity_score: 0.91,
      written_reviews_count: 4000,
      published_reviews_count: 3800,
      verified_reviews_count: 3458,
      average_rating: 4.4,
      reviews_count: 3800,
      products_count: 1034,
      replies_count: 60,
    },
    contact_info: {
      response_time: { number: 6, unit: 'hours' },
      email: 'care@acme.test',
      phone: '+49 30 1234-5',
      address: 'Lampenweg 1, Berlin',
    },
  },
  meta_data: { title: 'Acme: reviews', description: 'About Acme', canonical: 'https://shop.test/acme' },
  top_products: [lamp, { ...lamp, encoded_product_id: 'p2', title: 'Floor Lamp' }],
  featured_cards: [{ uuid: 'f1', title: 'Shines', product_title: 'Brass Lamp' }, { body: 'Only a text' }, {}],
} as const satisfies ShopPage;

/** The page with other fields of the store. */
export const withShop = (change: object) => ({
  ...acmePage,
  shop_data: { ...acmePage.shop_data, ...change },
});

/** A store with ids and name only. */
export const barePage = {
  shop_data: acme,
};

/** 12 reviews: of the store itself, and of a lamp. */
export function reviewsFor(params: URLSearchParams): WidgetData {
  const all = Array.from({ length: 12 }, (_, index) => ({
    uuid: `r${index}`,
    title: `Review ${index}`,
    rating: 4,
    verified: index < 4,
    ...(index % 2 === 0 && { product_title: 'Brass Lamp', product_internal_path: lamp.internal_path }),
  }));
  const found = all
    .filter(({ verified }) => params.get('verified_only') !== 'true' || verified)
    .filter(review => {
      const type = params.get('review_type');
      return type === 'all-reviews' || 'product_title' in review === (type === 'product-reviews');
    });
  const page = Number(params.get('page'));
  return {
    average_rating: 4,
    number_of_reviews: found.length,
    rating_histogram_data: { 4: found.length },
    product_metrics: { transparency_score: 0.5, authenticity_score: 0.4 },
    ...widgetPage(found, page),
  };
}

export interface ShopSetUp extends Partial<ScreenSetUp> {
  /** The store's page, a status, or undefined for an answer that does not come. */
  readonly shop?: (request: FakeRequest) => unknown;
  readonly reviews?: (params: URLSearchParams) => unknown;
  readonly media?: (params: URLSearchParams) => unknown;
}

/** Opens the shop screen. */
export async function openShop({
  shop = () => acmePage,
  reviews = reviewsFor,
  media = () => 404,
  screens = {},
  ...rest
}: ShopSetUp = {}) {
  const opened = await openScreen({
    at: shopPath,
    ...rest,
    screens: { shop: ShopScreen, ...screens },
    answer({ pathname, searchParams }, request) {
      if (pathname === shopPath) return shop(request);
      if (pathname === galleryPath) return media(searchParams);
      return pathname === widgetPath ? reviews(searchParams) : 404;
    },
  });
  return {
    ...opened,
    /** The parameters of the requests for reviews so far. */
    requested: () =>
      opened.server.requests
        .filter(({ address }) => address.startsWith(widgetPath))
        .map(({ address }) => Object.fromEntries(new URL(address, 'https://shop.test').searchParams)),
  };
}
