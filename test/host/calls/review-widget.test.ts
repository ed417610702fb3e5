import * as assert from 'uvu/assert';
import type { ReviewRecord } from '../../../fixtures/world/records.ts';
import { encodeId } from '../../../fixtures/host/encoded-id.ts';
import { hostSuite } from '../host-suite.ts';
import { review, smallWorld } from '../small-world.ts';

/** Reviews of the café lamp: five shown ones, one withheld, and of its shop. */
const ofLamp = (body: string, day: number, over: Partial<ReviewRecord>) =>
  review({
    product_handle: 'cafe-lamp',
    body,
    created_at: new Date(Date.UTC(2024, 5, day)).toISOString(),
    ...over,
  });
const picture = ['/media/reviews/1f4a1/rust-1-100/1200.svg'];
const translations = [{ lang: 'en', title: 'Fine', body: 'B in English' }];
const { test, host } = hostSuite('review widgets', [
  ...smallWorld,
  ofLamp('A', 1, { rating: 5, source: 'invite', pictures: picture }),
  ofLamp('B', 2, { rating: 4, source: 'migrated', verified: false, lang: 'de', translations }),
  ofLamp('C', 3, { rating: 1, source: 'invite', videos: ['/media/videos/parcel-1.webm'] }),
  ofLamp('D', 4, {
    ...{ rating: 5, verified: false, reviewer_slug: 'juri' },
    reply: { body: 'Thank you.', created_at: '2024-06-09T00:00:00Z' },
  }),
  ofLamp('E', 5, { rating: 5, rewarded: true }),
  ofLamp('Withheld', 6, { rating: 1, published: false, withheld_reason: 'offensive', pictures: picture }),
  review({ product_handle: null, body: 'About Lumen itself', created_at: '2024-05-01T00:00:00Z', rating: 3 }),
]);

const lamp = '/reviews/stores/lumen/products/cafe-lamp?format=json';
async function ask(call: 'product_review' | 'all_reviews_page', query: Record<string, string> = {}) {
  const { product_data, shop_data } = await host.json(lamp);
  const params = new URLSearchParams({
    ...{ platform: shop_data.platform, shop_domain: shop_data.domain, api_token: shop_data.public_token },
    ...(call === 'product_review' && { external_id: product_data.external_id }),
    ...query,
  });
  return host.json(`/api/v1/widgets/${call}?${params}`);
}
const bodies = ({ reviews }: { reviews: readonly { body: string }[] }) =>
  reviews.map(({ body }) => body).join(' ');
const ofProduct = (query: Record<string, string>) => ask('product_review', query);

test('counts what is shown, and what is withheld only in the scores', async () => {
  const all = await ofProduct({});
  assert.is(bodies(all), 'C A E D B');
  assert.equal(all.rating_histogram_data, { 1: 1, 2: 0, 3: 0, 4: 1, 5: 3 });
  assert.is(all.average_rating, 4);
  assert.equal(all.product_metrics, {
    ...{ transparency_score: 5 / 6, authenticity_score: 3 / 5 },
    ...{ written_reviews_count: 6, published_reviews_count: 5, verified_reviews_count: 3 },
  });
});

test('says how the reviews shown came about, whatever is chosen, and which one was rewarded', async () => {
  const five = await ofProduct({ filter_rating: '5', review_source: 'invite' });
  assert.equal(five.review_sources, { invite: 2, migrated: 3 });
  const { reviews } = await ofProduct({});
  assert.equal(
    reviews.map(({ body, rewarded }: { body: string; rewarded: boolean }) => [body, rewarded]),
    [...'CAEDB'].map(body => [body, body === 'E']),
  );
});

test('returns reviews by month and the reasons for withheld ones, whatever is chosen', async () => {
  const { ratings_by_month, withheld_reasons } = await ofProduct({ filter_rating: '5', search: 'juri' });
  assert.equal(ratings_by_month, [
    { month: '2024-06', count: 5, average_rating: 4, withheld: 1, disputes: 0 },
  ]);
  assert.equal(withheld_reasons, { offensive: 1 });
  const store = await ask('all_reviews_page');
  assert.equal(
    store.ratings_by_month.find(({ month }: { month: string }) => month === '2024-05'),
    {
      ...{ month: '2024-05', count: 1, average_rating: 3, withheld: 0, disputes: 0 },
    },
  );
});

test('reads average, number and histogram by the filters, but not by stars and words', async () => {
  const verified = await ofProduct({ verified_only: 'true', filter_rating: '5' });
  assert.is(bodies(verified), 'A E');
  assert.is(verified.total_count, 2);
  assert.is(verified.number_of_reviews, 3);
  assert.is(verified.average_rating, 11 / 3);
  assert.equal(verified.rating_histogram_data, { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 });
  assert.is(verified.product_metrics.published_reviews_count, 5);
  const searched = await ofProduct({ search: 'juri' });
  assert.equal([bodies(searched), searched.total_count, searched.number_of_reviews], ['D', 1, 5]);
});

test('sends the review that is asked for by its id, wherever it stands, and none that is not shown', async () => {
  const id = async (body: string) => {
    const [row] = await host.db.query<{ id: number }>('select id from reviews where body = $1', [body]);
    return encodeId('review', row?.id ?? 0);
  };
  const linked = async (linked_review: string) =>
    (await ofProduct({ linked_review, filter_rating: '5', page: '9' })).linked_review;
  assert.is((await linked(await id('B'))).body, 'B');
  for (const other of [
    await id('Withheld'),
    await id('About Lumen itself'),
    'nonsense',
    encodeId('review', 1e6),
  ])
    assert.is(await linked(other), null, other);
  assert.is(
    (await ask('all_reviews_page', { linked_review: await id('B') })).linked_review.product_title !== null,
    true,
  );
  assert.not('linked_review' in (await ofProduct({})));
});

test('sends the latest reviews with pictures or videos beside the first page of all reviews', async () => {
  const withMedia = async (query: Record<string, string>) => {
    const { reviews_with_media } = await ofProduct(query);
    return reviews_with_media && bodies({ reviews: reviews_with_media });
  };
  assert.is(await withMedia({ per_page: '1' }), 'C A');
  for (const chosen of [{ page: '2' }, { filter_rating: '5' }, { with_pictures: 'true' }, { search: 'a' }])
    assert.is(await withMedia({ per_page: '1', ...chosen }), undefined, JSON.stringify(chosen));
});

test('filters by source, by pictures and videos, and by both', async () => {
  assert.is(bodies(await ofProduct({ review_source: 'invite' })), 'C A');
  assert.is(bodies(await ofProduct({ review_source: 'nonsense', sort_by: 'newest' })), 'E D C B A');
  assert.is(bodies(await ofProduct({ with_pictures: 'true', sort_by: 'newest' })), 'C A');
  assert.is(bodies(await ofProduct({ with_pictures: 'true', review_source: 'organic' })), '');
  assert.is((await ofProduct({ review_source: 'aliexpress' })).average_rating, null);
});

test('orders whole lists and single pages alike', async () => {
  const orders = { pictures_first: 'C A E D B', highest_rating: 'E D A B C', lowest_rating: 'C B E D A' };
  for (const [sort_by, expected] of Object.entries(orders)) {
    assert.is(bodies(await ofProduct({ sort_by })), expected, sort_by);
    const pages = [1, 2, 3].map(page => ofProduct({ sort_by, per_page: '2', page: String(page) }));
    assert.is((await Promise.all(pages)).map(bodies).join(' '), expected, sort_by);
  }
});

test('returns language, translations, answer and verified buyer of a review', async () => {
  const { reviews } = await ofProduct({ sort_by: 'newest' });
  const [, answered, , german] = reviews;
  assert.equal(answered.reply, { body: 'Thank you.', created_at: '2024-06-09' });
  assert.equal([german.lang, german.reply], ['de', null]);
  assert.equal([german.translations, answered.translations], [translations, null]);
  assert.equal(
    reviews.map((one: { reviewer: { verified_buyer: boolean } }) => one.reviewer.verified_buyer),
    [true, false, true, false, true],
  );
});

test('sends a good and a critical review of the product, whatever is filtered', async () => {
  const { top_positive_review: good, top_critical_review: bad } = await ofProduct({ search: 'nothing' });
  assert.is(good.body, 'A');
  assert.is(bad.body, 'C');
});

test('takes the most helpful of them, as the order of that name does', async () => {
  await host.db.query("update reviews set helpful_count = 9 where body = 'E'");
  const { top_positive_review: good, reviews } = await ofProduct({ sort_by: 'most_helpful' });
  await host.db.query("update reviews set helpful_count = 0 where body = 'E'");
  assert.equal([good.body, reviews[0].body], ['E', 'E']);
});

test('prefers those in the language of the page, and sends others where there are none', async () => {
  const { product_data, shop_data } = await host.json(lamp);
  const { platform, domain: shop_domain, public_token: api_token } = shop_data;
  const query = { platform, shop_domain, api_token, external_id: product_data.external_id };
  const answer = await host.app.inject({
    url: '/api/v1/widgets/product_review',
    query,
    headers: { 'accept-language': 'de-AT, en;q=0.5' },
  });
  const { top_positive_review: good, top_critical_review: bad } = answer.json();
  assert.is(good.body, 'B');
  assert.is(bad.body, 'C');
});

test('sends the reviews of a shop and of its products, each with its product', async () => {
  const all = await ask('all_reviews_page', { sort_by: 'newest' });
  assert.is(all.total_count, 9);
  const about = await ask('all_reviews_page', { review_type: 'shop-reviews' });
  assert.is(bodies(about), 'About Lumen itself');
  assert.is(about.reviews[0].product_title, null);
  assert.equal(about.rating_histogram_data, { 1: 0, 2: 0, 3: 1, 4: 0, 5: 0 });
  const products = await ask('all_reviews_page', { review_type: 'product-reviews', search: 'juri' });
  assert.equal(
    products.reviews.map((one: { product_title: string }) => one.product_title),
    ['Copper Floor Lamp', 'Café Lampion'],
  );
  assert.is((await ask('all_reviews_page', { api_token: 'wrong' })).error, 'shop not found');
});

test('sends media page by page, without what is withheld, and 404 where there are none', async () => {
  const { product_data, shop_data } = await host.json(lamp);
  const media = (path: string, page = 1) => host.json(`${path}/reviews_with_media?page=${page}`);
  const product = await media(`/products/${product_data.encoded_id}`);
  assert.is(bodies(product), 'C A');
  assert.equal([product.total_count, product.total_pages, product.current_page], [2, 1, 1]);
  assert.is((await media(`/shops/${shop_data.encoded_id}`)).total_count, 3);
  assert.equal((await media(`/products/${product_data.encoded_id}`, 2)).reviews, []);
  for (const id of [
    'nonsense',
    (await host.json('/reviews/stores/potter/products/stewpot?format=json')).product_data.encoded_id,
  ])
    assert.is((await media(`/products/${id}`)).error, 'media not found');
});

test.run();
