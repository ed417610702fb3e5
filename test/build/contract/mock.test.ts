/** The host of examples answers every call, protects its writes, and remembers them. */
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callAddress } from '../../../src/api/call.ts';
import { decode } from '../../../src/api/decode.ts';
import { describeCalls } from '../../../src/build/contract/calls.ts';
import { readExamples } from '../../../src/build/contract/calls-page.ts';
import { readContract } from '../../../src/build/contract/list.ts';
import { startMock } from '../../../src/build/contract/mock.ts';

const calls = describeCalls(await readContract());
const server = await startMock({ calls, examples: await readExamples(), dist: 'none', port: 0 });
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
test.after(async () => {
  server.closeAllConnections();
  await promisify(server.close.bind(server))();
});
const session = { Cookie: 'mock_session=1' };
const ask = (path: string, headers: Record<string, string> = session) =>
  fetch(origin + path, { headers: { Accept: 'application/json', ...headers } });
const token = async () =>
  /name="csrf-token" content="([^"]+)"/.exec(
    await (await ask('/reviews', { Accept: 'text/html' })).text(),
  )?.[1] ?? '';
const write = async (method: string, path: string, body: object, csrf: string) =>
  fetch(origin + path, {
    method,
    headers: { ...session, 'Content-Type': 'application/json', ...(csrf && { 'X-CSRF-Token': csrf }) },
    body: JSON.stringify(body),
  });

for (const { name, call, params, segments } of calls.filter(one => one.call.method === 'GET'))
  test(`answers ${name}`, async () => {
    const query = params.map(({ name: key, values, standard, example }) => [
      key,
      values?.[0] || standard || example || '1',
    ]);
    const path = segments.map(({ name: key }) => [key, 'some']);
    const answer = await ask(callAddress(call, Object.fromEntries(query), Object.fromEntries(path)));
    assert.is(answer.status, 200);
    assert.ok(decode(call.answer, await answer.json(), () => {}) !== undefined);
  });

test('has a page for each screen, signs in, and leads back to its own pages alone', async () => {
  const page = await ask('/reviews/stores/a/products/b', { Accept: 'text/html' });
  assert.match(await page.text(), /<main><\/main>/);
  const enter = (to: string) =>
    fetch(`${origin}/login?return_to=${encodeURIComponent(to)}`, { redirect: 'manual' });
  assert.is((await enter('/reviews/feed')).headers.get('Location'), '/reviews/feed');
  assert.is((await enter('//elsewhere.example')).headers.get('Location'), '/reviews');
  assert.is((await ask('/reviews/following.json', {})).status, 401);
});

test('refuses a write without the token, and remembers one with it', async () => {
  const heart = { is_hearting: true, product_enc_id: 'p1' };
  assert.is((await write('POST', '/reviews/profile/follows/heart', heart, '')).status, 422);
  const csrf = await token();
  assert.is((await write('POST', '/reviews/profile/follows/heart', heart, csrf)).status, 200);
  const follows = await (await ask('/reviews/profile/follows?Product[]=p1')).json();
  assert.equal(follows, { existing_followee_ids: ['p1'] });
  await write('POST', '/reviews', { rating: 4, title: 'Fine', body: 'It does what it should.' }, csrf);
  const reviews = async () => {
    const own = await ask(
      '/reviews/users/me.json?tab=reviews&search=&sort_by=newest&page=1&filter_rating=&review_type=all-reviews',
    );
    return ((await own.json()) as { reviews: { title: string; deleted: boolean }[] }).reviews;
  };
  assert.is((await reviews())[0]?.title, 'Fine');
  await write('DELETE', '/reviews/new-1', {}, csrf);
  assert.is((await reviews())[0]?.deleted, true);
});

test.run();
