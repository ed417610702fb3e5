/** Disputes from their opening to the decision, and who is kept away from them. */
import type { OrderLineItem } from '../../../src/contract/orders.ts';
import * as assert from 'uvu/assert';
import { decodeId } from '../../../fixtures/host/encoded-id.ts';
import type { ArbitratorPage } from '../../../src/contract/arbitrator.ts';
import type { Dispute, DisputeFile } from '../../../src/contract/dispute.ts';
import { submitReviewCall } from '../../../src/contract/write-review.ts';
import {
  actionOf,
  arbitratorsOwn,
  bytes,
  disputeWorld,
  formOf,
  type GivenFile,
  given,
  jpeg,
  kindsOf,
  namesOf,
  openAbout,
  opened,
  pdf,
  read,
  sendForm,
  show,
  take,
} from '../dispute-steps.ts';
import type { Browser } from '../browser-session.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('disputes', disputeWorld);

/** Has what is due become due now: the store's own answer, or the end of its time. */
const due = (column: 'store_answers_at' | 'awaited_until', { id }: Dispute) =>
  host.db.query(`update disputes set ${column} = now() - interval '1 second' where id = $1`, [
    decodeId('dispute', String(id)),
  ]);

test('opens a dispute with its files, and shows it to its reviewer and to arbitrators alone', async () => {
  const [ada, bo, juri] = [
    await host.signedIn('ada'),
    await host.signedIn('bo'),
    await host.signedIn('juri'),
  ];
  const { body: form } = await read(ada, '/reviews/stores/potter/disputes/new?format=json&redesign=true');
  assert.equal(
    form.orders.map((order: { product_title: string }) => order.product_title),
    ['Copper Saucepan'],
  );
  const unreviewed = async () =>
    (await read(ada, '/reviews/users/me.json?tab=orders')).body.extra_data.orders_data.unreviewed_count;
  const before = await unreviewed();
  const files = [
    { name: '../../x', content: jpeg },
    { name: 'receipt "1".pdf', content: pdf },
    { name: 'C:\\bill (1).hta', content: pdf },
  ];
  const answer = await openAbout(ada, 'saucepan', files);
  assert.is(answer.statusCode, 200, answer.body);
  const { dispute: summary, encoded_id } = answer.json();
  assert.is(summary.shop_name, 'Potter & Sons');
  assert.is(encoded_id, (await read(ada, '/reviews/me.json')).body.encoded_id);

  const dispute = await show(ada, summary);
  assert.equal([dispute.status, dispute.awaiting?.from], ['awaiting_store', 'store']);
  assert.ok(Date.parse(dispute.awaiting?.until ?? '') > Date.now());
  assert.equal(namesOf(dispute), ['message', 'withdraw']);
  const chosen = (options: { value: string; label: string }[], value: unknown) =>
    options.find(option => option.value === value)?.label;
  assert.is(summary.dispute_type_label, chosen(form.dispute_types, summary.dispute_type));
  assert.is(dispute.desired_outcome_type_label, chosen(form.outcome_types, dispute.desired_outcome_type));
  const [picture, paper, bill] = dispute.files as [DisputeFile, DisputeFile, DisputeFile];
  assert.equal([picture.name, picture.type, picture.bytes], ['x.jpg', 'image/jpeg', jpeg.length]);
  assert.is(picture.picture?.huge, picture.url);
  assert.equal([paper.name, paper.type, paper.picture], ['receipt "1".pdf', 'application/pdf', null]);

  const headersOf = async ({ url }: DisputeFile) => (await ada.get(url)).response.headers;
  const headers = await headersOf(picture);
  assert.is(headers['content-type'], 'image/jpeg');
  assert.is(headers['x-content-type-options'], 'nosniff');
  assert.match(String(headers['content-security-policy']), 'sandbox');
  assert.is(
    (await headersOf(bill))['content-disposition'],
    "attachment; filename*=UTF-8''bill%20%281%29.hta.pdf",
  );
  const path = `${dispute.internal_path}?format=json`;
  for (const url of [path, String(dispute.internal_path), picture.url, paper.url]) {
    const { response: refused } = await bo.get(url);
    assert.is(refused.statusCode, 404, url);
    assert.not.match(refused.body, 'crack');
  }
  assert.is((await take(bo, actionOf(dispute, 'withdraw'))).statusCode, 404);
  assert.is((await read(host.guest(), path)).status, 401);
  assert.is((await host.guest().get(picture.url)).response.statusCode, 404);
  assert.is((await read(juri, path)).status, 404);
  assert.is((await juri.get(picture.url)).response.statusCode, 200);
  assert.equal((await show(juri, arbitratorsOwn(dispute))).files, dispute.files);

  const { body: tab } = await read(ada, '/reviews/users/me.json?tab=disputes&page=1');
  assert.equal([tab.items[0].id, tab.total_count], [dispute.id, 1]);
  const again = await openAbout(ada, 'saucepan');
  assert.equal([again.statusCode, Object.keys(again.json().errors)], [422, ['source_id']]);
  const [ordered] = (await read(ada, formOf('saucepan'))).body.orders;
  assert.equal([ordered.dispute_path, ordered.dispute_status], [dispute.internal_path, dispute.status]);
  const { body: orders } = await read(ada, '/reviews/users/me.json?tab=orders&page=1');
  const disputed = orders.items.filter((item: OrderLineItem) => item.dispute_path);
  assert.equal(
    disputed.map((item: OrderLineItem) => item.dispute_path),
    [dispute.internal_path],
  );
  const review = { line_item_public_id: disputed[0].public_id, rating: 1, body: 'It is cracked.' };
  const { csrfToken } = await ada.get('/reviews');
  const sent = { title: '', recommend: null, uploads: [], ...review };
  const refused = await ada.send('POST', submitReviewCall.path, sent, csrfToken);
  assert.equal(
    [refused.statusCode, refused.json().errors],
    [422, { line_item_public_id: ['A dispute about this order is open.'] }],
  );
  assert.is(await unreviewed(), before - 1);
});

test('shows files of the made-up market to those alone who may see the dispute', async () => {
  const [ines, juri, ada] = [
    await host.signedIn('ines'),
    await host.signedIn('juri'),
    await host.signedIn('ada'),
  ];
  const { body: tab } = await read(ines, '/reviews/users/me.json?tab=disputes&page=1');
  const { files = [] } = await show(ines, tab.items[0]);
  const [picture, film] = files as [DisputeFile, DisputeFile];
  const urls = [picture.picture?.compact, picture.picture?.huge, picture.url, film.url].map(String);
  const answers = async (browser: Browser) =>
    Promise.all(urls.map(async url => (await browser.get(url)).response.statusCode));
  for (const browser of [ines, juri]) assert.equal(await answers(browser), [200, 200, 200, 200]);
  for (const browser of [ada, host.guest()]) assert.equal(await answers(browser), [404, 404, 404, 404]);
  const { response } = await ines.get(String(picture.picture?.compact));
  assert.match(response.body, 'width="240"');
  assert.is(response.headers['cache-control'], 'private, no-store');
});

test('refuses what is no dispute, names the field or file, and keeps nothing', async () => {
  const ada = await host.signedIn('ada');
  const [before] = await host.db.query('select count(*) from disputes');
  const { body: bos } = await read(await host.signedIn('bo'), formOf('brass-lamp-20'));
  const source_id = (await read(ada, formOf('brass-lamp-0'))).body.orders[0].public_id;
  const file = (name: string, content: Buffer) => ({ files: [{ name, content }] });
  const refusals: { files?: GivenFile[]; texts?: Record<string, string>; says: RegExp }[] = [
    { ...file('empty.jpg', Buffer.alloc(0)), says: /empty\.jpg: .*empty/ },
    { ...file('a.jpg', bytes('<html>')), says: /a\.jpg: Only JPEG/ },
    { texts: { dispute_type: 'boredom' }, says: /"dispute_type"/ },
    { texts: { description: ' \r\n ' }, says: /"description"/ },
    { texts: { description: 'x'.repeat(5_001) }, says: /At most 5000/ },
    { texts: { source_id: bos.orders[0].public_id }, says: /"source_id"/ },
  ];
  for (const { files, texts, says } of refusals) {
    const all = { ...given, source_id, ...texts };
    const { statusCode, body } = await sendForm(ada, '/reviews/profile/disputes', all, files);
    assert.is(statusCode, 422, body);
    assert.match(body, says);
  }
  assert.is((await sendForm(host.guest(), '/reviews/profile/disputes', given)).statusCode, 401);
  assert.equal(await host.db.query('select count(*) from disputes'), [before]);
});

test('goes from the store’s answer over the arbitrator to the reviewer', async () => {
  const [ada, juri] = [await host.signedIn('ada'), await host.signedIn('juri')];
  let own = await opened(ada, 'brass-lamp-1');
  assert.not.ok(namesOf(await show(juri, arbitratorsOwn(own)))?.includes('decide_for_store'));
  await due('store_answers_at', own);
  own = await show(ada, own);
  assert.equal([own.status, kindsOf(own)], ['awaiting_arbitrator', ['opened', 'store_answered']]);
  assert.match(own.events?.[1]?.body ?? '', /^Dear Ada Berg, /);
  assert.ok(namesOf(own)?.includes('accept'));

  let view = await show(juri, arbitratorsOwn(own));
  assert.is((await take(juri, actionOf(view, 'assign'))).statusCode, 200);
  view = await show(juri, view);
  const asks = actionOf(view, 'request_information');
  const empty = await take(juri, asks, { asked: 'somebody', body: '' });
  assert.equal([empty.statusCode, Object.keys(empty.json().errors)], [422, ['asked', 'body']]);
  await take(juri, asks, { asked: 'reviewer', body: 'Which part?' });

  own = await show(ada, own);
  assert.equal([own.status, own.awaiting?.from], ['awaiting_reviewer', 'reviewer']);
  const answered = await sendForm(ada, actionOf(own, 'message').path, { body: 'The lid.' }, [
    { name: 'lid.jpg', content: jpeg },
  ]);
  assert.is(answered.statusCode, 200, answered.body);
  view = await show(juri, view);
  assert.is(view.events?.at(-1)?.files?.[0]?.name, 'lid.jpg');

  const inPart = actionOf(view, 'decide_in_part');
  assert.match(inPart.confirmation ?? '', /The reviewer paid €\d+\.\d\d\.$/);
  for (const amount of ['500', '0', '10.505', '10,50,00', '12 apples', '$10']) {
    const wrong = await take(juri, inPart, { amount, body: 'Half.' });
    assert.equal([wrong.statusCode, Object.keys(wrong.json().errors)], [422, ['amount']], amount);
  }
  const blank = await take(juri, inPart, { amount: 10.5, body: '\u3164\u200b' });
  assert.equal([blank.statusCode, Object.keys(blank.json().errors)], [422, ['body']]);
  assert.is((await take(juri, inPart, { amount: 10.5, body: 'Half.' })).statusCode, 200);

  own = await show(ada, own);
  assert.equal([own.status, own.awaiting, own.actions], ['decided', null, []]);
  assert.equal(own.events?.at(-1)?.decision, { outcome: 'partial', amount: 10.5, currency: 'EUR' });
  assert.is(own.events?.at(-1)?.name, 'Juri Klee');
  const late = await take(ada, { ...inPart, path: `${own.internal_path}/withdraw?version=7` });
  assert.equal([late.statusCode, late.json().dispute.status], [409, 'decided']);
});

test('lets one of two arbitrators decide, and returns the present state to the other', async () => {
  const [ada, juri, ines] = [
    await host.signedIn('ada'),
    await host.signedIn('juri'),
    await host.signedIn('ines'),
  ];
  const own = await opened(ada, 'brass-lamp-2');
  await due('store_answers_at', own);
  const path = arbitratorsOwn(own);
  const [one, other] = [await show(juri, path), await show(ines, path)];
  const answers = await Promise.all([
    take(juri, actionOf(one, 'decide_for_reviewer'), { body: 'For the reviewer.' }),
    take(ines, actionOf(other, 'decide_for_store'), { body: 'For the store.' }),
  ]);
  assert.equal(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
  assert.match(lost.error, 'changed');
  assert.equal([lost.dispute.status, lost.dispute.actions], ['decided', []]);
  const { order, events } = lost.dispute;
  const { outcome, amount, currency } = events.at(-1).decision;
  const { price, quantity } = order;
  assert.equal([amount, currency], [outcome === 'reviewer' ? price * (quantity ?? 1) : 0, 'EUR']);
  assert.is(kindsOf(await show(ada, own))?.filter(kind => kind === 'decided').length, 1);
});

test('refuses a step that was chosen before the reviewer added something', async () => {
  const [ada, juri] = [await host.signedIn('ada'), await host.signedIn('juri')];
  const own = await opened(ada, 'brass-lamp-3');
  const view = await show(juri, arbitratorsOwn(own));
  await take(ada, actionOf(own, 'message'), { body: 'One more thing.' });
  const late = await take(juri, actionOf(view, 'close'), { body: 'Nothing new.' });
  assert.equal([late.statusCode, late.json().dispute.events.at(-1).body], [409, 'One more thing.']);
  const withdrawn = await take(ada, actionOf(await show(ada, own), 'withdraw'));
  assert.is(withdrawn.json().dispute.status, 'withdrawn');
  const message = await take(ada, actionOf(own, 'message'), { body: 'Too late.' });
  assert.is(message.statusCode, 409);
  // Another dispute about the same order can be opened now.
  assert.is((await openAbout(ada, 'brass-lamp-3')).statusCode, 200);
});

test('goes on without a store that lets its time pass', async () => {
  const ada = await host.signedIn('ada');
  const own = await opened(ada, 'brass-lamp-4');
  await due('awaited_until', own);
  const later = await show(ada, own);
  assert.equal([later.status, kindsOf(later)], ['awaiting_arbitrator', ['opened', 'store_silent']]);
  assert.not.ok(namesOf(later)?.includes('accept'));
});

test('lets one play the store on a page of the host', async () => {
  const [ada, bo] = [await host.signedIn('ada'), await host.signedIn('bo')];
  const own = await opened(ada, 'brass-lamp-5');
  const { body, csrfToken } = await ada.get('/fixtures/disputes');
  assert.match(body, `value="${own.id}"`);
  const form = { dispute: String(own.id), body: 'We send\r\na new one.' };
  assert.is(
    (await bo.post('/fixtures/disputes', { ...form, _csrf: (await bo.get('/fixtures')).csrfToken }))
      .statusCode,
    404,
  );
  assert.is((await ada.post('/fixtures/disputes', { ...form, _csrf: csrfToken })).statusCode, 303);
  const settled = await take(ada, actionOf(await show(ada, own), 'accept'));
  assert.equal(
    [settled.json().dispute.status, settled.json().dispute.events[1].body],
    ['settled', 'We send\na new one.'],
  );
});

test('keeps everybody but arbitrators from arbitrating, and these from their own disputes', async () => {
  const [ada, juri] = [await host.signedIn('ada'), await host.signedIn('juri')];
  const own = await opened(ada, 'brass-lamp-6');
  const list = '/reviews/arbitrator?format=json';
  const { internal_path } = arbitratorsOwn(own);
  for (const url of [list, `${internal_path}?format=json`, '/reviews/arbitrator', internal_path])
    assert.is((await ada.get(url)).response.statusCode, 403, url);
  const close = actionOf(await show(juri, { internal_path }), 'close');
  assert.is((await take(ada, close, { body: 'Mine.' })).statusCode, 403);
  for (const url of [list, `${internal_path}?format=json`])
    assert.is((await read(host.guest(), url)).status, 401);

  const jurisOwn = await opened(juri, 'brass-lamp-21');
  assert.is((await read(juri, `${arbitratorsOwn(jurisOwn).internal_path}?format=json`)).status, 404);
  const { disputes } = (await read(juri, `${list}&sort_by=newest`)).body as ArbitratorPage;
  assert.not.ok(disputes.some(({ id }) => id === jurisOwn.id));
});

test('returns earlier disputes of both sides and the next waiting one to arbitrators only', async () => {
  const rows = await host.db.query<{ id: number; reviewer_id: number; shop_id: number; status: string }>(
    `select d.id, d.reviewer_id, p.shop_id, d.status from disputes d join line_items l on l.id = d.line_item_id
    join products p on p.id = l.product_id order by d.created_at, d.id`,
  );
  const juri = await host.signedIn('juri');
  const { body: list } = await read(juri, '/reviews/arbitrator?format=json&status=all');
  for (const { id, internal_path } of (list as ArbitratorPage).disputes) {
    const { body } = await read(juri, `${internal_path}?format=json`);
    const at = rows.findIndex(row => row.id === decodeId('dispute', String(id)));
    const own = rows[at];
    assert.ok(own);
    const before = rows.slice(0, at);
    assert.is(
      body.dispute.earlier.reviewer.count,
      before.filter(row => row.reviewer_id === own.reviewer_id).length,
    );
    assert.is(body.dispute.earlier.store.count, before.filter(row => row.shop_id === own.shop_id).length);
    const next = decodeId(
      'dispute',
      String(body.dispute.next_path ?? '')
        .split('/')
        .at(-1) ?? '',
    );
    assert.is.not(next, own.id);
    if (next !== null) assert.is(rows.find(row => row.id === next)?.status, 'awaiting_arbitrator');
  }
  const ada = await host.signedIn('ada');
  const { items = [] } = (await read(ada, '/reviews/users/me.json?tab=disputes&page=1')).body;
  assert.ok(items.length > 0);
  const { body: seen } = await read(ada, `${items[0].internal_path}?format=json`);
  assert.is(seen.dispute.earlier, undefined);
  assert.is(seen.dispute.next_path, undefined);
});

test.run();
