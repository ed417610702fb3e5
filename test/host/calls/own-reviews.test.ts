/** Writing and changing reviews, as others see it on every page with these reviews. */
import * as assert from 'uvu/assert';
import { encodeId } from '../../../fixtures/host/encoded-id.ts';
import type { Browser } from '../browser-session.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('own reviews');

const page = '/reviews/stores/potter/products/saucepan?format=json';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Orders a product for somebody. */
async function order(slug: string, handle: string): Promise<string> {
  const [row] = await host.db.query<{ id: number }>(
    `insert into line_items (reviewer_id, product_id, placed_at, price)
    select w.id, p.id, now(), p.price from reviewers w, products p where w.slug = $1 and p.handle = $2 returning id`,
    [slug, handle],
  );
  return encodeId('line_item', row?.id ?? 0);
}

const json = async (browser: Browser, url: string) => (await browser.get(url)).response.json();
async function write(browser: Browser, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) {
  const { csrfToken } = await browser.get('/terms');
  return body === undefined
    ? browser.sendBody(method, url, Buffer.alloc(0), { 'x-csrf-token': csrfToken })
    : browser.send(method, url, body, csrfToken);
}
async function upload(browser: Browser, content: Buffer): Promise<{ id: string; url: string }> {
  const { csrfToken } = await browser.get('/terms');
  const parts = ['--b', 'Content-Disposition: form-data; name="file"; filename="a.png"', '', ''].join('\r\n');
  const response = await browser.sendBody(
    'POST',
    '/reviews/uploads',
    Buffer.concat([Buffer.from(parts), content, Buffer.from('\r\n--b--\r\n')]),
    { 'content-type': 'multipart/form-data; boundary=b', 'x-csrf-token': csrfToken },
  );
  return response.json();
}

const written = { rating: 4, title: 'Good pan', body: 'Heats evenly.', recommend: true, uploads: [] };

test('takes a review of an ordered product and shows it at once, and everywhere', async () => {
  const ada = await host.signedIn('ada');
  const juri = await host.signedIn('juri');
  const adaId = (await json(ada, '/reviews/me.json')).encoded_id;
  await write(juri, 'POST', '/reviews/profile/follows/heart', { is_hearting: true, reviewer_enc_id: adaId });
  assert.is((await json(ada, page)).line_item, null);
  const [item, other] = [await order('ada', 'saucepan'), await order('ada', 'cafe-lamp')];
  assert.equal((await json(ada, page)).line_item, {
    ...{ public_id: item, product_reviewable: true, review_public_id: null, dispute_path: null },
  });
  const picture = await upload(ada, png);
  const form = await json(ada, `/reviews/write-review/new.json?line_item_public_id=${item}`);
  assert.is(form.line_item.product_title, 'Copper Saucepan');

  const before = (await host.json(page)).product_data;
  assert.not('line_item' in (await host.json(page)));
  const sent = { ...written, line_item_public_id: item, uploads: [picture.id] };
  const said = { ...sent, used_for: '1_to_6_months' };
  const { review, next_line_item } = (await write(ada, 'POST', form.submit_path, said)).json();
  assert.is(review.used_for, '1_to_6_months');
  assert.equal([review.title, review.verified, review.recommend], ['Good pan', true, true]);
  assert.is(review.pictures_urls[0].huge, picture.url);
  assert.is(next_line_item.public_id, other);
  assert.equal(await host.db.query("select lang from reviews where title = 'Good pan'"), [{ lang: 'en' }]);

  const after = (await host.json(page)).product_data;
  assert.is(after.reviews_count, before.reviews_count + 1);
  const found = await host.json('/reviews/search.json?min_transparency=0&q=saucepan');
  assert.is(found.data.search_results[0].average_rating, 4);
  const shown = await host.json('/reviews/profile/ada.json?tab=reviews&search=heats+evenly&page=1');
  assert.equal(
    shown.reviews.map((one: { uuid: string }) => one.uuid),
    [review.uuid],
  );
  const [event] = (await json(juri, '/reviews/feed_events.json')).feed_events;
  assert.equal([event.event_owner.name, event.review.uuid], ['Ada Berg', review.uuid]);
  const { orders } = await json(ada, '/reviews/write-review.json?resource=orders');
  const inOrders = orders.find((one: { public_id: string }) => one.public_id === item);
  assert.is(inOrders.review_public_id, review.public_id);
  assert.is((await json(ada, page)).line_item.review_public_id, review.public_id);

  assert.is((await write(ada, 'POST', '/reviews', sent)).json().errors.line_item_public_id.length, 1);
});

test('names the fields of a review that are wrong, and takes nobody else’s order or file', async () => {
  const ada = await host.signedIn('ada');
  const juri = await host.signedIn('juri');
  const item = await order('ada', 'stewpot');
  const wrong = { rating: 6, title: 'x'.repeat(121), body: ' ', uploads: ['a', 'a'] };
  const refused = await write(ada, 'POST', '/reviews', { line_item_public_id: item, ...wrong });
  assert.is(refused.statusCode, 422);
  assert.equal(Object.keys(refused.json().errors).sort(), ['body', 'rating', 'title', 'uploads']);
  const untyped = await write(ada, 'POST', '/reviews', {
    ...written,
    line_item_public_id: item,
    rating: '5',
  });
  assert.equal(Object.keys(untyped.json().errors), ['rating']);
  const stolen = await upload(juri, png);
  const withStolen = { ...written, line_item_public_id: item, uploads: [stolen.id] };
  assert.equal(Object.keys((await write(ada, 'POST', '/reviews', withStolen)).json().errors), ['uploads']);
  assert.is(
    (await write(juri, 'POST', '/reviews', { ...written, line_item_public_id: item })).statusCode,
    404,
  );
  assert.is(
    (await host.guest().get(`/reviews/write-review/new.json?line_item_public_id=${item}`)).response
      .statusCode,
    401,
  );
  assert.is(
    (await juri.get(`/reviews/write-review/new.json?line_item_public_id=${item}`)).response.statusCode,
    404,
  );
  assert.is((await json(ada, '/reviews/write-review.json')).orders.at(0).review_public_id, null);
});

test('hides and shows a review with its figures and pictures as its writer decides', async () => {
  const ada = await host.signedIn('ada');
  const picture = await upload(ada, png);
  const sent = { ...written, line_item_public_id: await order('ada', 'brass-lamp-1'), uploads: [picture.id] };
  const { review } = (await write(ada, 'POST', '/reviews', sent)).json();
  const own = `/reviews/${review.public_id}`;
  const lamp = '/reviews/stores/lumen/products/brass-lamp-1?format=json';
  const seen = async () => [
    (await host.json(lamp)).product_data.reviews_count,
    (await host.guest().get(picture.url)).response.statusCode,
    (await host.json('/reviews/profile/ada.json')).reviews.some(
      ({ uuid }: { uuid: string }) => uuid === review.uuid,
    ),
  ];
  const reasons = () =>
    host.db.query('select withheld_reason from reviews where uuid = $1 and not published', [review.uuid]);
  const shown = [1, 200, true];
  const hidden = [0, 404, false];
  assert.equal(await seen(), shown);
  for (const [method, action, expected] of [
    ['PUT', '/unpublish', hidden],
    ['PUT', '/unpublish', hidden],
    ['PUT', '/publish', shown],
    ['DELETE', '', hidden],
    ['PUT', '/restore', shown],
  ] as const) {
    assert.is((await write(ada, method, own + action)).statusCode, 200);
    assert.equal(await seen(), expected, action);
    assert.equal(await reasons(), action === '/unpublish' ? [{ withheld_reason: 'author' }] : []);
  }
  await write(ada, 'DELETE', own);
  const last = await json(ada, '/reviews/users/me.json?tab=reviews&sort_by=newest&page=2');
  const { uuid, deleted } = last.reviews.at(-1);
  assert.equal([uuid, deleted], [review.uuid, true], 'its writer can still restore it');
  const ofType = async (type: string, person = ada) =>
    (await json(person, `/reviews/users/me.json?tab=reviews&review_type=${type}`)).reviews.map(
      (one: { uuid: string }) => one.uuid,
    );
  assert.equal(await ofType('deleted'), [review.uuid]);
  for (const type of ['published', 'unpublished'])
    assert.not.ok((await ofType(type)).includes(review.uuid), type);
  assert.equal(await ofType('deleted', await host.signedIn('juri')), []);
  const counts = await host.db.query('select 1 from review_counts where total <= 0');
  assert.equal(counts, []);
  const months = await host.db.query(
    'select * from review_months order by shop_id, coalesce(product_id, -1), month, published, reason',
  );
  const counted = await host.db.query(
    `select r.shop_id, o.product_id, date_trunc('month', created_at at time zone 'utc')::date as month, published,
      count(*)::int as total, sum(rating)::int as stars,
      case when published then '' else coalesce(withheld_reason, 'store') end as reason
    from reviews r cross join lateral (select r.product_id union select 0 where r.product_id is not null) o
    where not deleted group by 1, 2, 3, 4, 7 order by 1, coalesce(o.product_id, -1), 3, 4, 7`,
  );
  assert.equal(months, counted);
});

test('lets nobody touch what somebody else wrote', async () => {
  const [row] = await host.db.query<{ id: number }>(
    `select r.id from reviews r join reviewers w on w.id = r.reviewer_id where w.slug = 'ada' and not r.deleted limit 1`,
  );
  const own = `/reviews/${encodeId('review', row?.id ?? 0)}`;
  const juri = await host.signedIn('juri');
  for (const [method, url] of [
    ['DELETE', own],
    ['PUT', `${own}/restore`],
    ['PUT', `${own}/publish`],
    ['PUT', `${own}/unpublish`],
    ['DELETE', '/reviews/unknown'],
  ] as const)
    assert.is((await write(juri, method, url)).statusCode, 404, url);
  assert.is((await write(host.guest(), 'DELETE', own)).statusCode, 401);
  assert.is((await juri.sendBody('DELETE', own, Buffer.alloc(0), {})).statusCode, 422, 'without a token');
});

test.run();
