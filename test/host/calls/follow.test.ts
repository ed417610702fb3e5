import * as assert from 'uvu/assert';
import { encodeId } from '../../../fixtures/host/encoded-id.ts';
import type { Browser } from '../browser-session.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('follows');
let product: string;
let other: string;
let shop: string;
let ada: string;
let juri: string;

test.before(async () => {
  const ids = async (table: string) =>
    (await host.db.query<{ id: number }>(`select id from ${table} order by id limit 2`)).map(({ id }) => id);
  [product, other] = (await ids('products')).map(id => encodeId('product', id)) as [string, string];
  [shop] = (await ids('shops')).map(id => encodeId('shop', id)) as [string];
  const people = await host.db.query<{ id: number }>('select id from reviewers order by slug');
  [ada, juri] = people.map(({ id }) => encodeId('reviewer', id)) as [string, string];
});
test.before.each(() => host.db.exec('delete from follows'));

async function heart(browser: Browser, body: object, token?: string) {
  const { csrfToken } = await browser.get('/reviews');
  const answer = await browser.send('POST', '/reviews/profile/follows/heart', body, token ?? csrfToken);
  return answer.statusCode;
}
async function followed(browser: Browser, query: string) {
  const answer = await browser.get(`/reviews/profile/follows?${query}`);
  return (JSON.parse(answer.body) as { existing_followee_ids: string[] }).existing_followee_ids;
}

test('keeps what somebody follows, for that person alone', async () => {
  const browser = await host.signedIn();
  assert.is(await heart(browser, { is_hearting: true, product_enc_id: product }), 200);
  assert.is(await heart(browser, { is_hearting: true, shop_enc_id: shop }), 200);
  assert.is(await heart(browser, { is_hearting: true, reviewer_enc_id: juri }), 200);
  assert.equal(await followed(browser, `Product[]=${product}&Product[]=${other}`), [product]);
  assert.equal(await followed(browser, `Shop[]=${shop}`), [shop]);
  assert.equal(await followed(browser, `Reviewer[]=${juri}&Reviewer[]=nobody`), [juri]);
  assert.equal(await followed(host.guest(), `Product[]=${product}`), []);
});

test('takes a heart away again, and minds no repetition', async () => {
  const browser = await host.signedIn();
  for (const is_hearting of [true, true, false, false])
    assert.is(await heart(browser, { is_hearting, product_enc_id: product }), 200);
  assert.equal(await followed(browser, `Product[]=${product}`), []);
});

test('lets guests follow nothing', async () => {
  assert.is(await heart(host.guest(), { is_hearting: true, product_enc_id: product }), 401);
});

test('refuses a heart without the token of the page', async () => {
  const browser = await host.signedIn();
  assert.is(await heart(browser, { is_hearting: true, product_enc_id: product }, 'forged'), 422);
  assert.equal(await followed(browser, `Product[]=${product}`), []);
});

for (const [what, status, body] of [
  ['of nothing', 422, () => ({ is_hearting: true })],
  ['of two things at once', 422, () => ({ is_hearting: true, product_enc_id: product, shop_enc_id: shop })],
  ['that says neither yes nor no', 422, () => ({ product_enc_id: product })],
  ['of oneself', 422, () => ({ is_hearting: true, reviewer_enc_id: ada })],
  ['of an id that is none', 404, () => ({ is_hearting: true, product_enc_id: shop })],
  [
    'of what does not exist',
    404,
    () => ({ is_hearting: true, product_enc_id: encodeId('product', 999_999) }),
  ],
] as const)
  test(`refuses a heart ${what}`, async () => {
    assert.is(await heart(await host.signedIn(), body()), status);
    assert.is((await host.db.query('select 1 from follows')).length, 0);
  });

test('says what is new since the last visit, and what a product cost when it was followed', async () => {
  const browser = await host.signedIn();
  const [row] = await host.db.query<{ id: number; price: number; shop: string; handle: string }>(
    `select p.id, p.price, s.slug as shop, p.handle from products p join shops s on s.id = p.shop_id
    where p.reviews_count > 0 order by p.id limit 1`,
  );
  const { id, price, shop: slug, handle } = row as NonNullable<typeof row>;
  await heart(browser, { is_hearting: true, product_enc_id: encodeId('product', id) });
  const news = async () => {
    const { products } = JSON.parse((await browser.get('/reviews/following.json')).body);
    return [products[0].new_reviews_count, products[0].price, products[0].followed_price];
  };
  assert.equal(await news(), [0, price, price]);

  const write = (published: boolean) =>
    host.db.query(
      `insert into reviews (uuid, shop_id, product_id, author_name, rating, body, created_at, source, verified, published)
      select gen_random_uuid(), shop_id, id, 'Ida', 4, 'Fine.', now(), 'organic', true, $2 from products where id = $1`,
      [id, published],
    );
  await write(true);
  await write(false);
  await host.db.query('update products set price = price * 2 where id = $1', [id]);
  assert.equal(await news(), [1, price * 2, price]);

  const { shop_data, product_data } = await host.json(
    `/reviews/stores/${slug}/products/${handle}?format=json`,
  );
  const widget = new URLSearchParams({
    ...{ platform: shop_data.platform, shop_domain: shop_data.domain, api_token: shop_data.public_token },
    external_id: product_data.external_id,
  });
  await host.guest().get(`/api/v1/widgets/product_review?${widget}`);
  assert.is((await news())[0], 1, 'nobody else’s visit counts');
  await browser.get(`/api/v1/widgets/product_review?${widget}`);
  assert.is((await news())[0], 0);
});

test('has the news for feed readers: of what is followed under a key, else of all', async () => {
  const browser = await host.signedIn();
  await heart(browser, { is_hearting: true, shop_enc_id: shop });
  const { atom_url } = JSON.parse((await browser.get('/reviews/following.json')).body);
  const read = async (url: string) => (await host.guest().get(url)).response;
  const own = await read(atom_url);
  assert.is(own.headers['content-type'], 'application/atom+xml; charset=utf-8');
  const titles = (xml: string) =>
    [...xml.matchAll(/<entry>\s*<title>([^<]*)/g)].map(([, title = '']) => title);
  const [name] = await host.db.query<{ name: string }>('select name from shops order by id limit 1');
  assert.ok(titles(own.body).length > 0);
  for (const title of titles(own.body)) assert.ok(title.startsWith(`${name?.name} `), title);
  assert.ok(
    titles((await read('/reviews/feed.atom')).body).some(title => !title.startsWith(`${name?.name} `)),
  );
  assert.is((await read('/reviews/feed.atom?key=forged')).statusCode, 404);
});

test('leaves out of the news what XML cannot carry, wherever it stands', async () => {
  const odd = `x' || chr(1) || chr(11) || chr(65534) || chr(65535) || '<&"😀y`;
  await host.db.exec(
    `update reviews set body = '${odd}'; update shops set name = '${odd}' || id; update products set title = '${odd}' || id`,
  );
  const { body } = (await host.guest().get('/reviews/feed.atom?q=%03&key=')).response;
  assert.match(body, '<content type="text">x&lt;&amp;&quot;😀y</content>');
  assert.not.match(body, /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
});

test.run();
