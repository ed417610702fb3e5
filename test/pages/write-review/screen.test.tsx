import { act, cleanup, expectConsole, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import WriteReviewScreen from '../../../src/pages/write-review/index.tsx';
import { reviewOrdersCall } from '../../../src/contract/write-review.ts';
import { servicesAtom } from '../../../src/state/core/services.ts';
import { reviewDrafts } from '../../../src/state/reviews/write-review.ts';
import { openScreen, settle } from '../open-screen.tsx';

const item = (id: string, rest: object = {}) => ({
  public_id: id,
  product_title: `Lamp ${id}`,
  product_internal_path: `/reviews/stores/acme/products/${id}`,
  shop_name: 'Acme',
  placed_at: '2026-03-05T10:00:00Z',
  ...rest,
});
const orders = {
  orders: [item('a'), item('b', { review_public_id: 'r1' }), item('c')],
  total_pages: 2,
};

const open = (answer: (page: string | null) => unknown = () => orders, stored: Record<string, string> = {}) =>
  openScreen({
    at: '/reviews/write-review',
    loggedIn: true,
    meta: { reviewer: { encodedId: 'ann' } },
    stored,
    screens: { writeReview: WriteReviewScreen },
    answer: ({ pathname, searchParams }) => {
      if (pathname !== '/reviews/write-review.json') return 404;
      assert.is(searchParams.get('resource'), 'orders');
      return answer(searchParams.get('page'));
    },
  });
const region = (name: string) => {
  const section = screen
    .getByRole('heading', { level: 2, name: new RegExp(`^${name}( \\d+)?$`) })
    .closest('section');
  assert.ok(section);
  return within(section);
};
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(one => one.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('parts orders into those to review and those reviewed, each with its way on', async () => {
  await open();
  assert.equal(titles('Still to review'), ['Lamp a', 'Lamp c']);
  assert.equal(titles('Already reviewed'), ['Lamp b']);
  assert.is(hrefOf('Write a review: Lamp a'), '/reviews/write-review/new?line_item_public_id=a');
  assert.is(hrefOf('See your review: Lamp b'), '/reviews/stores/acme/products/b#review-r1');
  assert.is(hrefOf('Lamp a'), '/reviews/stores/acme/products/a');
  assert.is(region('Still to review').getAllByText('Ordered March 5, 2026').length, 2);
  assert.is(document.title, 'Write a review | Candour');
});

test('leads to a dispute about each, and asks for no review of what one is open about', async () => {
  await open(() => ({
    items: [item('a'), item('b', { review_public_id: 'r1' }), item('c', { dispute_path: '/disputes/7' })],
  }));
  assert.is(hrefOf('Open a dispute: Lamp a'), '/reviews/stores/acme/products/a/disputes/new');
  assert.is(hrefOf('Open a dispute: Lamp b'), '/reviews/stores/acme/products/b/disputes/new');
  assert.is(hrefOf('See the dispute: Lamp c'), '/disputes/7');
  assert.is(screen.queryByRole('link', { name: 'Write a review: Lamp c' }), null);
});

test('lists what takes no review now apart from what still waits for one', async () => {
  await open(() => ({
    orders: [
      item('a', { product_reviewable: false }),
      item('b', { review_public_id: 'r1' }),
      item('c', { dispute_path: '/disputes/7' }),
      item('d'),
    ],
  }));
  assert.equal(titles('Still to review'), ['Lamp d']);
  assert.equal(titles('Already reviewed'), ['Lamp b']);
  assert.equal(titles('Other orders'), ['Lamp a', 'Lamp c']);
  region('Other orders').getByText('This product can’t be reviewed.');
});

test('offers no review where the product takes none, and no page where it is no longer sold', async () => {
  await open(() => ({
    items: [item('a', { product_reviewable: false, product_in_store: false, placed_at: 'soon' })],
  }));
  screen.getByText('This product can’t be reviewed.');
  screen.getByText('No longer sold');
  assert.equal(screen.queryAllByRole('link', { name: /Lamp/ }), []);
  assert.is(screen.queryByText(/Ordered/), null);
});

test('goes on with a review that was begun on this device, its own writer alone', async () => {
  const draft = (key: string) => ({
    [key]: { version: reviewDrafts.version, time: Date.now(), values: { title: 'x' } },
  });
  await open(undefined, {
    'drafts:ann': JSON.stringify(draft('review:a')),
    'drafts:bob': JSON.stringify(draft('review:c')),
  });
  screen.getByRole('link', { name: 'Continue your review: Lamp a' });
  screen.getByRole('link', { name: 'Write a review: Lamp c' });
});

test('appends earlier orders, and says where they end and how many there are', async () => {
  await open(page => (page === '2' ? { ...orders, orders: [item('d')] } : orders));
  screen.getByRole('heading', { name: 'Still to review' });
  await user.click(screen.getByRole('button', { name: 'Show earlier orders' }));
  await settle();
  assert.equal(titles('Still to review'), ['Lamp a', 'Lamp c', 'Lamp d']);
  screen.getByRole('heading', { name: 'Still to review 3' });
  assert.is(screen.queryByRole('button', { name: 'Show earlier orders' }), null);
  assert.is(document.activeElement, screen.getByText('These are all of your orders.'));
});

test('shows six reviewed ones, and the others when asked for them, or for earlier ones', async () => {
  const reviewed = Array.from({ length: 9 }, (_, at) => item(`r${at}`, { review_public_id: `r${at}` }));
  const answer = () => ({ orders: [item('a'), ...reviewed], total_pages: 2 });
  await open(answer);
  assert.is(titles('Already reviewed').length, 6);
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  assert.is(titles('Already reviewed').length, 9);
  assert.match(document.activeElement?.textContent ?? '', /^Already reviewed/);
  cleanup();
  await open(answer);
  await user.click(screen.getByRole('button', { name: 'Show earlier orders' }));
  await settle();
  assert.is(titles('Already reviewed').length, 9);
});

test('says why earlier orders did not load, keeps the others, and asks again', async () => {
  expectConsole(/write-review/);
  let fails = true;
  await open(page => (page === '2' ? (fails ? 500 : { orders: [item('d')], total_pages: 2 }) : orders));
  await user.click(screen.getByRole('button', { name: 'Show earlier orders' }));
  await settle();
  assert.match(screen.getByRole('alert').textContent ?? '', 'Something went wrong');
  assert.is(titles('Still to review').length, 2);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.is(titles('Still to review').length, 3);
});

test('gives no total while the list loads again', async () => {
  let isSlow = false;
  const { store, server } = await open(() => (isSlow ? undefined : { orders: [item('a'), item('c')] }));
  screen.getByRole('heading', { name: 'Still to review 2' });
  isSlow = true;
  act(() => store.get(servicesAtom).client.invalidate(reviewOrdersCall));
  await settle();
  screen.getByRole('heading', { name: 'Still to review' });
  server.last().answer({ orders: [item('a')] });
  await settle();
  screen.getByRole('heading', { name: 'Still to review 1' });
});

test('says where nothing is left to review', async () => {
  await open(() => ({ orders: [item('b', { review_public_id: 'r1' })] }));
  region('Still to review').getByText('You have nothing left to review.');
});

test('says what to do without any orders', async () => {
  await open(() => ({ orders: [] }));
  screen.getByRole('heading', { name: 'No orders yet' });
  assert.is(hrefOf('Find products'), '/reviews/categories');
});

test('shows the shape of the list while it loads, and a failure with a way to try again', async () => {
  expectConsole(/write-review/);
  let said: unknown;
  const { server } = await open(() => said);
  screen.getByText('Loading your orders');
  said = orders;
  server.last().answer({}, 500);
  await settle();
  screen.getByRole('heading', { name: 'We couldn’t load your orders' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.is(titles('Still to review').length, 2);
});

test.run();
