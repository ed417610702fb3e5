import { setViewport } from '../support/dom.ts';
import { readContract } from '../../src/build/contract/list.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callAddress, callHeaders } from '../../src/api/call.ts';
import { categoriesCall, categoryPageCall, allCategoriesCall } from '../../src/contract/category-pages.ts';
import {
  categoryCarouselCall,
  collectionCarouselCall,
  featuredReviewCarouselCall,
  homeMetricsCall,
  productCarouselCall,
} from '../../src/contract/site.ts';
import { productPageCall } from '../../src/contract/product.ts';
import { meCall } from '../../src/contract/reviewer.ts';
import { searchCall } from '../../src/contract/search.ts';
import { shopPageCall } from '../../src/contract/shop-page.ts';
import { storeSearchCall } from '../../src/contract/store-search.ts';
import { parseSearchAddress, searchRequest } from '../../src/domain/search-address.ts';
import { type EarlyContext, firstAddresses, startEarly } from '../../src/entry/early.ts';
import { readHostPage } from '../../src/host/host-page.ts';
import { localStore } from '../../src/host/storage.ts';
import { matchPath } from '../../src/routing/addresses/paths.ts';

const now = Date.UTC(2030, 0, 1);
const real = { fetch, now: Date.now };
const respondWith = (answer: typeof fetch) => {
  globalThis.fetch = answer;
};
test.before(() => {
  Date.now = () => now;
});
test.after(() => {
  globalThis.fetch = real.fetch;
  Date.now = real.now;
});

/** The context of an address; `meta` is what the host page says in app_meta. */
function contextOf(
  address: string,
  meta: Record<string, unknown> = {},
): EarlyContext & { requested: Asked[] } {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'app_meta';
  script.textContent = JSON.stringify(meta);
  document.body.append(script);
  const { pathname, search } = new URL(address, 'https://shop.test');
  const requested: Asked[] = [];
  respondWith(async (input, init) => {
    requested.push({ address: String(input), init: init ?? {} });
    return Response.json({ from: String(input) });
  });
  return {
    requested,
    search,
    route: matchPath(pathname),
    hostPage: readHostPage(document, localStore(window)),
    storage: localStore(window),
    doc: document,
    signal: new AbortController().signal,
  };
}
interface Asked {
  readonly address: string;
  readonly init: RequestInit;
}

function preload(href: string, crossOrigin?: string): void {
  const link = document.createElement('link');
  // With a second word happy-dom, which has nobody to ask, leaves the link alone.
  link.setAttribute('rel', 'preload prefetch');
  link.setAttribute('as', 'fetch');
  link.setAttribute('href', href);
  if (crossOrigin !== undefined) link.setAttribute('crossorigin', crossOrigin);
  document.head.append(link);
}

const me = callAddress(meCall, { exchange_rates: 'true' });
/** The address of the bar below the header. */
const bar = callAddress(allCategoriesCall);

test('asks for the search results exactly as the search screen does', () => {
  const search = '?q=desk+lamp&min_rating=4&country=de&nonsense=1';
  const [first] = firstAddresses(contextOf(`/reviews/search${search}`));
  assert.is(first, callAddress(searchCall, searchRequest(parseSearchAddress(search), '*')));
});

test('asks for the product as the product screen does', () => {
  const context = contextOf('/reviews/stores/caf%C3%A9/products/desk%20lamp');
  const segments = { shop_slug: 'café', product_handle: 'desk lamp' };
  assert.equal(firstAddresses(context), [
    callAddress(productPageCall, { format: 'json' }, segments),
    me,
    bar,
  ]);
});

test('asks for the store as the shop screen does', () => {
  const segments = { shop_slug: 'café & co' };
  assert.equal(firstAddresses(contextOf('/reviews/stores/caf%C3%A9%20&%20co')), [
    callAddress(shopPageCall, { format: 'json' }, segments),
    me,
    bar,
  ]);
});

test('asks for the stores exactly as the store search does, without a text as well', () => {
  for (const search of ['', '?q=tea&store_country=JP&min_transparency=90']) {
    const [first] = firstAddresses(contextOf(`/reviews/store_search${search}`));
    assert.is(first, callAddress(storeSearchCall, searchRequest(parseSearchAddress(search), '*')));
  }
});

test('asks for the categories as the index does, with a search text where the address has one', () => {
  const first = (search: string) => firstAddresses(contextOf(`/reviews/categories${search}`))[0];
  assert.is(first('?category_search=true'), callAddress(categoriesCall, { level: '1' }));
  assert.is(first('?q=+tea&x'), callAddress(categoriesCall, { q: 'tea', level: '1' }));
});

test('asks for the category as the category screen does', () => {
  const context = contextOf('/reviews/categories/caf%C3%A9%20tables');
  const segments = { category_slug: 'café tables' };
  assert.equal(firstAddresses(context), [callAddress(categoryPageCall, {}, segments), me]);
});

test('asks for everything that home shows, for the stored country', () => {
  localStorage.setItem('country', 'nl');
  const query = { country: 'NL', redesign: '1' };
  assert.equal(
    firstAddresses(contextOf('/reviews?redesign=1')).sort(),
    [
      callAddress(productCarouselCall, { q: 'product', ...query }),
      callAddress(collectionCarouselCall, { q: 'collection', ...query }),
      callAddress(featuredReviewCarouselCall, { q: 'featured_review', ...query }),
      callAddress(categoryCarouselCall, { q: 'category', ...query }),
      callAddress(homeMetricsCall),
      me,
      bar,
    ].sort(),
  );
});

test('asks only who is there on any other page', () => {
  assert.equal(firstAddresses(contextOf('/terms')), [me]);
});

test('asks for the categories where the bar is: on every screen but search and categories, and on no phone', () => {
  const asks = (address: string) => firstAddresses(contextOf(address)).includes(bar);
  for (const address of ['/reviews', '/reviews/feed', '/reviews/stores/a/products/b'])
    assert.ok(asks(address));
  for (const path of ['search?q=a', 'store_search', 'categories', 'categories/lamps'])
    assert.not(asks(`/reviews/${path}`), path);
  setViewport(767);
  assert.not(asks('/reviews'));
});

test('asks for exchange rates unless there are some younger than six hours', () => {
  const context = contextOf('/terms');
  const keepRates = (time: number) =>
    localStorage.setItem('exchange_rates', JSON.stringify({ rates: { EUR: 1 }, time }));
  keepRates(now - 6 * 3_600_000 + 1);
  assert.equal(firstAddresses(context), [callAddress(meCall)]);
  keepRates(now - 6 * 3_600_000);
  assert.equal(firstAddresses(context), [me]);
});

test('prefers the currency of the address, then the stored one, then that of the host page', () => {
  const currencyAt = (query: string) => {
    const [first = ''] = firstAddresses(contextOf(`/reviews/search?q=a${query}`, { currency: 'cad' }));
    document.body.replaceChildren();
    return new URL(first, 'https://shop.test').searchParams.get('currency');
  };
  assert.is(currencyAt(''), 'CAD');
  localStorage.setItem('currency', 'NZD');
  assert.is(currencyAt(''), 'NZD');
  assert.is(currencyAt('&currency=eur'), 'EUR');
});

test('marks its requests as the client does', () => {
  const context = contextOf('/terms');
  startEarly(context);
  assert.equal(context.requested[0]?.init.headers, callHeaders());
  assert.is(context.requested[0]?.init.signal, context.signal);
});

test('hands out the answer that was asked for', async () => {
  const answers = startEarly(contextOf('/terms'));
  const answer = await answers.take(me);
  assert.equal(answer, { ok: true, status: 200, data: { from: me }, failsCall: true });
});

test('uses an answer inside app_meta instead of asking', async () => {
  const context = contextOf('/reviews/search?q=lamp', {
    answers: { '/reviews/search.json?q=lamp&page=1&min_transparency=80': { data: 'given' } },
  });
  const complete = '/reviews/search.json?q=lamp&page=1&min_transparency=80';
  const answers = startEarly(context);
  assert.equal((await answers.take(complete))?.data, { data: 'given' });
});

test('does not ask for what app_meta answers already', () => {
  const context = contextOf('/terms', { answers: { [me]: { currency: 'EUR' } } });
  startEarly(context);
  assert.equal(context.requested, []);
});

for (const [crossOrigin, request] of [
  ['', { credentials: 'same-origin' }],
  ['anonymous', { credentials: 'same-origin' }],
  ['use-credentials', { credentials: 'include' }],
  [undefined, { mode: 'no-cors', credentials: 'include' }],
] as const) {
  test(`uses an answer preloaded with crossorigin ${JSON.stringify(crossOrigin)}`, async () => {
    preload(me, crossOrigin);
    const context = contextOf('/terms');
    const answers = startEarly(context);
    assert.is(context.requested.length, 1);
    const { signal, ...init } = context.requested[0]?.init ?? {};
    assert.equal(init, request);
    assert.ok((await answers.take(me))?.ok);
  });
}

test('leaves preloads of other sites alone', () => {
  preload('https://elsewhere.test/reviews/all_categories', '');
  const context = contextOf('/terms');
  assert.not(startEarly(context).has('/reviews/all_categories'));
  assert.equal(
    context.requested.map(({ address }) => address),
    [me],
  );
});

test('leaves preloads alone whose address cannot be read', () => {
  preload('http://', '');
  const context = contextOf('/terms');
  startEarly(context);
  assert.equal(
    context.requested.map(({ address }) => address),
    [me],
  );
});

test('leaves what the host preloads for its own scripts to them', () => {
  preload('/cart.json', '');
  preload('/reviewsets/1.json', '');
  const context = contextOf('/terms');
  const answers = startEarly(context);
  assert.equal(
    context.requested.map(({ address }) => address),
    [me],
  );
  for (const address of ['/cart.json', '/reviewsets/1.json']) assert.not(answers.has(address), address);
});

test('takes the preloaded answer of every call that reads', async () => {
  const { calls } = await readContract();
  const paths = [...calls.values()].filter(({ method }) => method === 'GET').map(({ path }) => path);
  assert.ok(paths.length > 9);
  for (const path of paths) preload(path, '');
  const answers = startEarly(contextOf('/terms'));
  for (const path of paths) assert.ok(answers.has(new URL(path, 'https://shop.test').pathname), path);
});

test('has no answer of a request that got none, or of one that nobody may read', async () => {
  const context = contextOf('/terms');
  respondWith(() => Promise.reject(new TypeError('offline')));
  assert.is(await startEarly(context).take(me), undefined);
  respondWith(() => Promise.resolve(Response.error()));
  assert.is(await startEarly(context).take(me), undefined);
});

const page = '<!doctype html><title>Sign in</title>';
for (const [title, respond, expected] of [
  ['a refusal', () => Response.json({ a: 1 }, { status: 429 }), { ok: false, status: 429, data: { a: 1 } }],
  ['a page', () => new Response(page), { ok: true, status: 200, data: page }],
  ['nothing', () => new Response(null, { status: 204 }), { ok: true, status: 204, data: '' }],
] as const) {
  test(`takes ${title} for the answer to its own request`, async () => {
    const context = contextOf('/terms');
    respondWith(async () => respond());
    const answers = startEarly(context);
    assert.equal(await answers.take(me), { ...expected, failsCall: true });
  });

  test(`${expected.ok ? 'counts no' : 'counts'} failure where a preload, sent without our headers, got ${title}`, async () => {
    preload(me, '');
    const context = contextOf('/terms');
    respondWith(async () => respond());
    const answers = startEarly(context);
    assert.is((await answers.take(me))?.failsCall, !expected.ok);
  });
}

test.run();
