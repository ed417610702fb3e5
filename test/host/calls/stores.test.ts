import * as assert from 'uvu/assert';
import type { ShopResult } from '../../../src/contract/shop-result.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('store search');

const answerTo = async (query: string) =>
  (await host.app.inject(`/reviews/store_search.json?${query}`)).json();
/** Names of the stores found, whatever their transparency. */
const find = async (query: string) => {
  const { data } = await answerTo(`min_transparency=0&${query}`);
  return data.shop_results.map((shop: ShopResult) => shop.name);
};

test('finds all stores without a text, with what is known of them', async () => {
  const { data, meta_data } = await answerTo('min_transparency=0&sort_by=reviews_count');
  assert.equal([data.results_total_count, data.per_page, data.current_page], [2, 24, 1]);
  const lumen: ShopResult = data.shop_results.find(({ name }: ShopResult) => name === 'Lumen House');
  assert.is(lumen.internal_path, '/reviews/stores/lumen');
  assert.equal([lumen.country, lumen.domain, lumen.platform], ['DE', 'lumen.example', 'shopify']);
  const [{ products }] = (await host.db.query(
    "select count(*)::int as products from products p join shops s on s.id = p.shop_id where s.slug = 'lumen'",
  )) as [{ products: number }];
  assert.is(lumen.products_count, products);
  const [{ total, average }] = (await host.db.query(
    `select sum(p.reviews_count)::int as total, sum(p.average_rating * p.reviews_count) / sum(p.reviews_count) as average
    from products p join shops s on s.id = p.shop_id where s.slug = 'lumen'`,
  )) as [{ total: number; average: number }];
  assert.is(lumen.reviews_count, total);
  assert.ok(Math.abs((lumen.average_rating ?? 0) - average) < 1e-9);
  assert.is(meta_data.title, 'Stores and what their customers say | Candour');
  assert.is(meta_data.canonical, '/reviews/store_search?q=&page=1&sort_by=reviews_count&min_transparency=0');
});

test('counts the stores below the limit of transparency, too', async () => {
  const { data, metrics } = await answerTo('min_transparency=100');
  assert.equal(metrics.results_with.min_transparency, { 0: 2, 100: data.results_total_count });
});

test('sends three products of each store, the best first', async () => {
  const { data } = await answerTo('min_transparency=0');
  const lumen: ShopResult = data.shop_results.find(({ name }: ShopResult) => name === 'Lumen House');
  const best = await host.db.query<{ title: string }>(
    `select p.title from product_search q join products p on p.id = q.product_id join shops s on s.id = p.shop_id
    where s.slug = 'lumen' order by q.quality desc, p.id limit 3`,
  );
  assert.equal(
    lumen.top_products?.map(({ title }) => title),
    best.map(({ title }) => title),
  );
  assert.match(lumen.top_products?.[0]?.internal_path ?? '', /^\/reviews\/stores\/lumen\/products\//);
});

test('finds stores by the beginnings of words in their names, and by what they sell', async () => {
  assert.equal(await find('q=lum'), ['Lumen House']);
  assert.equal(await find('q=sons+pott'), ['Potter & Sons']);
  assert.equal(await find('q=stewpots'), ['Potter & Sons']);
  assert.equal(await find('q=brass+lamp'), ['Lumen House']);
  assert.equal(await find('q=zzqqxx'), []);
  assert.equal(await find('q=%3F%3F'), []);
  assert.equal(await find("q=');drop"), []);
});

test('puts stores of that name before those that only sell it', async () => {
  await host.db.exec("update shops set description = 'No lamp shines brighter' where slug = 'potter'");
  assert.is((await find('q=lamp'))[0], 'Potter & Sons');
  await host.db.exec("update shops set description = null where slug = 'potter'");
});

test('narrows down by country, scores, rating, reviews, category and where a store sends to', async () => {
  assert.equal(await find('store_country=GB'), ['Potter & Sons']);
  assert.equal(await find('store_country=FR'), []);
  assert.equal(await find('reviews_count=1000'), []);
  assert.equal(await find('min_rating=5.1&min_authenticity=101'), []);
  const [cookware] = await host.db.query<{ id: number }>(
    "select id from categories where handle = 'cookware'",
  );
  assert.equal(await find(`category_id=${cookware?.id}`), ['Potter & Sons']);
  const shop = 'shop_domain=lumen.example&search_in_shop=true&platform=shopify';
  assert.equal(await find(shop), ['Lumen House']);
  await host.db.exec("update shops set ships_to = array['NZ'] where slug = 'lumen'");
  assert.ok((await find('country=NZ')).includes('Lumen House'));
  assert.not((await find('country=AU')).includes('Lumen House'));
});

test('applies the usual limit of transparency unless another one is asked for, floored as it is shown', async () => {
  await host.db.exec("update shops set transparency = 0.799999 where slug = 'lumen'");
  const names = async (query: string) =>
    (await answerTo(query)).data.shop_results.map((shop: ShopResult) => shop.name);
  assert.not((await names('')).includes('Lumen House'));
  assert.ok((await names('min_transparency=79')).includes('Lumen House'));
});

test('returns the total on a page after the last one as well', async () => {
  const { data } = await answerTo('min_transparency=0&page=9');
  assert.equal([data.shop_results, data.results_total_count, data.current_page], [[], 2, 9]);
});

test('searches for the nearest word that exists, and says so', async () => {
  const { data, metrics } = await answerTo('min_transparency=0&q=stewpott');
  assert.equal(
    data.shop_results.map((shop: ShopResult) => shop.name),
    ['Potter & Sons'],
  );
  assert.is(metrics.corrected_q, 'stewpot');
});

test('returns, for a search without stores, the results with one filter less, or without all', async () => {
  const without = async (query: string) => (await answerTo(query)).metrics.results_without;
  assert.equal(await without('min_transparency=0&store_country=FR'), { store_country: 2, all: 1 });
  assert.equal(await without('min_transparency=0&store_country=FR&min_rating=5&reviews_count=900000'), {
    all: 1,
  });
  assert.equal(await without('min_transparency=0&q=qqzzxx&page=3&min_rating=1'), { all: 0 });
  assert.is(await without('min_transparency=0'), undefined);
});

test.run();
