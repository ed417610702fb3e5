import { act, expectConsole, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppMeta } from '../../../src/host/app-meta.ts';
import FollowingScreen from '../../../src/pages/following/index.tsx';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { travel } from '../../routing/support.tsx';
import { openScreen, settle } from '../open-screen.tsx';

const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const products = (count: number) =>
  times(count, index => ({
    encoded_product_id: `p${index}`,
    title: `Product ${index}`,
    internal_path: `/reviews/stores/s/products/${index}`,
  }));
const shop = { encoded_shop_id: 's', name: 'Potter', internal_path: '/reviews/stores/s' };
const ada = { encoded_id: 'ada', name: 'Ada', internal_path: '/reviews/profile/ada' };
const some = { products: products(60), shops: [shop], reviewers: [ada] };

const openFollowing = (
  answer: () => unknown = () => some,
  at = '/reviews/following',
  loggedIn = true,
  meta: Partial<AppMeta> = {},
) =>
  openScreen({
    at,
    loggedIn,
    meta,
    screens: { following: FollowingScreen, howItWorks: () => <h1>Elsewhere</h1> },
    answer: ({ pathname }, { method }) => {
      if (pathname === '/reviews/following.json') return answer();
      return method === 'POST' ? {} : 404;
    },
  });
const follow = (name: string) => screen.getByRole('button', { name: new RegExp(`^Follow(ing)? ${name}$`) });
const isPressed = (name: string) => follow(name).getAttribute('aria-pressed') === 'true';
const cards = (part: string) => within(screen.getByRole('region', { name: part })).getAllByRole('article');
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(one => one.textContent);

test('asks without parameters, and lists products, stores and people as followed', async () => {
  const { server } = await openFollowing();
  const requested = server.requests.map(({ address }) => address);
  assert.equal(
    requested.filter(address => address.includes('follow')),
    ['/reviews/following.json'],
    'nobody has to ask which of them are followed',
  );
  assert.equal(headings(), ['Products', 'Stores', 'People']);
  assert.ok(isPressed('Product 0') && isPressed('Potter') && isPressed('Ada'));
});

test('says what has happened since: new reviews and another price', async () => {
  const [first, second, third] = products(3);
  const priced = { price: 90, followed_price: 100, currency: 'USD' };
  await openFollowing(() => ({
    products: [
      { ...first, ...priced, new_reviews_count: 2 },
      { ...second, ...priced, price: 150 },
      // So little is no news.
      { ...third, ...priced, price: 97, new_reviews_count: 0 },
    ],
    shops: [{ ...shop, new_reviews_count: 1 }],
    reviewers: [{ ...ada, new_reviews_count: 0 }],
    atom_url: '/reviews/feed.atom?key=1',
  }));
  const news = (part: string) =>
    within(screen.getByRole('region', { name: part }))
      .getAllByRole('listitem')
      .map(item => item.querySelector('p:last-child > span') && item.lastElementChild?.textContent);
  assert.equal(news('Products'), ['2 new reviews10% cheaper', '50% more', null]);
  screen.getByText('1 new review');
  const reader = screen.getByRole('link', { name: 'Read this in a feed reader (Atom)' });
  assert.is(reader.getAttribute('href'), '/reviews/feed.atom?key=1');
});

test('says the change of a price as the rounded ones beside it have it', async () => {
  const meta = { currency: 'SEK', exchangeRates: { USD: 1, SEK: 1 } };
  const [product] = products(1);
  const priced = { price: 31.4, followed_price: 23.4, currency: 'USD' };
  await openFollowing(() => ({ products: [{ ...product, ...priced }] }), undefined, undefined, meta);
  // 34.2% without rounding.
  screen.getByText('35% more');
});

test('gives the feed for feed readers another address, where the host can, and once that is confirmed', async () => {
  let key = 1;
  const { server, store } = await openFollowing(() => ({
    ...some,
    atom_url: `/reviews/feed.atom?key=${key++}`,
    atom_renewable: true,
  }));
  const href = () => screen.getByRole('link', { name: /feed reader/ }).getAttribute('href');
  const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ address }) => address);
  const ask = () => user.click(screen.getByRole('button', { name: 'New feed address' }));
  assert.is(href(), '/reviews/feed.atom?key=1');
  await ask();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  assert.equal(sent(), []);
  await ask();
  screen.getByRole('alertdialog', { name: 'Get a new feed address?' });
  await user.click(screen.getByRole('button', { name: 'Get a new address' }));
  await settle();
  assert.equal(sent(), ['/reviews/profile/feed_address']);
  assert.is(href(), '/reviews/feed.atom?key=2');
  assert.is(store.get(toastAtom)?.text, 'Your feed has a new address.');
});

test('offers no other address where the host has none', async () => {
  await openFollowing(() => ({ ...some, atom_url: '/reviews/feed.atom?key=1' }));
  screen.getByRole('link', { name: /feed reader/ });
  assert.not(screen.queryByRole('button', { name: 'New feed address' }));
});

test('links to nothing that is no address', async () => {
  await openFollowing(() => ({ ...some, atom_url: 'javascript:alert(1)' }));
  assert.is(cards('Stores').length, 1);
  assert.not(screen.queryByRole('link', { name: /feed reader/ }));
});

test('shows the latest of each part, and one part page by page', async () => {
  await openFollowing();
  assert.is(cards('Products').length, 12);
  await user.click(screen.getByRole('link', { name: 'See all 60' }));
  await settle();
  assert.is(location.search, '?tab=products');
  assert.equal(headings(), ['Products']);
  assert.is(cards('Products').length, 48);
  await user.click(screen.getByRole('link', { name: /^Next page/ }));
  await settle();
  assert.is(location.search, '?tab=products&page=2');
  assert.is(cards('Products').length, 12);
  await user.click(screen.getByRole('tab', { name: 'People 1' }));
  await settle();
  assert.is(location.search, '?tab=reviewers');
  assert.equal(headings(), ['People']);
});

test('lists saved searches with their filters and news, and removes one until it is undone', async () => {
  const saved_searches = [
    {
      search: 'q=Teapot&min_rating=4&currency=EUR&max_price=20',
      new_products_count: '99+',
      created_at: '2024-01-01T00:00:00Z',
    },
    { search: 'category_id=7', category_name: 'Mugs', new_products_count: 1 },
  ];
  const { server } = await openFollowing(
    () => ({ ...some, saved_searches }),
    '/reviews/following?tab=searches',
  );
  assert.ok(screen.getByRole('tab', { name: 'Saved searches 2' }));
  const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);
  assert.is(
    screen.getByRole('link', { name: 'Teapot' }).getAttribute('href'),
    '/reviews/search?q=Teapot&page=1&min_rating=4&currency=EUR&max_price=20',
  );
  assert.ok(row('Teapot').getByText('Rated 4 and up, Price up to €20'));
  assert.ok(row('Teapot').getByText('99+ new products'));
  assert.ok(row('Mugs').getByText('1 new product'));
  await user.click(screen.getByRole('button', { name: 'Remove the saved search Teapot' }));
  await settle();
  const undo = row('Teapot').getByRole('button', { name: 'Undo: save the search Teapot again' });
  assert.is(document.activeElement, undo);
  assert.ok(row('Teapot').getByText('Removed'));
  await user.click(undo);
  await settle();
  assert.ok(row('Teapot').getByText('99+ new products'));
  assert.equal(
    server.requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(String(body))),
    [false, true].map(is_saved => ({ search: saved_searches[0]?.search, is_saved })),
  );
});

test('says how to save a search when there is none', async () => {
  await openFollowing(() => ({ ...some, saved_searches: [] }), '/reviews/following?tab=searches');
  assert.ok(screen.getByRole('heading', { name: 'You have no saved searches yet' }));
  assert.ok(screen.getByText('Save a search to see new products that match in your feed.'));
});

test('has no part for searches where the host saves none', async () => {
  await openFollowing();
  assert.is(screen.queryByRole('tab', { name: /Saved searches/ }), null);
});

test('keeps what is unfollowed until the next visit, which asks again', async () => {
  let answer: object = some;
  const { server, routing } = await openFollowing(() => answer);
  await user.click(follow('Ada'));
  await settle();
  assert.is(isPressed('Ada'), false);
  const sent = server.requests.find(({ method }) => method === 'POST');
  assert.equal(JSON.parse(String(sent?.body)), { is_hearting: false, reviewer_enc_id: 'ada' });
  answer = { ...some, reviewers: [] };
  await act(async () => routing.navigate('/reviews/how-it-works'));
  await settle();
  await travel(-1);
  await settle();
  assert.equal(headings(), ['Products', 'Stores']);
});

test('says where to begin when nothing is followed, or nothing of a part', async () => {
  await openFollowing(() => ({ products: products(1) }), '/reviews/following?tab=shops');
  assert.ok(screen.getByRole('heading', { name: 'You don’t follow any stores yet' }));
  assert.is(screen.getByRole('link', { name: 'Find stores' }).getAttribute('href'), '/reviews/store_search');
});

test('leads to products, stores and people when nothing is followed at all', async () => {
  await openFollowing(() => ({}));
  assert.ok(screen.getByRole('heading', { name: 'You don’t follow anything yet' }));
  assert.equal(
    screen.getAllByRole('link').map(link => link.getAttribute('href')),
    ['/reviews/categories', '/reviews/store_search', '/reviews/people'],
  );
});

test('asks for nothing while nobody is signed in, and offers to', async () => {
  const { server } = await openFollowing(undefined, undefined, false);
  assert.not(server.requests.some(({ address }) => address.includes('following')));
  assert.is(
    screen.getByRole('link', { name: 'Sign In' }).getAttribute('href'),
    '/login?return_to=%2Freviews%2Ffollowing',
  );
});

test('says in place that it failed, and asks again', async () => {
  let isDown = true;
  await openFollowing(() => (isDown ? 500 : some));
  assert.ok(screen.getByRole('heading', { name: 'We couldn’t load what you follow' }));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.is(cards('Products').length, 12);
});

for (const part of ['products', 'shops', 'reviewers'])
  test(`takes ${part} of which no row can be read as a failure, not as nothing followed`, async () => {
    expectConsole(/following/);
    await openFollowing(() => ({ [part]: [{ odd: true }] }));
    screen.getByRole('button', { name: 'Try again' });
    assert.is(screen.queryByText(/nothing yet/), null);
  });

test.run();
