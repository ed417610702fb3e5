import { act, render, setAddress } from '../../support/dom.ts';
import { test } from 'uvu';
import { createClient } from '../../../src/api/client.ts';
import type { SearchAnswer } from '../../../src/api/search.ts';
import { type AppMeta, readAppMeta } from '../../../src/host/app-meta.ts';
import SearchScreen from '../../../src/pages/search/index.tsx';
import { createRouting } from '../../../src/routing/routing.ts';
import { screen } from '../../../src/routing/screen.ts';
import { PageRoot } from '../../../src/shell/page-root.tsx';
import { pendingCountAtom } from '../../../src/state/pending.ts';
import { type AppStore, createAppStore, followAddress } from '../../../src/state/store.ts';
import { type FakeRequest, fakeFetch } from '../../api/fake-fetch.ts';
import { recordScrolls } from '../../routing/support.tsx';
import { memoryStorage } from '../../state/support.ts';

/** What a test says of an answer; the rest follows from the request. */
export type Found = Partial<SearchAnswer['data']> & Pick<Partial<SearchAnswer>, 'meta_data' | 'metrics'>;

export interface SearchSetUp {
  readonly at?: string;
  readonly meta?: Partial<AppMeta>;
  /** What is found for the parameters; undefined leaves the request open. */
  readonly find?: (params: URLSearchParams) => Found | { readonly status: number } | undefined;
}

/** Few to a page, for a simulated document is slow. */
export const perPage = 4;
const total = 10;

const running: (() => void)[] = [];
test.after.each(() => {
  for (const stop of running.splice(0)) stop();
});

/** What the host says to calls beside the search. */
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

/** Answers on their way; `settle` lets them arrive. */
let onTheirWay: (() => void)[] = [];

/** Lets answers arrive and be drawn. */
export const settle = () =>
  act(async () => {
    for (const arrive of onTheirWay.splice(0)) arrive();
    await new Promise(resolve => setTimeout(resolve));
  });

/** The search screen in its frame, on a host that finds ten products for everything unless a test says otherwise. */
export async function openSearch({
  at = '/reviews/search?q=mug',
  meta = {},
  find = () => ({}),
}: SearchSetUp = {}) {
  onTheirWay = [];
  const respond = (request: FakeRequest) => {
    const { pathname, searchParams } = new URL(request.address, 'https://shop.test');
    const other = others[pathname];
    const found = pathname === '/reviews/search.json' ? find(searchParams) : { status: 404 };
    onTheirWay.push(() => {
      if (other) request.answer(other);
      else if (found === undefined) return;
      else if ('status' in found) request.answer({}, found.status);
      else request.answer(answer(searchParams, found));
    });
    return undefined;
  };
  const server = fakeFetch(respond);
  setAddress(at);
  history.replaceState(null, '');
  recordScrolls();
  const routing = createRouting({
    screens: [screen('PageSearch', () => Promise.resolve({ default: SearchScreen }))],
    storage: memoryStorage(),
    load: (_name, load) => load(),
  });
  const client = createClient({
    doc: document,
    fetch: server.fetch,
    onPending: count => store.set(pendingCountAtom, count),
  });
  const storage = memoryStorage();
  const store: AppStore = createAppStore({
    hostPage: { meta: { ...readAppMeta(document), ...meta }, loggedIn: false, locale: 'en' },
    client,
    navigate: routing.navigate,
    storage,
  });
  const main = document.createElement('main');
  document.body.append(main);
  await act(async () => {
    running.push(followAddress(store, routing.address), routing.start());
  });
  render(<PageRoot store={store} routing={routing} hasFooter={false} />, { container: main });
  await settle();
  return {
    server,
    routing,
    store,
    storage,
    /** Parameters of each search asked for so far. */
    searches: () =>
      server.requests
        .filter(({ address }) => address.startsWith('/reviews/search.json'))
        .map(({ address }) => new URL(address, 'https://shop.test').searchParams),
  };
}

/** An answer as a host sends it: cards that tell the text, the page and the lowest rating they were found for. */
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

/** Found as always. */
export const usual: Found = {};
/** Nothing found. */
export const nothing: Found = { search_results: [], rounded_results_total_count: 0 };
