/** Whatever is sent, the host does not fail: wrong requests are answered with a status below 500 and a reason. */
import * as assert from 'uvu/assert';
import { hostSuite } from './host-suite.ts';

const { test, host } = hostSuite('hostile requests');

const values = ["'; drop table shops; --", "a'b:*&|!()", '\0', '-1', '1e400', '9'.repeat(310)];
values.push('2147483648', 'NaN', '__proto__', 'constructor', 'x'.repeat(600), '../..', '\r\nX: y', '\\\\');
const names =
  'q page level category_id min_rating min_price min_transparency reviews_count sort_by country currency';
const others =
  'store_country shop_domain search_in_shop platform search filter_rating per_page preload fixture format';
const escaped = encodeURIComponent;
const json = { accept: 'application/json' };

async function refuses(method: 'GET' | 'HEAD' | 'PUT' | 'POST', url: string, more: object = {}) {
  const answer = await host.app.inject({ method, url, headers: json, ...more });
  assert.ok(answer.statusCode < 500, `${answer.statusCode} ${method} ${url.slice(0, 200)}`);
  if (answer.statusCode >= 400 && method !== 'HEAD') assert.type(answer.json().error, 'string', url);
  return answer.statusCode;
}

test('takes any value of any parameter', async () => {
  const calls =
    'search.json store_search.json instant_search categories.json me.json carousels.json search categories';
  for (const path of calls
    .split(' ')
    .map(call => `/reviews/${call}`)
    .concat('/api/v1/widgets/product_review'))
    for (const value of values) {
      const query = `${names} ${others}`.split(' ').map(name => `${name}=${escaped(value)}`);
      await refuses('GET', `${path}?${query.join('&')}`);
      await refuses('GET', `${path}?q[]=${escaped(value)}&page[a]=1&q=%E0%A4%A`);
    }
});

test('takes any name in an address', async () => {
  for (const value of values.map(escaped).concat('%', '%FF', '%ED%A0%80'))
    for (const path of [
      'stores/?',
      'stores/potter/products/?',
      'profile/?',
      'users/?',
      'categories/?.json',
      '?',
    ])
      for (const method of ['GET', 'HEAD'] as const)
        await refuses(method, `/reviews/${path.replace('?', value)}`);
});

test('refuses bodies that are none', async () => {
  const { csrfToken } = await host.guest().get('/login');
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"__proto__":1}',
    '['.repeat(10_000),
    `"${'y'.repeat(2_000_000)}"`,
  ];
  for (const url of ['/reviews/click', '/reviews/profile/accept_tos', '/login'])
    for (const payload of bodies)
      for (const type of [
        'application/json',
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
      ]) {
        const headers = { ...json, 'content-type': type, 'x-csrf-token': csrfToken };
        assert.ok((await refuses('POST', url, { payload, headers })) >= 400);
      }
});

test('says in words, and in no others, that the database is gone', async () => {
  const { query } = host.db;
  const lost = new Error('connect ECONNREFUSED 10.0.0.7:5432');
  Object.assign(host.db, { query: () => Promise.reject(lost) });
  const asked = async (url: string, accept: string) => {
    const { statusCode, body } = await host.app.inject({ url, headers: { accept } });
    return [statusCode, body];
  };
  const words = 'Something went wrong on our side';
  assert.equal(await asked('/reviews/stores/potter', 'text/html'), [500, words]);
  assert.equal(await asked('/reviews.json', '*/*'), [500, JSON.stringify({ error: words })]);
  Object.assign(host.db, { query });
  assert.is((await host.app.inject('/reviews.json')).statusCode, 200);
  assert.is(host.failures.splice(0).filter(text => text.includes(lost.message)).length, 2);
});

test.run();
