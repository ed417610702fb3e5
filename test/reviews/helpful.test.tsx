import { cleanup, screen, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FakeRequest } from '../api/fake-fetch.ts';
import { openScreen, settle } from '../pages/open-screen.tsx';
import ProductScreen from '../../src/pages/product/index.tsx';
import { lampPage, openProduct, productPath, reviewsFor } from '../pages/product/support.tsx';

test.before.each(() => sessionStorage.clear());

const people = [
  { name: 'Mia', encoded_id: 'mia' },
  { name: 'Juri', encoded_id: 'juri' },
];
const helpful = { count: 4, voted: false };
/** Reviews by Mia and Juri, with votes or without. */
const withVotes = (votes: object | null) => (params: URLSearchParams) => ({
  ...reviewsFor(params),
  reviews: reviewsFor(params)
    .reviews.slice(0, 2)
    .map((review, index) => ({
      ...review,
      public_id: `id${index}`,
      reviewer: people[index],
      helpful: votes,
    })),
});

const button = (name: string) => screen.getByRole('button', { name: `Helpful, review by ${name}` });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const card = (name: string) => within(screen.getByRole('article', { name: new RegExp(name) }));
const press = async (name: string) => {
  await user.click(button(name));
  await settle();
};

/** Opens the product for Mia, or for a guest. `vote` is what the host answers to a vote. */
async function open({ votes = helpful as object | null, vote = 200 as number, loggedIn = true } = {}) {
  const sent: FakeRequest[] = [];
  const left: string[] = [];
  const opened = await openScreen({
    at: productPath,
    screens: { product: ProductScreen },
    loggedIn,
    left,
    ...(loggedIn && { meta: { reviewer: { name: 'Mia', encodedId: 'mia' } as never } }),
    answer({ pathname, searchParams }, request) {
      if (pathname === productPath) return lampPage;
      if (pathname === '/api/v1/widgets/product_review') return withVotes(votes)(searchParams);
      if (request.method !== 'POST') return 404;
      sent.push(request);
      return vote === 200 ? { success: true } : vote;
    },
  });
  return { ...opened, left, votes: () => sent.map(({ address, body }) => [address, String(body)]) };
}

test('votes for a review and takes the vote back', async () => {
  const { votes } = await open();
  card('Juri').getByText('4 people found this helpful');
  await press('Juri');
  assert.ok(isPressed('Juri'));
  card('Juri').getByText('5 people found this helpful');
  await press('Juri');
  assert.not(isPressed('Juri'));
  card('Juri').getByText('4 people found this helpful');
  assert.equal(votes(), [
    ['/reviews/id1/helpful', '{"is_helpful":true}'],
    ['/reviews/id1/helpful', '{"is_helpful":false}'],
  ]);
});

test('shows a vote of an earlier visit, and takes that back', async () => {
  await open({ votes: { count: 1, voted: true } });
  assert.ok(isPressed('Juri'));
  await press('Juri');
  assert.is(card('Juri').queryByText(/found this helpful/), null);
});

test('says nothing of those who did not find it helpful: nobody is asked', async () => {
  await open({ votes: { count: 12, votes: 14, voted: false } });
  card('Juri').getByText('12 people found this helpful');
});

test('shows the count on one’s own review, and no button', async () => {
  await open();
  card('Mia').getByText('4 people found this helpful');
  assert.is(card('Mia').queryByRole('button', { name: /Helpful/ }), null);
});

test('shows nothing where the host counts no votes', async () => {
  await open({ votes: null });
  assert.is(screen.queryByRole('button', { name: /Helpful/ }), null);
  assert.is(screen.queryByText(/found this helpful/), null);
});

test('has a guest sign in first, and votes afterwards', async () => {
  const guest = await open({ loggedIn: false });
  await press('Juri');
  assert.equal(guest.votes(), []);
  assert.not(isPressed('Juri'));
  assert.is(guest.left.length, 1);
  assert.ok(guest.left[0]?.includes('login'), guest.left[0]);
  cleanup();
  const { votes } = await open();
  await settle();
  assert.equal(votes(), [['/reviews/id1/helpful', '{"is_helpful":true}']]);
  assert.ok(isPressed('Juri'));
});

test('keeps the saved vote when a call fails, and says so at the review', async () => {
  await open({ vote: 500 });
  await press('Juri');
  assert.not(isPressed('Juri'));
  card('Juri').getByText('4 people found this helpful');
  assert.is(card('Juri').getByRole('alert').textContent, 'Your vote wasn’t saved. Please try again.');
});

test('offers to sign in where the session has ended, and keeps the vote', async () => {
  await open({ vote: 401 });
  await press('Juri');
  assert.not(isPressed('Juri'));
  const link = card('Juri').getByRole('link', { name: 'Sign In' });
  link.addEventListener('click', event => event.preventDefault());
  await user.click(link);
  assert.ok(sessionStorage.getItem('after_sign_in')?.includes('id1'));
});

const sort = () => screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement;

test('offers the most helpful first, which is the order of a host that says so', async () => {
  const { requested, lastAsked } = await openProduct({
    reviews: params => ({ ...reviewsFor(params), sorted_by: 'most_helpful' }),
  });
  assert.is(sort().value, 'most_helpful');
  assert.is(lastAsked().get('sort_chosen'), null);
  await user.selectOptions(sort(), 'Pictures first');
  await settle();
  assert.is(sort().value, 'pictures_first');
  assert.equal([requested().length, lastAsked().get('sort_chosen')], [2, 'true']);
  assert.is(location.search, '?sort_by=pictures_first');
});

test.run();
