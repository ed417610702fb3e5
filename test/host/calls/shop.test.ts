import * as assert from 'uvu/assert';
import type { WorldRecord } from '../../../fixtures/world/records.ts';
import { hostSuite } from '../host-suite.ts';
import { product, review, smallWorld } from '../small-world.ts';

const closed: WorldRecord = {
  type: 'shop',
  ...{ slug: 'closed', name: 'Closed Shop', domain: 'closed.example', platform: 'custom' },
  ...{ country: 'FR', currency: 'EUR', web_reviews: false, questions: false, recommendations: false },
};
const { test, host } = hostSuite('shop pages and questions', [
  ...smallWorld,
  closed,
  product({
    shop_slug: 'closed',
    handle: 'lamp',
    title: 'Lamp',
    pictures: ['/media/products/1f4a1/rust-1/960.svg'],
  }),
  review({
    shop_slug: 'closed',
    product_handle: 'lamp',
    body: 'A long enough praise of the lamp that it could stand on a card by itself.',
  }),
  {
    type: 'question',
    ...{ shop_slug: 'potter', product_handle: 'stewpot' },
    ...{ author_name: 'Kim', body: 'Does it rust?', created_at: '2024-03-01T00:00:00Z', lang: 'en' },
    answers: [
      { body: 'Not if you dry it.', created_at: '2024-03-02T00:00:00Z', author_name: 'Lee' },
      { body: 'No.', created_at: '2024-03-03T00:00:00Z' },
    ],
  },
]);
const shop = (slug: string) => host.json(`/reviews/stores/${slug}?format=json`);
const productOf = (slug: string, handle: string) =>
  host.json(`/reviews/stores/${slug}/products/${handle}?format=json`);

test('sends a shop with its figures, its top products and its recommendations', async () => {
  const { shop_data, top_products, featured_cards, meta_data } = await shop('potter');
  assert.is(shop_data.name, 'Potter & Sons');
  assert.equal(shop_data.shop_metrics, {
    // The record gives both scores, so they do not follow from any sums.
    ...{ transparency_score: 0.81, authenticity_score: 0.29, published_reviews_count: 12 },
    ...{ average_rating: 13 / 3, reviews_count: 12, products_count: 2, replies_count: 0 },
  });
  assert.equal(
    top_products.map(({ title }: { title: string }) => title),
    ['Cast Iron Stewpot'],
  );
  assert.is(featured_cards[0].product_title, 'Cast Iron Stewpot');
  assert.match(meta_data.description, /^4\.3 stars in 12 reviews/);
  assert.is((await shop('nobody')).error, 'Shop not found');
});

test('counts the products of a shop alike on its page, in the store search and in the product search', async () => {
  const { shop_data } = await shop('lumen');
  const { data } = await host.json('/reviews/store_search.json?q=lumen&min_transparency=0');
  const found = await host.json(
    '/reviews/search.json?shop_domain=lumen.example&platform=shopify&search_in_shop=true&min_transparency=0',
  );
  const [count, ...others] = [
    shop_data.shop_metrics.products_count,
    data.shop_results[0].products_count,
    found.data.rounded_results_total_count,
    (await productOf('lumen', 'cafe-lamp')).shop_data.shop_metrics.products_count,
  ];
  assert.is(count, 62);
  assert.equal(others, [count, count, count]);
});

test('follows the settings of a shop', async () => {
  const { shop_data, featured_cards } = await shop('closed');
  assert.equal(shop_data.settings, {
    ...{ disable_web_reviews: true, enable_question_anwser: false },
    shop_settings: { review_site_show_cards_carousel: false },
  });
  assert.equal(featured_cards, []);
  assert.is((await productOf('closed', 'lamp')).product_data.new_question_path, null);
});

test('sends further pictures, similar products and more of the shop beside a product', async () => {
  const lamp = await productOf('closed', 'lamp');
  // Without an own picture there are no further ones.
  assert.equal([lamp.product_data.images, lamp.more_from_shop], [[], []]);
  assert.is(lamp.similar_products.length, 8);
  assert.ok(
    lamp.similar_products.every(({ shop_name }: { shop_name: string }) => shop_name === 'Lumen House'),
  );
  const pot = await productOf('potter', 'stewpot');
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  assert.equal(titles(pot.similar_products), ['Copper Saucepan']);
  assert.equal(titles(pot.more_from_shop), ['Copper Saucepan']);
  assert.equal([pot.product_data.reviews_count, pot.product_data.average_rating], [12, 13 / 3]);
});

async function questions(page = 1) {
  const { shop_data } = await shop('potter');
  const params = new URLSearchParams({
    ...{ shop_domain: shop_data.domain, api_token: shop_data.public_token, platform: shop_data.platform },
    ...{ product_id: '777', per_page: '3', page: String(page), json_request: 'true' },
  });
  return host.json(`/api/questions/questions_for_widget?${params}`);
}

test('sends questions with the answers of customers and of the shop', async () => {
  const page = await questions();
  assert.equal([page.total_count, page.total_pages, page.current_page], [1, 1, 1]);
  const [{ body, reviewer, answers }] = page.questions;
  assert.equal([body, reviewer], ['Does it rust?', { name: 'Kim' }]);
  assert.equal(
    answers.map((one: Record<string, unknown>) => [one.body, one.reviewer, one.by_shop]),
    [
      ['Not if you dry it.', { name: 'Lee' }, false],
      ['No.', null, true],
    ],
  );
});

test('takes a question of a signed-in person, shows it first, and says no to too many', async () => {
  const {
    new_question_path: path,
    encoded_id,
    internal_path,
  } = (await productOf('potter', 'stewpot')).product_data;
  const ada = await host.signedIn('ada');
  const { csrfToken, body } = await ada.get(path);
  assert.match(body, /About Cast Iron Stewpot/);
  const ask = (text: string, fields = {}) =>
    ada.post('/questions', { product: encoded_id, body: text, _csrf: csrfToken, ...fields });
  assert.is((await ask('Why?', { _csrf: 'wrong' })).statusCode, 422);
  assert.is((await ask('  ')).statusCode, 422);
  assert.is((await ask('x'.repeat(1_001))).statusCode, 422);
  assert.is((await ask('Why?', { product: 'nonsense' })).statusCode, 404);
  const asked = await ask(' <b>Is it\r\nheavy?</b> ');
  assert.equal([asked.statusCode, asked.headers.location], [303, internal_path]);
  const [first] = (await questions()).questions;
  assert.equal([first.body, first.reviewer.name, first.answers], ['<b>Is it\nheavy?</b>', 'Ada Berg', []]);
  const statuses = [];
  for (let n = 0; n < 10; n++) statuses.push((await ask(`Question ${n}`)).statusCode);
  assert.equal(statuses, [...Array(9).fill(303), 429]);
  assert.is((await questions(2)).questions.length, 3);
});

test('leads guests to the sign-in, and asks nothing of a shop that takes no questions', async () => {
  const path = (await productOf('potter', 'stewpot')).product_data.new_question_path;
  const guest = host.guest();
  const { response } = await guest.get(path);
  assert.is(response.headers.location, `/login?return_to=${encodeURIComponent(path)}`);
  const { encoded_id } = (await productOf('closed', 'lamp')).product_data;
  const { csrfToken } = await guest.get('/login');
  const asking = { product: encoded_id, body: 'Why?', _csrf: csrfToken };
  assert.is((await guest.post('/questions', asking)).statusCode, 401);
  const ada = await host.signedIn('ada');
  assert.is((await ada.get(`/questions/new?product=${encoded_id}`)).response.statusCode, 422);
});

test('makes a product odd, and lists categories flat in the order of the page, where a page is asked to', async () => {
  const { meta } = await host.guest().get('/reviews/stores/potter/products/stewpot?fixture=odd-product');
  const answers = Object.entries(meta.answers as Record<string, { reviews?: unknown[] }>);
  const reviews = answers.filter(([address]) => /product_review|reviews_with_media/.test(address));
  assert.is(reviews.length, 2);
  assert.ok(reviews.every(([, answer]) => (answer.reviews?.length ?? 0) > 5));
  const { body } = await host.guest().get('/fixtures');
  assert.match(body, /href="\/reviews\/stores\/[^"]+\/products\/[^"]+\?fixture=odd-product"/);
  assert.match(body, /href="\/reviews\/categories\?fixture=flat-categories"/);
});

test('says how long a store takes to answer, once it has answered some', async () => {
  const usual = async () => (await shop('potter')).shop_data.contact_info.usual_response_time;
  const answer = (count: number, days: number) =>
    host.db.query(
      `update reviews set reply = 'Thanks', reply_at = created_at + $2::int * interval '1 day' where id in (
        select r.id from reviews r join shops s on s.id = r.shop_id where s.slug = 'potter' order by r.id limit $1)`,
      [count, days],
    );
  await answer(4, 14);
  assert.is(await usual(), null);
  await answer(5, 14);
  assert.equal(await usual(), { number: 14, unit: 'days' });
  const { contact_info } = (await productOf('potter', 'stewpot')).shop_data;
  assert.equal(contact_info.usual_response_time, { number: 14, unit: 'days' });
  await answer(5, 1);
  assert.equal(await usual(), { number: 24, unit: 'hours' });
  const browser = await host.signedIn();
  const { csrfToken } = await browser.get('/reviews');
  const shop_enc_id = (await shop('potter')).shop_data.encoded_id;
  await browser.send('POST', '/reviews/profile/follows/heart', { is_hearting: true, shop_enc_id }, csrfToken);
  const { shops } = JSON.parse((await browser.get('/reviews/following.json')).body);
  assert.equal(shops[0].contact_info.usual_response_time, { number: 24, unit: 'hours' });
});

test.run();
