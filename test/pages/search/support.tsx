import type { SearchAnswer } from '../../../src/api/search.ts';
import type { AppMeta } from '../../../src/host/app-meta.ts';
import SearchScreen from '../../../src/pages/search/index.tsx';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { openScreen, type ScreenSetUp } from '../open-screen.tsx';

export { settle } from '../open-screen.tsx';

/** The part of an answer that a test sets; the rest follows from the request. */
export type Found = Partial<SearchAnswer['data']> & Pick<Partial<SearchAnswer>, 'meta_data' | 'metrics'>;

export interface SearchSetUp extends Pick<Partial<ScreenSetUp>, 'loggedIn' | 'left'> {
  readonly at?: string;
  readonly meta?: Partial<AppMeta>;
  /** The answer for the parameters; undefined leaves the request open. */
  readonly find?: (params: URLSearchParams) => Found | { readonly status: number } | undefined;
  /** False leaves the request for all categories open. */
  readonly hasCategories?: boolean;
  /** The categories with matching products; a failure by default. */
  readonly categoriesWith?: (params: URLSearchParams) => unknown;
  /** Answers of the host to further calls, by path. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Answers what is written; all is saved by default. */
  readonly write?: (request: FakeRequest) => unknown;
}

/** Small, because a simulated document is slow. */
export const perPage = 4;
const total = 10;

/** The answers of the host to other calls than the search. */
const others: Readonly<Record<string, unknown>> = {
  '/shipping_countries.json': {
    shipping_countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'US', name: 'United States' },
    ],
  },
  '/reviews/all_categories': {
    categories: [
      {
        ...{ id: 1, name: 'Kitchen' },
        children: [{ id: 7, name: 'Mugs', children: [{ id: 8, name: 'Travel mugs' }] }],
      },
      { id: 2, name: 'Garden' },
    ],
  },
};

/** The search screen in its frame, on a host that has ten products for each search by default. */
export async function openSearch({
  at = '/reviews/search?q=mug',
  meta = {},
  find = () => ({}),
  hasCategories = true,
  categoriesWith = () => 404,
  more = {},
  write = () => ({}),
  ...rest
}: SearchSetUp = {}) {
  const { server, routing, store, storage } = await openScreen({
    at,
    meta,
    ...rest,
    screens: { PageSearch: SearchScreen },
    answer({ pathname, searchParams }, request) {
      if (request.method !== 'GET') return write(request);
      if (pathname === '/reviews/all_categories' && !hasCategories) return undefined;
      if (pathname === '/reviews/categories.json') return categoriesWith(searchParams);
      if (pathname !== '/reviews/search.json') return more[pathname] ?? others[pathname] ?? 404;
      const found = find(searchParams);
      return found && ('status' in found ? found.status : answer(searchParams, found));
    },
  });
  return {
    server,
    routing,
    store,
    storage,
    /** The parameters of each search request so far. */
    searches: () =>
      server.requests
        .filter(({ address }) => address.startsWith('/reviews/search.json'))
        .map(({ address }) => new URL(address, 'https://shop.test').searchParams),
  };
}

/** An answer of a host. Its cards name the text, the page and the lowest rating of the request. */
export function answer(params: URLSearchParams, { meta_data, metrics, ...data }: Found = {}): SearchAnswer {
  const page = Number(params.get('page'));
  const count = Math.max(Math.min(perPage, total - (page - 1) * perPage), 0);
  const cards = Array.from({ length: count }, (_, index) => {
    const title = `${params.get('q')} ${(page - 1) * perPage + index + 1} from ${params.get('min_rating')}`;
    return {
      encoded_product_id: title,
      title,
      internal_path: `/reviews/stores/acme/products/${index}`,
      price: 10,
      currency: 'EUR',
      shop_domain: params.get('shop_domain') ?? 'acme.test',
    };
  });
  return {
    data: {
      current_page: page,
      rounded_results_total_count: total,
      per_page: perPage,
      search_results: cards,
      ...data,
    },
    meta_data,
    metrics,
  };
}

/** The default answer. */
export const usual: Found = {};
/** No results. */
export const nothing: Found = { search_results: [], rounded_results_total_count: 0 };
