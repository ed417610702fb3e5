/** Two host processes on one database: one world, whichever of them answers, and limits that hold for both together. */
import type { FastifyInstance } from 'fastify';
import * as assert from 'uvu/assert';
import type { Db } from '../../fixtures/host/db/db.ts';
import { encodeId } from '../../fixtures/host/encoded-id.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { uploadsWaitingMax } from '../../src/contract/limits.ts';
import type { Browser } from './browser-session.ts';
import { disputeWorld, formOf, given, jpeg, read, sendForm } from './dispute-steps.ts';
import { databases, hostSuite } from './host-suite.ts';

const { test, host } = hostSuite('two hosts', disputeWorld);
let secondDb: Db;
let second: FastifyInstance;

test.before(async () => {
  secondDb = await databases.openAgain(host.db);
  second = await createHost({ db: secondDb, distDir: 'none', log: text => void host.failures.push(text) });
});
test.after(async () => {
  await second.close();
  if (secondDb !== host.db) await secondDb.close();
});

/** Does something many times at once, every other time at the second host. @returns the status codes, in order */
async function atOnce(
  count: number,
  browser: Browser,
  act: (browser: Browser, index: number) => Promise<{ readonly statusCode: number }>,
): Promise<number[]> {
  const there = browser.at(second);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => act(index % 2 === 0 ? browser : there, index)),
  );
  return answers.map(({ statusCode }) => statusCode).sort();
}
const times = (count: number, status: number): number[] => new Array(count).fill(status);
const tokenOf = async (browser: Browser) => (await browser.get('/terms')).csrfToken;

async function upload(browser: Browser, token: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(jpeg)]), 'a.jpg');
  const body = new Response(form);
  return browser.sendBody('POST', '/reviews/uploads', Buffer.from(await body.arrayBuffer()), {
    'content-type': body.headers.get('content-type') ?? '',
    'x-csrf-token': token,
  });
}
const count = async (from: string) =>
  (await host.db.query<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;
const review = { rating: 5, title: 'Good', body: 'Bright.', recommend: true };
const itemOf = async (browser: Browser, handle: string): Promise<string> =>
  (await read(browser, formOf(handle))).body.orders[0].public_id;

test('serves one journey from both hosts in turn', async () => {
  const here = await host.signedIn('bo');
  const there = here.at(second);
  assert.is((await read(there, '/reviews/me.json')).body.name, 'Bo Lind');
  const picture = (await upload(there, await tokenOf(here))).json();
  assert.equal((await here.get(picture.url)).response.rawPayload, jpeg);
  assert.is((await host.guest().at(second).get(picture.url)).response.statusCode, 404);
  const sent = { ...review, line_item_public_id: await itemOf(here, 'brass-lamp-20'), uploads: [picture.id] };
  const written = await here.send('POST', '/reviews', sent, await tokenOf(there));
  assert.is(written.statusCode, 200, written.body);
  assert.is((await host.guest().at(second).get(picture.url)).response.statusCode, 200);
  const own = `/reviews/${written.json().review.public_id}`;
  await there.send('PUT', `${own}/unpublish`, {}, await tokenOf(here));
  assert.is((await host.guest().get(picture.url)).response.statusCode, 404);
  await there.press('/logout');
  assert.is((await read(here, '/reviews/me.json')).body.name, undefined);
});

test('makes one review of one upload, and one review of one order', async () => {
  const ada = await host.signedIn('ada');
  const token = await tokenOf(ada);
  const items = await Promise.all([0, 1, 2, 3, 4, 5].map(index => itemOf(ada, `brass-lamp-${index}`)));
  const { id } = (await upload(ada, token)).json();
  const twice = await atOnce(6, ada, (browser, index) =>
    browser.send('POST', '/reviews', { ...review, line_item_public_id: items[index], uploads: [id] }, token),
  );
  assert.equal(twice, [200, ...times(5, 422)]);
  const same = { ...review, line_item_public_id: await itemOf(ada, 'brass-lamp-6'), uploads: [] };
  const again = await atOnce(6, ada, browser => browser.send('POST', '/reviews', same, token));
  assert.equal(again, [200, ...times(5, 422)]);
});

test('opens one dispute about an order, and keeps no files of those that it refuses', async () => {
  const ada = await host.signedIn('ada');
  const source_id = await itemOf(ada, 'saucepan');
  const files = [{ name: 'a.jpg', content: jpeg }];
  const before = await count('uploads');
  const statuses = await atOnce(6, ada, browser =>
    sendForm(browser, '/reviews/profile/disputes', { ...given, source_id }, files),
  );
  assert.equal(statuses, [200, ...times(5, 422)]);
  const nowhere = await sendForm(ada, '/reviews/profile/disputes', { ...given, source_id: 'none' }, files);
  assert.is(nowhere.statusCode, 422);
  assert.is(await count('uploads'), (before ?? 0) + 1);
  assert.is(await count('uploads where attached_at is null'), 0);
});

test('takes as many questions an hour and as many waiting files of one person as the limits say', async () => {
  const juri = await host.signedIn('juri');
  const token = await tokenOf(juri);
  const [row] = await host.db.query<{ id: number }>(`select id from products where handle = 'saucepan'`);
  const product = encodeId('product', row?.id ?? 0);
  const asked = await atOnce(16, juri, (browser, index) =>
    browser.post('/questions', { product, body: `Question ${index}?`, _csrf: token }),
  );
  assert.equal(asked, [...times(10, 303), ...times(6, 429)]);
  const sent = await atOnce(uploadsWaitingMax + 20, juri, browser => upload(browser, token));
  assert.equal(sent, [...times(uploadsWaitingMax, 200), ...times(20, 422)]);
});

test('keeps the figures of a product true while its reviews come and go', async () => {
  const [ada, juri] = [await host.signedIn('ada'), await host.signedIn('juri')];
  const rows = await host.db.query<{ id: number; slug: string }>(
    `select r.id, w.slug from reviews r join reviewers w on w.id = r.reviewer_id
    join products p on p.id = r.product_id where p.handle = 'copper-floor-lamp'`,
  );
  const tokens = new Map([
    [ada, await tokenOf(ada)],
    [juri, await tokenOf(juri)],
  ]);
  const changed = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const { id, slug } = rows[index % rows.length] as (typeof rows)[number];
      const browser = slug === 'juri' ? juri : ada;
      const path = `/reviews/${encodeId('review', id)}/${index % 5 < 2 ? 'publish' : 'unpublish'}`;
      const host = index % 2 === 0 ? browser : browser.at(second);
      return (await host.send('PUT', path, {}, tokens.get(browser))).statusCode;
    }),
  );
  assert.equal(changed, times(24, 200));
  const [figures] = await host.db.query<{
    counted: number;
    stored: number;
    shop: number;
    stored_shop: number;
  }>(
    `select p.reviews_count as stored, s.reviews_count as stored_shop,
      (select count(*)::int from reviews r where r.product_id = p.id and r.published and not r.deleted) as counted,
      (select count(*)::int from reviews r where r.shop_id = s.id and r.published and not r.deleted) as shop
    from products p join shops s on s.id = p.shop_id where p.handle = 'copper-floor-lamp'`,
  );
  assert.equal([figures?.stored, figures?.stored_shop], [figures?.counted, figures?.shop]);
});

test('leaves the picture of a review with the review, whoever wants it as avatar', async () => {
  const ada = await host.signedIn('ada');
  const token = await tokenOf(ada);
  const picture = (await upload(ada, token)).json();
  const sent = { ...review, line_item_public_id: await itemOf(ada, 'brass-lamp-7'), uploads: [picture.id] };
  assert.is((await ada.send('POST', '/reviews', sent, token)).statusCode, 200);
  const save = (browser: Browser, id: string | null) =>
    browser.send('PUT', '/reviews/profile/reviewers/0', { reviewer: { avatar_upload_id: id } }, token);
  assert.equal(Object.keys((await save(ada, picture.id)).json().errors), ['avatar_upload_id']);
  const faces = await Promise.all([1, 2, 3, 4].map(async () => (await upload(ada, token)).json()));
  const before = await count('uploads where is_public');
  assert.equal(await atOnce(4, ada, (browser, index) => save(browser, faces[index].id)), times(4, 200));
  assert.is(await count('uploads where is_public'), (before ?? 0) + 1, 'former avatars are gone');
  const [current] = await host.db.query<{ avatar_url: string }>(
    `select avatar_url from reviewers where slug = 'ada'`,
  );
  const kept = faces.find(({ url }) => url === current?.avatar_url);
  assert.is((await save(ada, kept.id)).statusCode, 200, 'the same one, sent again');
  assert.is((await save(ada, null)).statusCode, 200);
  assert.is((await host.guest().get(picture.url)).response.statusCode, 200);
});

test.run();
