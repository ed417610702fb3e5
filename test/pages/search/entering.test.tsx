import { act, cleanup, screen, user, waitFor, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { searchOriginAtom, submitSearchAtom } from '../../../src/state/search/search.ts';
import { addViewedAtom } from '../../../src/state/goods/recently-viewed.ts';
import { holdLongTimers, pass } from '../../support/long-timers.ts';
import { nothing, openSearch, settle } from './support.tsx';

/** All polite announcements from now on, in order. */
function listen(): string[] {
  const announced: string[] = [];
  const regions = () => [...document.querySelectorAll('[role=status]')].map(one => one.textContent ?? '');
  let before = regions();
  const observer = new MutationObserver(() => {
    const now = regions();
    for (const [index, text] of now.entries()) if (text && text !== before[index]) announced.push(text);
    before = now;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return announced;
}

holdLongTimers();

test('announces the number of results once, and neither the title nor that it is loading', async () => {
  await openSearch({
    find: params => ({ rounded_results_total_count: params.get('min_rating') === '4' ? 5 : 10 }),
  });
  const announced = listen();
  await user.click(screen.getByRole('button', { name: '4 and up' }));
  await settle();
  // Longer than the delay of an announced title.
  pass(150);
  assert.equal(announced, ['5 products']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
  await settle();
  // Longer than the delay of an announced title.
  pass(150);
  // The same number is announced again for another list.
  assert.equal(announced, ['5 products', '5 products']);
});

test('remembers the category that a search came from, and drops `from` and, once, the saved order', async () => {
  const entries = history.length;
  const { store, searches } = await openSearch({
    at: '/reviews/search?q=&page=1&sort_by=newest&category_id=7&from=category&category=pet%20food',
  });
  await settle();
  assert.is(history.length, entries, 'Back leads to the category at once');
  assert.is(location.search, '?q=&page=1&sort_by=newest&category_id=7&category=pet%20food');
  assert.equal(store.get(searchOriginAtom), { from: 'category', category: 'pet food', category_id: 7 });
  assert.is(searches().length, 1);
  await act(async () => void store.set(submitSearchAtom, 'cup'));
  await settle();
  assert.is(location.search, '?q=cup&page=1&category_id=7');
});

test('requests a search from a category once when it fails, and remembers the category', async () => {
  const { store, searches } = await openSearch({
    at: '/reviews/search?q=mug&sort_by=newest&category_id=7&from=category&category=mugs',
    find: () => ({ status: 429 }),
  });
  await settle();
  assert.is(searches().length, 1);
  await act(async () => void store.set(submitSearchAtom, 'cup'));
  assert.is(location.search, '?q=cup&page=1&category_id=7');
});

test('offers to remove each filter that hides results, the one that hides most first', async () => {
  await openSearch({
    at: '/reviews/search?q=mug&page=2&min_rating=4.5&country=DE&reviews_count=50&max_price=5&currency=EUR',
    find: () => ({
      ...nothing,
      metrics: {
        results_without: { min_rating: 3, country: '2,400+', min_transparency: 12, max_price: 1 },
      },
    }),
  });
  const ways = screen.getByRole('list', { name: /Remove one filter/ });
  assert.equal(
    [...ways.querySelectorAll('a')].map(one => one.textContent),
    [
      'Without “Ships to Germany”2,400+ products',
      'With any transparency12 products',
      'Without “Rated 4.5 and up”3 products',
    ],
  );
  await user.click(screen.getByRole('link', { name: /any transparency/ }));
  assert.is(
    location.search,
    '?q=mug&page=1&country=DE&min_rating=4.5&min_transparency=0&currency=EUR&max_price=5&reviews_count=50',
  );
});

const empty = (results_without?: Record<string, number | string>) => ({
  ...nothing,
  metrics: { results_without },
});
const advice = () => document.querySelector('.mp-empty__text')?.textContent ?? '';
const offered = () => screen.queryByRole('link', { name: 'Show less transparent ones' });

test('advises lower transparency unless the host says that it has no results', async () => {
  await openSearch({ at: '/reviews/search?q=mug&country=DE', find: () => empty() });
  assert.ok(offered());
  cleanup();
  await openSearch({ at: '/reviews/search?q=mug&country=DE', find: () => empty({ country: 3 }) });
  assert.not(offered());
  cleanup();
  const more = { country: 90, min_rating: 80, reviews_count: 70, min_transparency: 5 };
  const at = '/reviews/search?q=mug&country=DE&min_rating=4&reviews_count=50';
  await openSearch({ at, find: () => empty(more) });
  assert.ok(offered(), 'it helps, but three other ways help more');
});

test('names the limit of transparency unless the host says that nothing is hidden by it', async () => {
  const button = () => screen.queryByRole('button', { name: 'Show' });
  const limit = () => screen.queryByText('Any below 80% transparency are hidden.');
  await openSearch({ at: '/reviews/search?q=mug', find: () => empty({ min_transparency: 4 }) });
  assert.ok(button() && limit());
  cleanup();
  await openSearch({ at: '/reviews/search?q=mug', find: () => empty({}) });
  assert.is(button(), null);
  assert.is(limit(), null);
});

test('offers ratings only where one of them has results, or is chosen', async () => {
  const ratings = () => screen.queryByRole('group', { name: 'Minimum rating' });
  const results_with = { min_rating: { '4.5': 0, '4': 0, '3': 0, '2': 0 } };
  const find = () => ({ ...nothing, metrics: { results_with } });
  await openSearch({ at: '/reviews/search?q=mug', find });
  assert.is(ratings(), null);
  cleanup();
  await openSearch({ at: '/reviews/search?q=mug&min_rating=4', find });
  assert.ok(ratings());
});

test('offers no rating that leaves as many results as the one before, unless it is chosen', async () => {
  const results_with = { min_rating: { '4.5': 20, '4': 20, '3': 28 } };
  const find = () => ({ metrics: { results_with } });
  const offered = () => within(screen.getByRole('group', { name: 'Minimum rating' })).getAllByRole('button');
  await openSearch({ at: '/reviews/search?q=mug', find });
  assert.is(offered().length, 2);
  cleanup();
  await openSearch({ at: '/reviews/search?q=mug&min_rating=4', find });
  assert.is(offered().length, 3);
});

test('leads on from no results: popular searches, products of the host, and what was viewed', async () => {
  const product = {
    ...{ encoded_product_id: 'p', title: 'Open Pot' },
    internal_path: '/reviews/stores/a/products/p',
  };
  const { store } = await openSearch({
    find: () => empty({}),
    more: {
      '/reviews/instant_search': { suggestions: [], popular_searches: ['teapot'] },
      '/reviews/carousels.json': [product],
    },
  });
  const popular = await screen.findByRole('list', { name: 'Popular searches' });
  assert.is(within(popular).getByRole('link').textContent, 'teapot');
  screen.getByRole('heading', { level: 2, name: 'Highly transparent' });
  screen.getByRole('link', { name: 'Open Pot' });
  const viewed = () => screen.queryByRole('region', { name: 'Recently viewed' });
  assert.is(viewed(), null);
  await act(async () =>
    store.set(addViewedAtom, { kind: 'store', name: 'Potter', path: '/reviews/stores/potter' }),
  );
  assert.ok(viewed());
});

for (const [path, fails, other] of [
  ['/reviews/instant_search', 'popular searches', 'Open Pot'],
  ['/reviews/carousels.json', 'products', 'teapot'],
] as const)
  test(`leads on from no results by the rest where the call of ${fails} fails`, async () => {
    await openSearch({
      find: () => empty({}),
      more: {
        '/reviews/instant_search': { suggestions: [], popular_searches: ['teapot'] },
        '/reviews/carousels.json': [
          { encoded_product_id: 'p', title: 'Open Pot', internal_path: '/reviews/p' },
        ],
        [path]: 500,
      },
    });
    await settle();
    assert.ok(screen.getByRole('link', { name: other }));
  });

test('shows no heading without anything below it when the host offers nothing instead', async () => {
  await openSearch({ find: () => empty({}) });
  await settle();
  assert.equal(
    screen.getAllByRole('heading').map(({ textContent }) => textContent),
    ['No results for “mug”'],
  );
});

test('blames the filters if some are set, and the spelling if none is or the only one has no effect', async () => {
  await openSearch({ at: '/reviews/search?q=mug', find: () => empty() });
  assert.match(advice(), /^Check the spelling/);
  cleanup();
  await openSearch({ at: '/reviews/search?q=mug&country=DE', find: () => empty() });
  assert.is(advice(), 'Try removing some filters.');
  cleanup();
  await openSearch({ at: '/reviews/search?q=mug&country=DE', find: () => empty({ country: 3 }) });
  assert.is(advice(), '');
  cleanup();
  await openSearch({ at: '/reviews/search?q=mug&country=DE', find: () => empty({}) });
  assert.match(advice(), /^Check the spelling/);
  assert.not(screen.queryByRole('link', { name: 'Clear all filters' }));
});

test('blames all filters together when removing one of them has no results', async () => {
  const at = '/reviews/search?q=mug&country=DE&min_rating=5&max_price=10';
  await openSearch({ at, find: () => empty({}) });
  assert.match(advice(), /^Nothing matches, even with any one of these filters removed\.$/);
  const clear = screen.getByRole('link', { name: 'Clear all filters' });
  assert.is(clear.getAttribute('href'), '/reviews/search?q=mug&page=1');
  assert.match(clear.className, /primary/);
  cleanup();
  await openSearch({ at, find: () => empty({ all: 7 }) });
  assert.ok(screen.getByRole('link', { name: 'Clear all filters' }));
  cleanup();
  await openSearch({ at, find: () => empty({ all: 0 }) });
  assert.match(advice(), /^Check the spelling/);
  assert.not(screen.queryByRole('link', { name: 'Clear all filters' }));
});

test('offers at most two actions, those closest to the search first', async () => {
  const scoped =
    '/reviews/search?q=mug&min_rating=4&shop_domain=acme.test&search_in_shop=true&platform=shopify';
  await openSearch({ at: scoped, find: () => empty() });
  assert.equal(
    [...document.querySelectorAll('.mp-empty__actions > a')].map(one => one.textContent),
    ['Clear all filters', 'Search all stores'],
  );
});

test('offers to search all stores with the number of their results', async () => {
  await openSearch({
    at: '/reviews/search?q=mug&shop_domain=acme.test&search_in_shop=true&platform=shopify',
    find: () => ({ ...nothing, metrics: { results_without: { shop_domain: 40 } } }),
  });
  assert.not.ok(screen.queryByRole('link', { name: 'Search all stores' }));
  await user.click(screen.getByRole('link', { name: /This store only.*40 products/ }));
  await waitFor(() => assert.is(location.search, '?q=mug&page=1'));
});

test.run();
