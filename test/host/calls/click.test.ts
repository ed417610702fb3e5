import * as assert from 'uvu/assert';
import { encodeId } from '../../../fixtures/host/encoded-id.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('click');
let product: { id: number; shop_id: number };

test.before(async () => {
  [product] = (await host.db.query<typeof product>(
    'select id, shop_id from products order by id limit 1',
  )) as [typeof product];
});
test.before.each(() => host.db.exec('delete from clicks'));

const click = (change: object = {}) => ({
  shop_id: encodeId('shop', product.shop_id),
  product_id: encodeId('product', product.id),
  tracking_data: { journey: ['/reviews'] },
  referral: 'https://search.test/',
  referral_page: '/reviews/stores/potter/products/stewpot?currency=EUR',
  pageview_id: 'view-1',
  ...change,
});
const clicks = () => host.db.query<Record<string, unknown>>('select * from clicks');

/** Lists within lists, this many. */
const nested = (depth: number): unknown[] => {
  let list: unknown[] = [];
  for (let level = 1; level < depth; level += 1) list = [list];
  return list;
};

async function send(body: unknown, { browser = host.guest(), token = '' } = {}) {
  const { csrfToken } = await browser.get('/reviews');
  return browser.send('POST', '/reviews/click', body, token || csrfToken);
}

test('stores the click of a guest as it was sent', async () => {
  assert.is((await send(click())).statusCode, 200);
  const [row] = await clicks();
  const { id: _id, created_at, ...stored } = row as Record<string, unknown>;
  assert.instance(created_at, Date);
  assert.equal(stored, {
    ...click(),
    shop_id: product.shop_id,
    product_id: product.id,
    reviewer_id: null,
  });
});

test('knows whose click it was', async () => {
  const browser = await host.signedIn('ada');
  await send(click(), { browser });
  const [ada] = await host.db.query<{ id: number }>("select id from reviewers where slug = 'ada'");
  assert.is((await clicks())[0]?.reviewer_id, ada?.id);
});

test('takes longer tracking data of a person than of a guest, and not without end', async () => {
  const browser = await host.signedIn('ada');
  const status = async (length: number, more = {}) =>
    (await send(click({ tracking_data: 'x'.repeat(length) }), more)).statusCode;
  assert.equal([await status(15_000), await status(49_000)], [200, 422]);
  assert.equal([await status(49_000, { browser }), await status(50_001, { browser })], [200, 422]);
});

test('takes a click on a store, and one without tracking data', async () => {
  assert.is((await send(click({ product_id: null, tracking_data: null }))).statusCode, 200);
  const [row] = await clicks();
  assert.equal([row?.product_id, row?.tracking_data], [null, null]);
});

test('keeps whole surrogate pairs, and a backslash that only looks like an escape', async () => {
  const tracking_data = { '💡': ['\\u0000 \\ud83d', '💡'] };
  assert.is((await send(click({ tracking_data, referral_page: '/💡' }))).statusCode, 200);
  const [row] = await clicks();
  assert.equal([row?.tracking_data, row?.referral_page], [tracking_data, '/💡']);
});

test('refuses a click without the token of the page', async () => {
  assert.is((await send(click(), { token: 'forged' })).statusCode, 422);
  assert.equal(await clicks(), []);
});

for (const [what, change] of [
  ['that does not say whether it has a product', { product_id: undefined }],
  ['without a page view', { pageview_id: undefined }],
  ['of no shop at all', { shop_id: 'nowhere' }],
  ['of a product that does not exist', { product_id: encodeId('product', 999_999) }],
  ['of a product of another shop', { shop_id: encodeId('shop', 999_999) }],
  ['with a text beyond measure', { referral: 'x'.repeat(2_001) }],
  ['with tracking data beyond what guests may send', { tracking_data: 'x'.repeat(16_001) }],
  ['with NUL', { referral: 'a\0b' }],
  ['with NUL in its tracking data', { tracking_data: { a: '\0' } }],
  ['with half of a surrogate pair', { referral_page: 'a\ud83d' }],
  ['with half of a surrogate pair in its tracking data', { tracking_data: { journey: ['\udca9'] } }],
  ['with half of a surrogate pair as a name in its tracking data', { tracking_data: { '\ud83d': 1 } }],
  ['with tracking data that is nested without end', { tracking_data: nested(1_000) }],
] as const)
  test(`refuses a click ${what}`, async () => {
    assert.is((await send(click(change))).statusCode, 422);
    assert.equal(await clicks(), []);
  });

test.run();
