/** Votes on reviews, as different people see them. */
import * as assert from 'uvu/assert';
import type { Browser } from '../browser-session.ts';
import { hostSuite } from '../host-suite.ts';
import { review, smallWorld } from '../small-world.ts';

const ofLamp = (body: string, helpful_votes: number, unhelpful_votes: number) =>
  review({ product_handle: 'cafe-lamp', body, reviewer_slug: 'ada', helpful_votes, unhelpful_votes });
const { test, host } = hostSuite('helpful votes', [
  ...smallWorld,
  ofLamp('None', 0, 0),
  ofLamp('Three of three', 3, 0),
  ofLamp('Ninety of a hundred', 90, 10),
  ofLamp('Ten of a hundred', 10, 90),
]);

interface Row {
  readonly body: string;
  readonly public_id: string;
  readonly helpful: { readonly count: number; readonly voted?: boolean };
}
async function answerFor(browser: Browser, order: Readonly<Record<string, string>>) {
  const { product_data, shop_data } = await host.json('/reviews/stores/lumen/products/cafe-lamp?format=json');
  const params = new URLSearchParams({
    ...{ platform: shop_data.platform, shop_domain: shop_data.domain, api_token: shop_data.public_token },
    ...{ external_id: product_data.external_id, ...order },
  });
  const { response } = await browser.get(`/api/v1/widgets/product_review?${params}`);
  return response.json() as { readonly reviews: readonly Row[]; readonly sorted_by: string };
}
const reviewsFor = async (browser: Browser) =>
  (await answerFor(browser, { sort_by: 'most_helpful', sort_chosen: 'true' })).reviews;
const helpfulFor = async (browser: Browser, body: string) =>
  (await reviewsFor(browser)).find(one => one.body === body)?.helpful;

async function voted(browser: Browser, body: string, is_helpful: boolean, token?: string) {
  const { csrfToken } = await browser.get('/terms');
  const id = (await reviewsFor(host.guest())).find(one => one.body === body)?.public_id;
  const path = `/reviews/${id}/helpful`;
  return browser.send('POST', path, { is_helpful }, token ?? csrfToken);
}
const vote = async (...parameters: Parameters<typeof voted>) => (await voted(...parameters)).statusCode;

test('puts first what most readers surely find helpful', async () => {
  const bodies = (await reviewsFor(host.guest())).map(({ body }) => body);
  assert.equal(bodies.slice(0, 4), ['Ninety of a hundred', 'Three of three', 'Ten of a hundred', 'None']);
});

test('answers in that order unless another was chosen, and says so', async () => {
  const unchosen = await answerFor(host.guest(), { sort_by: 'pictures_first' });
  assert.is(unchosen.sorted_by, 'most_helpful');
  assert.is(unchosen.reviews[0]?.body, 'Ninety of a hundred');
  const chosen = await answerFor(host.guest(), { sort_by: 'pictures_first', sort_chosen: 'true' });
  assert.is(chosen.sorted_by, 'pictures_first');
  await host.db.exec('update reviews set helpful_count = 0');
  const without = await answerFor(host.guest(), { sort_by: 'pictures_first' });
  assert.is(without.sorted_by, 'pictures_first');
});

/** The votes on all reviews of Ada. */
async function votesOfAda(): Promise<number> {
  const { reviewers } = await host.json('/reviews/people.json?filter_by=all&sort_by=name&page=1');
  return reviewers.find(({ slug }: { slug: string }) => slug === 'ada').helpful_count;
}

test('counts one vote a person, and takes it back', async () => {
  const before = await votesOfAda();
  assert.ok(before >= 103, 'those that her reviews came with');
  const [juri, guest] = [await host.signedIn('juri'), host.guest()];
  for (const is_helpful of [true, true]) assert.is(await vote(juri, 'None', is_helpful), 200);
  assert.equal(await helpfulFor(juri, 'None'), { count: 1, voted: true });
  assert.equal(await helpfulFor(guest, 'None'), { count: 1, voted: false });
  assert.is(await votesOfAda(), before + 1);
  for (const is_helpful of [false, false]) assert.is(await vote(juri, 'None', is_helpful), 200);
  assert.equal(await helpfulFor(juri, 'None'), { count: 0, voted: false });
  assert.is(await votesOfAda(), before);
});

test('refuses a vote on one’s own review, of a guest, without the token, and on what is not there', async () => {
  const [ada, juri] = [await host.signedIn('ada'), await host.signedIn('juri')];
  const own = await voted(ada, 'None', true);
  assert.is(own.statusCode, 422);
  // Without errors, it would say that the session has ended.
  assert.equal(own.json().errors, { base: ['Nobody votes on their own review'] });
  assert.is(await vote(host.guest(), 'None', true), 401);
  assert.is(await vote(juri, 'None', true, 'forged'), 422);
  assert.is(await vote(juri, 'Nowhere', true), 404);
  assert.equal(await helpfulFor(juri, 'None'), { count: 0, voted: false });
});

test.run();
