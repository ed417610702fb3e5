/** What reviews talk about and who wrote them, in the answers of review widgets. */
import * as assert from 'uvu/assert';
import type { ReviewRecord } from '../../../fixtures/world/records.ts';
import { hostSuite } from '../host-suite.ts';
import { review, smallWorld } from '../small-world.ts';

let day = 0;
const ofLamp = (body: string, over: Partial<ReviewRecord> = {}) =>
  review({
    ...{ product_handle: 'cafe-lamp', body, lang: 'en', rating: 5 },
    created_at: new Date(Date.UTC(2024, 5, ++day)).toISOString(),
    ...over,
  });
const { test, host } = hostSuite('topics of reviews', [
  ...smallWorld,
  ofLamp('The delivery was quick and prompt, I was impressed.', { used_days: 10 }),
  ofLamp('Delivery came on a Tuesday, lovely.', { reviewer_slug: 'juri', used_days: 400 }),
  ofLamp('Sadly the delivery took three weeks.', { rating: 2, verified: false }),
  ofLamp('Lieferung ging schnell, das war wirklich gut.', { lang: 'de', reviewer_slug: 'juri' }),
  ofLamp('Delivery, great? The delivery was slow.', { published: false, rating: 1 }),
  ofLamp('The size is perfect for my desk, really.'),
  ofLamp('The size is too small, I am disappointed.', { rating: 2 }),
  ...'abcd'.split('').map(letter => ofLamp(`Plain ${letter}.`)),
]);

async function ask(query: Record<string, string> = {}, language = 'en', handle = 'cafe-lamp') {
  const { product_data, shop_data } = await host.json(`/reviews/stores/lumen/products/${handle}?format=json`);
  const params = new URLSearchParams({
    ...{ platform: shop_data.platform, shop_domain: shop_data.domain, api_token: shop_data.public_token },
    ...{ external_id: product_data.external_id, ...query },
  });
  const { body } = await host.app.inject({
    url: `/api/v1/widgets/product_review?${params}`,
    headers: { accept: 'application/json', 'accept-language': language },
  });
  return JSON.parse(body);
}
interface Topic {
  readonly topic: string;
  readonly name: string;
  readonly positive: number;
  readonly mixed: number;
  readonly negative: number;
  readonly quotes: readonly { readonly text: string; readonly lang: string; readonly public_id: string }[];
}
const delivery = ({ topics }: { topics: readonly Topic[] }) => {
  const found = topics.find(({ topic }) => topic === 'delivery');
  return found && [found.positive, found.mixed, found.negative];
};
const bodies = ({ reviews }: { reviews: readonly { readonly body: string }[] }) =>
  reviews.map(({ body }) => body.split(' ', 2).join(' '));

test('counts what at least three of ten shown reviews mention, in the words of the reader', async () => {
  const { topics } = await ask({}, 'de');
  assert.equal(
    topics.map(({ name, quotes, ...counts }: Topic) => [name, counts]),
    [['Lieferung', { topic: 'delivery', positive: 3, mixed: 0, negative: 1 }]],
  );
  assert.equal((await ask({}, 'en', 'copper-floor-lamp')).topics, []);
});

test('quotes a sentence that praises and one that criticises, the reader’s language first', async () => {
  const [inEnglish, inGerman] = [(await ask()).topics[0] as Topic, (await ask({}, 'de')).topics[0] as Topic];
  assert.equal(
    inEnglish.quotes.map(({ text }) => text),
    ['The delivery was quick and prompt, I was impressed.', 'Sadly the delivery took three weeks.'],
  );
  assert.equal(
    inGerman.quotes.map(({ lang }) => lang),
    ['de', 'en'],
  );
  const [quote] = inEnglish.quotes;
  const { linked_review } = await ask({ linked_review: quote?.public_id ?? '' });
  assert.is(linked_review.body, quote?.text);
});

test('follows filters and stars with the numbers and the quotes, but not words', async () => {
  assert.equal(delivery(await ask({ verified_only: 'true' })), [3, 0, 0]);
  assert.equal(delivery(await ask({ filter_rating: '2', search: 'nothing' })), [0, 0, 1]);
  const german = await ask({ review_language: 'de' });
  assert.equal(delivery(german), [1, 0, 0]);
  assert.is(german.topics[0].quotes.length, 1);
});

test('lists the reviews of a topic, with all filters', async () => {
  const all = await ask({ topic: 'delivery', sort_by: 'newest', sort_chosen: 'true' });
  assert.equal(bodies(all), ['Lieferung ging', 'Sadly the', 'Delivery came', 'The delivery']);
  assert.is(all.total_count, 4);
  assert.is(all.number_of_reviews, 10);
  assert.equal(bodies(await ask({ topic: 'delivery', filter_rating: '2' })), ['Sadly the']);
  assert.equal(bodies(await ask({ topic: 'delivery', review_country: 'DE', used_for: 'over_1_year' })), [
    'Delivery came',
  ]);
  assert.is((await ask({ topic: 'nothing' })).total_count, 0);
});

test('counts languages, countries and times of use, each with the other choices', async () => {
  const all = await ask();
  assert.equal(all.review_languages, { en: 9, de: 1 });
  assert.equal(all.review_countries, { SE: 8, DE: 2 });
  assert.equal(all.review_used_for, { under_1_month: 1, over_1_year: 1 });
  assert.equal((await ask({ filter_rating: '2' })).review_countries, { SE: 2, DE: 0 });
  const german = await ask({ review_country: 'DE', topic: 'delivery' });
  assert.equal(german.review_languages, { en: 1, de: 1 });
  assert.equal(german.review_countries, { SE: 2, DE: 2 });
  assert.equal(german.review_used_for, { under_1_month: 0, over_1_year: 1 });
  assert.equal(bodies(await ask({ review_language: 'de', verified_only: 'true' })), ['Lieferung ging']);
});

test('forgets what a review says while its writer hides it', async () => {
  const ada = await host.signedIn('ada');
  const { reviews } = await ask({ topic: 'delivery', filter_rating: '2' });
  const change = async (action: string) => {
    const { csrfToken } = await ada.get('/terms');
    const path = `/reviews/${reviews[0].public_id}/${action}`;
    const { statusCode } = await ada.sendBody('PUT', path, Buffer.alloc(0), { 'x-csrf-token': csrfToken });
    assert.is(statusCode, 200);
  };
  const kept = () =>
    host.db.query(
      `select t.*, c.total, a.total as audience from review_topics t
      join review_topic_counts c using (product_id, topic, feeling) join review_audience a using (product_id, lang)
      order by review_id, c.total, a.total`,
    );
  const before = await kept();
  await change('unpublish');
  const hidden = await ask();
  assert.equal(hidden.topics, []);
  assert.equal(hidden.review_languages, { en: 8, de: 1 });
  await change('publish');
  assert.equal(delivery(await ask()), [3, 0, 1]);
  assert.equal(await kept(), before);
});

test.run();
