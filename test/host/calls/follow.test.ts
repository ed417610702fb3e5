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

test.run();
