import type { ProductPage } from '../../../src/api/product.ts';
import type { WidgetData } from '../../../src/contract/review-widgets.ts';
import ProductScreen from '../../../src/pages/product/index.tsx';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { openScreen, type ScreenSetUp } from '../open-screen.tsx';
import { acme, widgetPage } from '../../api/samples.ts';

export const productPath = '/reviews/stores/acme/products/lamp';
const widgetPath = '/api/v1/widgets/product_review';

export const lampPage = {
  product_data: {
    encoded_id: 'p1',
    external_id: 77,
    handle: 'lamp',
    title: 'Brass Lamp',
    description: 'Gives light.',
    image_url: '/lamp.webp',
    external_url: 'https://acme.test/lamp',
    shop_domain: 'acme.test',
    platform: 'shopify',
    internal_path: productPath,
    price: 20,
    currency: 'USD',
  },
  shop_data: acme,
  meta_data: {
    title: 'Brass Lamp by Acme',
    description: 'About the lamp',
    canonical: 'https://shop.test/lamp',
  },
  categories_data: [
    { id: 1, name: 'Home' },
    { id: 2, name: 'Lamps' },
  ],
} as const satisfies ProductPage;

/** 25 reviews, of which 20 have five stars and 5 have two; `search` finds those it names by their number. */
export function reviewsFor(params: URLSearchParams): WidgetData {
  const stars = params.get('filter_rating');
  const page = Number(params.get('page'));
  const all = Array.from({ length: 25 }, (_, index) => ({
    uuid: `r${index}`,
    title: `Review ${index} by ${params.get('sort_by')}`,
    rating: index < 20 ? 5 : 2,
  }));
  const found = all
    .filter(({ rating }) => stars === '' || rating === Number(stars))
    .filter(({ title }) => title.includes(params.get('search') ?? ''));
  return {
    average_rating: 4.4,
    number_of_reviews: 25,
    rating_histogram_data: { 5: 20, 2: 5 },
    product_metrics: { transparency_score: 0.996, authenticity_score: 0.5 },
    ...widgetPage(found, page),
  };
}

export interface ProductSetUp extends Partial<ScreenSetUp> {
  /** The product's page, a status, or undefined for an answer that does not come. */
  readonly product?: (request: FakeRequest) => unknown;
  readonly reviews?: (params: URLSearchParams, request: FakeRequest) => unknown;
  readonly questions?: (params: URLSearchParams) => unknown;
  /** A page of the product's media; by default there are none. */
  readonly media?: (page: number) => unknown;
}

/** Opens the product screen. */
export async function openProduct({
  product = () => lampPage,
  reviews = reviewsFor,
  questions = () => 404,
  media = () => 404,
  screens = {},
  ...rest
}: ProductSetUp = {}) {
  const opened = await openScreen({
    at: productPath,
    ...rest,
    screens: { product: ProductScreen, ...screens },
    answer({ pathname, searchParams }, request) {
      if (pathname === productPath) return product(request);
      if (pathname === '/api/questions/questions_for_widget') return questions(searchParams);
      if (pathname === '/products/p1/reviews_with_media') return media(Number(searchParams.get('page')));
      return pathname === widgetPath ? reviews(searchParams, request) : 404;
    },
  });
  return {
    ...opened,
    /** The requests for reviews so far. */
    requested: () =>
      opened.server.requests
        .filter(({ address }) => address.startsWith(widgetPath))
        .map(({ address }) => {
          const params = new URL(address, 'https://shop.test').searchParams;
          return ['filter_rating', 'sort_by', 'search', 'page'].map(name => params.get(name)).join(' ');
        }),
    /** The parameters of the last request for reviews. */
    lastAsked: () => {
      const all = opened.server.requests.filter(({ address }) => address.startsWith(widgetPath));
      return new URL(all.at(-1)?.address ?? '', 'https://shop.test').searchParams;
    },
  };
}

/** The page of the lamp with another product. */
export const withProduct = (change: object) => () => ({
  ...lampPage,
  product_data: { ...lampPage.product_data, ...change },
});

/** The first of its reviews. */
export const fewReviews = (count: number) => (params: URLSearchParams) => ({
  ...reviewsFor(params),
  average_rating: count ? 5 : null,
  number_of_reviews: count,
  rating_histogram_data: { 5: count },
  reviews: reviewsFor(params).reviews.slice(0, count),
  total_count: count,
  total_pages: count ? 1 : 0,
});

/** The robots meta tag. */
export const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null;

/** The structured data of the page; null without any. */
export const structuredData = () => {
  const script = document.querySelector('script[type="application/ld+json"]');
  return script && JSON.parse(script.textContent ?? '');
};
