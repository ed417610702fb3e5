import * as assert from 'uvu/assert';
import { ownScores } from '../../../fixtures/host/data/review-counts.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('product, its reviews, and home');
const json = (url: string) => host.json(url);
const stewpot = '/reviews/stores/potter/products/stewpot';

test('sends a product with its shop, its categories and what the head needs', async () => {
  const page = await json(`${stewpot}?format=json`);
  assert.is(page.product_data.title, 'Cast Iron Stewpot');
  assert.is(page.product_data.external_id, '777');
  assert.is(page.product_data.internal_path, stewpot);
  assert.is(page.shop_data.domain, 'potter.example');
  assert.equal(
    page.categories_data.map((one: { name: string }) => one.name),
    ['Home', 'Cookware'],
  );
  assert.is(page.meta_data.canonical, stewpot);
});

test('says in the language of the page what the pictures show, as far as it is known', async () => {
  const { product_data } = await json(`${stewpot}?format=json&lang=de`);
  assert.equal(
    product_data.images.map(({ alt }: { alt?: string }) => alt),
    [undefined, 'Cast Iron Stewpot, im Karton', undefined],
  );
});

const widget = async (handle: string, query: Record<string, string> = {}, shop = 'potter') => {
  const { product_data, shop_data } = await json(`/reviews/stores/${shop}/products/${handle}?format=json`);
  const params = new URLSearchParams({
    platform: shop_data.platform,
    shop_domain: shop_data.domain,
    api_token: shop_data.public_token,
    external_id: product_data.external_id,
    ...query,
  });
  return host.app.inject(`/api/v1/widgets/product_review?${params}`);
};
const bodies = async (query: Record<string, string>) =>
  (await widget('copper-floor-lamp', query, 'lumen'))
    .json()
    .reviews.map((one: { body: string }) => one.body.split(/[,.]/)[0]);

test('pages through reviews ten at a time, with figures over all of them', async () => {
  const first = (await widget('stewpot')).json();
  assert.is(first.reviews.length, 10);
  assert.is(first.total_pages, 2);
  assert.is(first.number_of_reviews, 12);
  assert.equal(first.rating_histogram_data, { 1: 0, 2: 0, 3: 4, 4: 0, 5: 8 });
  assert.is((await widget('stewpot', { page: '2' })).json().reviews.length, 2);
  assert.equal((await widget('stewpot', { page: '3' })).json().reviews, []);
  const three = (await widget('stewpot', { filter_rating: '3' })).json();
  assert.is(three.total_count, 4);
  assert.equal(three.rating_histogram_data, first.rating_histogram_data);
});

test('derives scores that the records do not give from the reviews', async () => {
  const { product_metrics } = (await widget('stewpot')).json();
  assert.equal(product_metrics, {
    ...{ transparency_score: 1, authenticity_score: 0.75 },
    ...{ written_reviews_count: 12, published_reviews_count: 12, verified_reviews_count: 9 },
  });
});

test('has no scores of its own without reviews, unless the records give them', () => {
  const found = { transparency: 0.9, authenticity: 0.8, given_transparency: null, given_authenticity: null };
  const none = { written: 0, published: 0 };
  assert.equal(ownScores(found, none), {});
  assert.equal(ownScores({ ...found, given_authenticity: 0.8 }, none), { authenticity_score: 0.8 });
  assert.equal(ownScores(found, { written: 2, published: 0 }), { transparency_score: 0.9 });
});

test('sorts, searches and filters reviews', async () => {
  assert.equal(await bodies({}), ['Warm light', 'Fine 100% copper_look', 'Arrived with a dent']);
  assert.equal(await bodies({ sort_by: 'newest' }), [
    'Fine 100% copper_look',
    'Arrived with a dent',
    'Warm light',
  ]);
  assert.equal(await bodies({ sort_by: 'highest_rating' }), [
    'Warm light',
    'Fine 100% copper_look',
    'Arrived with a dent',
  ]);
  assert.equal(await bodies({ sort_by: 'lowest_rating' }), [
    'Arrived with a dent',
    'Fine 100% copper_look',
    'Warm light',
  ]);
  assert.equal(await bodies({ verified_only: 'true', sort_by: 'newest' }), [
    'Fine 100% copper_look',
    'Warm light',
  ]);
  assert.equal(await bodies({ search: 'CABLE light' }), ['Warm light']);
  assert.equal(await bodies({ search: 'solid' }), ['Fine 100% copper_look']);
  assert.equal(await bodies({ search: 'sol' }), ['Fine 100% copper_look'], 'the beginning of a word');
  assert.equal(await bodies({ search: 'olid' }), [], 'not its end');
  assert.equal(await bodies({ search: 'juri' }), ['Arrived with a dent']);
  assert.equal(await bodies({ search: '%' }), await bodies({}));
  assert.equal(await bodies({ search: "it's \\ %27" }), []);
});

test('shows a picture in two sizes, and a video by its address or by its id at a service', async () => {
  const [shown] = (await widget('copper-floor-lamp', {}, 'lumen')).json().reviews;
  assert.equal(shown.pictures_urls, [
    { compact: '/media/reviews/1f4a1/rust-1-100/240.svg', huge: '/media/reviews/1f4a1/rust-1-100/1200.svg' },
  ]);
  assert.equal(shown.media_platform_hosted_video_infos, [
    { media_platform_url: '/media/videos/parcel-1.webm', poster_url: '/media/videos/parcel-1.webp' },
  ]);
  assert.equal(shown.video_external_ids, ['an-id-of-the-platform', 'short-id']);
});

test('gives reviews only to the token of the shop', async () => {
  assert.is((await widget('stewpot', { api_token: 'wrong' })).statusCode, 404);
  assert.is((await widget('stewpot', { external_id: '1' })).statusCode, 404);
});

test('fills the carousels of the home screen', async () => {
  for (const q of ['product', 'category', 'collection', 'featured_review']) {
    const rows = await json(`/reviews/carousels.json?q=${q}&country=GB`);
    assert.ok(rows.length > 0, q);
  }
  assert.is((await host.app.inject('/reviews/carousels.json?q=nonsense')).statusCode, 404);
  const [featured] = await json('/reviews/carousels.json?q=featured_review&country=GB');
  assert.is(featured.product_title, 'Cast Iron Stewpot');
  assert.is(featured.shop_name, 'Potter & Sons');
  assert.is(featured.title, 'A pot for years', 'one without a title is no example');
  const metrics = await json('/reviews.json');
  assert.is(metrics.total_verified_reviews, 11);
  assert.is(metrics.shop_metric, 2);
});

test('lists the countries that are sent to', async () => {
  const { shipping_countries: countries } = await json('/shipping_countries.json');
  assert.ok(countries.some((one: { code: string }) => one.code === 'DE'));
  assert.not.ok(countries.some((one: { code: string }) => one.code === '*'));
});

test.run();
