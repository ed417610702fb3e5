import { act, cleanup, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import FeedScreen from '../../../src/pages/feed/index.tsx';
import { travel } from '../../routing/support.tsx';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const perPage = 2;
const ada = {
  encoded_id: 'ada',
  class: 'Reviewer',
  name: 'Ada',
  internal_path: '/reviews/profile/ada',
};
const written = (number: number, rest: object = {}) => ({
  id: `review-${number}`,
  event_type: 'review_written',
  created_at: `2026-03-0${number}T08:00:00Z`,
  event_owner: ada,
  review: {
    uuid: `r${number}`,
    rating: 4,
    title: `Review ${number}`,
    body: 'Good.',
    product_title: 'Teapot',
    product_internal_path: '/reviews/stores/acme/products/teapot',
    reviewer: { name: 'Ada' },
  },
  ...rest,
});
/** Events 5 to 1, the newest first. */
const events = [5, 4, 3, 2, 1].map(number => written(number));
const found = (params: URLSearchParams): unknown => {
  const before = params.get('max_created_at') ?? '9';
  const feed_events = events.filter(({ created_at }) => created_at < before).slice(0, perPage);
  return { feed_events, per_page: perPage };
};

interface FeedSetUp extends Partial<ScreenSetUp> {
  readonly feed?: (params: URLSearchParams) => unknown;
}
const openFeed = ({ feed = found, at = '/reviews/feed', ...rest }: FeedSetUp = {}) =>
  openScreen({
    at,
    screens: { feed: FeedScreen, product: () => <h1>A teapot</h1> },
    answer: ({ pathname, searchParams }) =>
      pathname === '/reviews/feed_events.json' ? feed(searchParams) : (others[pathname] ?? 404),
    ...rest,
  });
const others: Record<string, unknown> = { '/reviews/profile/follows': { existing_followee_ids: ['acme'] } };

const requested = ({ server }: Awaited<ReturnType<typeof openFeed>>) =>
  server.requests.filter(({ address }) => address.includes('feed_events')).map(({ address }) => address);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(one => one.textContent);
const news = () => screen.getByRole('region', { name: 'News' });
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await settle();
};
const oneOf = (...feed_events: object[]) => ({ feed: () => ({ feed_events, per_page: 20 }) });

test('shows the news to guests as well, and asks them to sign in', async () => {
  const opened = await openFeed();
  assert.equal(requested(opened), [
    '/reviews/feed_events.json?user_events=true&store_events=true&product_events=true',
  ]);
  assert.equal(titles().slice(-2), ['Review 5', 'Review 4']);
  assert.is(document.title, 'Feed | Candour');
  const prompt = within(screen.getByRole('region', { name: 'Make it your feed' }));
  assert.is(
    prompt.getByRole('link', { name: 'Sign In' }).getAttribute('href'),
    '/login?return_to=%2Freviews%2Ffeed',
  );
});

test('appends older news until there is none', async () => {
  const opened = await openFeed();
  await press('Show more');
  assert.match(requested(opened)[1] ?? '', 'max_created_at=2026-03-04T08%3A00%3A00Z&');
  await press('Show more');
  assert.equal(titles().slice(-5), ['Review 5', 'Review 4', 'Review 3', 'Review 2', 'Review 1']);
  assert.not(screen.queryByRole('button', { name: 'Show more' }));
  assert.ok(screen.getByText('You’re all caught up.'));
});

test('keeps what is there when more does not load, and asks again', async () => {
  let fails = true;
  await openFeed({ feed: params => (params.has('max_created_at') && fails ? 500 : found(params)) });
  await press('Show more');
  assert.ok(within(news()).getByRole('alert'));
  assert.equal(titles().slice(-2), ['Review 5', 'Review 4']);
  fails = false;
  await press('Try again');
  assert.is(titles().at(-1), 'Review 2');
});

test('shows all loaded pages again on Back, and asks anew after a link', async () => {
  const opened = await openFeed();
  const { routing } = opened;
  await press('Show more');
  await act(async () => routing.navigate('/reviews/stores/acme/products/teapot'));
  assert.ok(screen.getByRole('heading', { name: 'A teapot' }));
  await travel(-1);
  assert.equal(titles().slice(-4), ['Review 5', 'Review 4', 'Review 3', 'Review 2']);
  assert.is(requested(opened).length, 2);
  await act(async () => routing.navigate('/reviews/stores/acme/products/teapot'));
  await act(async () => routing.navigate('/reviews/feed'));
  await settle();
  assert.equal(titles().slice(-2), ['Review 5', 'Review 4']);
  assert.is(requested(opened).length, 3);
});

test('reads the filters from the address and writes what is switched off into it', async () => {
  const opened = await openFeed({ at: '/reviews/feed?user_events=0&store_events=false' });
  const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  assert.equal(['People', 'Stores', 'Products'].map(isOn), ['true', 'false', 'true']);
  await press('People');
  assert.is(location.search, '?user_events=false&store_events=false');
  assert.is(
    requested(opened).at(-1)?.split('?')[1],
    'user_events=false&store_events=false&product_events=true',
  );
  await press('Stores');
  await press('People');
  assert.is(location.search, '');
});

test('offers the filter of saved searches to who may have some', async () => {
  const opened = await openFeed({ loggedIn: true });
  await press('Saved searches');
  assert.is(location.search, '?search_events=false');
  assert.match(requested(opened).at(-1) ?? '', /&search_events=false$/);
  cleanup();
  await openFeed({
    ...oneOf(),
    at: '/reviews/feed?user_events=false&store_events=false&product_events=false',
  });
  assert.is(screen.queryByRole('button', { name: 'Saved searches' }), null);
  screen.getByText('All news is switched off');
});

test('dims the news while those of other filters are loading', async () => {
  await openFeed({ feed: params => (params.get('store_events') === 'true' ? found(params) : undefined) });
  await press('Stores');
  assert.equal(titles().slice(-2), ['Review 5', 'Review 4']);
  assert.ok(news().querySelector('[aria-busy=true]'));
});

test('shows placeholders, not nothing, while news is loading after filters that left none', async () => {
  const only = '/reviews/feed?user_events=false&store_events=false&product_events=false';
  await openFeed({
    feed: params => (params.get('user_events') === 'true' ? undefined : { feed_events: [], per_page: 2 }),
    at: only,
  });
  screen.getByText('All news is switched off');
  await press('People');
  assert.is(screen.queryByText('All news is switched off'), null);
  assert.ok(news().querySelector('.mp-skeleton'));
});

test('shows the news of one store within a day as one, where the latest stands', async () => {
  const acme = { encoded_id: 'acme', class: 'Shop', name: 'Acme', internal_path: '/reviews/stores/acme' };
  const added = (number: number, at: string) => ({
    id: `product-${number}`,
    event_type: 'product_added',
    created_at: at,
    event_owner: acme,
    product: { encoded_product_id: `p${number}`, title: `Cup ${number}`, internal_path: `/cup-${number}` },
  });
  const replied = (number: number) =>
    written(number, { event_type: 'review_replied', event_owner: acme, created_at: '2026-03-05T06:00:00Z' });
  await openFeed(
    oneOf(
      added(1, '2026-03-05T09:00:00Z'),
      written(5),
      written(4),
      added(2, '2026-03-04T10:00:00Z'),
      replied(3),
      replied(2),
      added(3, '2026-03-04T08:00:00Z'),
    ),
  );
  assert.equal(
    within(news())
      .getAllByRole('heading', { level: 2 })
      .map(one => one.textContent),
    [
      'Acme has 2 new products',
      'Ada wrote a review',
      'Ada wrote a review',
      'Acme replied to 2 reviews',
      'Acme has a new product',
    ],
  );
  assert.ok(screen.getByText('5 updates'));
  assert.is(screen.queryByText('Review 2'), null);
  await press('Show 1 more');
  assert.ok(screen.getByText('Review 2'));
  assert.match(document.activeElement?.textContent ?? '', 'Acme replied to 2 reviews');
});

test('says once how long ago, where news and review are of the same age', async () => {
  const aged = (at: string, rest: object = {}) => {
    const event = written(5);
    return { ...event, review: { ...event.review, created_at: at, ...rest } };
  };
  const times = () => news().querySelectorAll('time').length;
  await openFeed(oneOf(aged('2026-03-05T07:59:00Z')));
  assert.is(times(), 1);
  cleanup();
  await openFeed(oneOf(aged('2020-03-05T08:00:00Z')));
  assert.is(times(), 2);
  cleanup();
  // Without a title the one time leads to the review.
  await openFeed(oneOf(aged('2026-03-05T07:59:00Z', { title: null, public_id: 'p5' })));
  assert.is(times(), 1);
  const link = news().querySelector('time')?.closest('a');
  assert.is(link?.getAttribute('href'), '/reviews/stores/acme/products/teapot#review-p5');
});

test('shows that it failed, and asks again', async () => {
  let fails = true;
  await openFeed({ feed: params => (fails ? 500 : found(params)) });
  assert.ok(screen.getByRole('heading', { name: 'We couldn’t load the feed' }));
  fails = false;
  await press('Try again');
  assert.is(titles().at(-1), 'Review 4');
});

test('says what to do where there is nothing new', async () => {
  const nothing = oneOf();
  await openFeed({ ...nothing, loggedIn: true });
  assert.ok(screen.getByRole('heading', { name: 'Nothing new yet' }));
  assert.is(screen.getByRole('link', { name: 'Find people' }).getAttribute('href'), '/reviews/people');
});

test('offers to show everything where filters leave nothing', async () => {
  const feed = (params: URLSearchParams) =>
    params.get('user_events') === 'true' ? found(params) : { feed_events: [], per_page: 2 };
  await openFeed({ feed, at: '/reviews/feed?user_events=false' });
  assert.ok(screen.getByRole('heading', { name: 'Nothing new from these yet' }));
  await press('Show all news');
  assert.is(location.search, '');
  assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }));
  assert.is(titles().at(-1), 'Review 4');
});

test('says who did what, in the words for each type, and shows what came with an unknown one', async () => {
  const acme = { encoded_id: 'acme', class: 'Shop', name: 'Acme', internal_path: '/reviews/stores/acme' };
  const teapot = { encoded_id: 'tea', class: 'Product', name: 'Teapot' };
  const search = {
    encoded_id: '1',
    class: 'SavedSearch',
    name: '“cup”',
    internal_path: '/reviews/search?q=cup',
  };
  const product = {
    encoded_product_id: 'cup',
    title: 'Cup',
    internal_path: '/reviews/stores/acme/products/cup',
  };
  await openFeed(
    oneOf(
      written(5),
      { event_type: 'review_received', event_owner: teapot, review: written(4).review },
      { event_type: 'product_added', event_owner: acme, product },
      { event_type: 'search_matched', event_owner: search, product },
      { event_type: 'constructor', event_owner: { encoded_id: 'x', class: 'Robot' }, product },
    ),
  );
  const cards = within(news())
    .getAllByRole('article')
    .filter(one => one.classList.contains('mp-event'));
  const heads = cards.map(one => within(one).getByRole('heading', { level: 2 }).textContent);
  assert.equal(heads, [
    'Ada wrote a review',
    'Teapot has a new review',
    'Acme has a new product',
    'New for your search “cup”',
    'Someone',
  ]);
  const links = cards.map(one =>
    within(one)
      .queryAllByRole('link')
      .map(link => link.textContent),
  );
  assert.equal(links, [['Ada', 'Teapot'], [], ['Acme', 'Cup'], ['“cup”', 'Cup'], ['Cup']]);
  assert.is(within(cards[1] as HTMLElement).getAllByText('Ada').length, 1);
});

test('leaves out news of a review that was taken back', async () => {
  const review = { ...written(4).review, deleted: true };
  await openFeed(oneOf(written(5), written(4, { review })));
  assert.equal(titles().slice(-1), ['Review 5']);
});

test('follows whom the news is of, and offers nobody to follow themselves', async () => {
  const me = { encoded_id: 'me', class: 'Reviewer', name: 'Me' };
  const { server } = await openFeed({
    ...oneOf(written(5), written(4, { event_owner: me })),
    loggedIn: true,
    meta: { reviewer: { name: 'Me', encodedId: 'me' } as never },
  });
  await press('Follow Ada');
  const sent = server.requests.find(({ method }) => method === 'POST');
  assert.match(String(sent?.body), '"reviewer_enc_id":"ada"');
  assert.not(screen.queryByRole('button', { name: 'Follow Me' }));
});

test('asks reviewers to review what they bought and have not reviewed', async () => {
  const item = (number: number, rest: object = {}) => ({
    public_id: `line ${number}`,
    product_title: `Cup ${number}`,
    ...rest,
  });
  const unreviewed = [
    item(1, { product_reviewable: false }),
    item(2),
    item(3, { public_id: undefined }),
    item(4),
    item(5),
  ];
  const feed = () => ({
    feed_events: events,
    per_page: 20,
    current_reviewer_unreviewed_products: unreviewed,
  });
  await openFeed({ loggedIn: true, feed });
  const prompt = within(screen.getByRole('region', { name: 'How are you finding these?' }));
  assert.equal(
    prompt
      .getAllByRole('link')
      .map(link => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    [
      ['Write a review: Cup 2', '/reviews/write-review/new?line_item_public_id=line+2'],
      ['Write a review: Cup 3', '/reviews/write-review'],
      ['Write a review: Cup 4', '/reviews/write-review/new?line_item_public_id=line+4'],
      ['All orders to review', '/reviews/write-review'],
    ],
  );
});

test('asks nobody to review what is none, and offers more to follow instead', async () => {
  await openFeed({ loggedIn: true });
  assert.not(screen.queryByRole('region', { name: 'How are you finding these?' }));
  const more = within(screen.getByRole('region', { name: 'More for your feed' }));
  assert.equal(
    more.getAllByRole('link').map(link => link.getAttribute('href')),
    ['/reviews/people', '/reviews/store_search', '/reviews/categories'],
  );
});

test('offers what to follow once in an empty feed', async () => {
  await openFeed({ loggedIn: true, ...oneOf() });
  assert.not(screen.queryByRole('region', { name: 'More for your feed' }));
  assert.is(screen.getAllByRole('link', { name: 'Find people' }).length, 1);
});

test.run();
