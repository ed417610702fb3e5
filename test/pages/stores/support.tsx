import { screen, within } from '../../support/dom.ts';
import StoreSearchScreen from '../../../src/pages/stores/index.tsx';
import { openScreen, type ScreenSetUp } from '../open-screen.tsx';

const perPage = 3;
const total = 8;
/** Stores whose names hold the text and the page of the request. */
export const found = (params: URLSearchParams) => {
  const page = Number(params.get('page'));
  const count = Math.max(Math.min(perPage, total - (page - 1) * perPage), 0);
  return {
    data: {
      shop_results: Array.from({ length: count }, (_, index) => ({
        encoded_shop_id: `${page}-${index}`,
        name: `${params.get('q')} ${(page - 1) * perPage + index + 1}`,
        internal_path: `/reviews/stores/${index}`,
      })),
      results_total_count: total,
      per_page: perPage,
      current_page: page,
    },
  };
};
export const openStores = (
  at = '/reviews/store_search?q=tea',
  answer: (params: URLSearchParams) => unknown = found,
  rest: Partial<ScreenSetUp> = {},
) =>
  openScreen({
    at,
    ...rest,
    screens: { storeSearch: StoreSearchScreen, howItWorks: () => <h1>Elsewhere</h1> },
    answer: ({ pathname, searchParams }) =>
      pathname === '/reviews/store_search.json' ? answer(searchParams) : (others[pathname] ?? 404),
  });
const others: Record<string, unknown> = {
  '/reviews/all_categories': [{ id: 3, name: 'Teapots', handle: 'teapots' }],
  '/shipping_countries.json': { shipping_countries: [{ name: 'Germany', code: 'DE' }] },
};
export const searches = (server: { requests: readonly { address: string }[] }) =>
  server.requests.filter(({ address }) => address.includes('store_search'));
export const names = () => screen.queryAllByRole('heading', { level: 2 }).map(one => one.textContent);
export const field = () => screen.getByRole('textbox', { name: 'Search for stores' }) as HTMLInputElement;
export const status = () => within(screen.getByRole('main')).getByRole('status').textContent;
export const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
