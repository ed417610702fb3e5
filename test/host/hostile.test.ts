/** The host survives hostile requests: it answers wrong ones with a status below 500 and a reason. */
import * as assert from 'uvu/assert';
import { DatabaseAway } from '../../fixtures/host/db/db.ts';
import { isRecord } from '../../src/host/json.ts';
import { routes as screens } from '../../src/routes.ts';
import { disputeWorld, formOf, given, opened, read } from './dispute-steps.ts';
import { hostSuite } from './host-suite.ts';
import { type HostRoute, hostRoutes } from './route-list.ts';

const { test, host } = hostSuite('hostile requests', disputeWorld);

const values = ["'; drop table shops; --", "a'b:*&|!()", '\0', '-1', '0', '1e400', '9'.repeat(310), '1.5'];
values.push(
  '2147483648',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(600),
  '../..',
  '\r\nX: y',
);
values.push('a\x03\uFFFEb', 'q=%00&shop_domain=%00');
values.push('\\\\', '\uFFFF\u202E😀', '0000-01-01', '275760-09-13', '//evil', '/reviews/✓', '%', '%00');
/** One of each sort. */
const telling = ["a'b:*&|!()", '\0', '9'.repeat(310), '__proto__'];
/** Broken in the address itself: no UTF-8, half of a surrogate pair, no escape. */
const brokenEscapes = ['%FF', '%ED%A0%80', '%E0%A4%A', '%', '%0%000'];
/** JSON values in place of a text. */
const others: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    1e308,
    2 ** 53,
    [],
    ['a', '\0'],
    [['x']],
    {},
    { __proto__: null, a: '\0' },
    { length: 1e9 },
  ],
  ...[
    '\uD800',
    'a\uDC00b',
    '\u0000',
    { '\0': 1 },
    { ['__proto__']: 'x' },
    { constructor: { prototype: 'x' } },
  ],
  JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
];
const names =
  'q page level category_id min_rating min_price max_price min_transparency reviews_count sort_by country currency ' +
  'store_country shop_domain search_in_shop platform search filter_rating filter_by per_page preload fixture format ' +
  'status dispute_type assignee max_created_at tab review_type return_to to role state size version product ' +
  'external_id product_id line_item_public_id review_source';
const escaped = encodeURIComponent;
const json = { accept: 'application/json' };

async function answers(method: HostRoute['method'] | 'HEAD', url: string, more: object = {}) {
  const answer = await host.app.inject({ method, url, headers: json, ...more });
  assert.ok(answer.statusCode < 500, `${answer.statusCode} ${method} ${url.slice(0, 300)}`);
  if (answer.statusCode >= 400 && method !== 'HEAD') assert.type(answer.json().error, 'string', url);
  // Without errors, it says that the token or the session is out of date.
  if (answer.statusCode === 422 && !answer.body.includes('security token'))
    assert.type(answer.json().errors, 'object', url);
  return answer.statusCode;
}

/** Asks as an arbitrator, who may see most, and says which requests the host failed at. */
async function survives(requests: Iterable<() => Promise<unknown>>): Promise<void> {
  const failed: unknown[] = [];
  for (const request of requests) await request().catch(error => failed.push(error.message));
  host.failures.splice(0);
  assert.equal(failed, []);
}

/** An address of a route: one value in the place of all its parts, another query. */
const addressOf = ({ path }: HostRoute, part: string, query = '') =>
  `${path.replaceAll(/:\w+|\*/g, part)}${query && `?${query}`}`;

/** A part of the values, another one for each number: routes and fields read them with the same few functions. */
const partOf = <Value>(values: readonly Value[], number: number) =>
  values.filter((_, index) => index % 8 === number % 8);

/** One of the broken escapes, in turn: an address is read before its route is known. */
const brokenFor = (number: number) => brokenEscapes[number % brokenEscapes.length] ?? '%';

/** Pages that the contract names no parameter of, and whose path has none, read one or two texts at most. */
const valuesFor = (route: HostRoute, number: number) =>
  route.params.length === 0 && addressOf(route, '') === route.path
    ? telling
    : [...new Set([...telling, ...partOf(values, number)])];

test('takes hostile values of any parameter of any route, and as names in any address', async () => {
  const { cookie } = await host.signedIn('juri');
  const headers = { ...json, cookie };
  const headersFor = ({ path }: HostRoute) => (/^\/(logout|fixtures\/go)/.test(path) ? json : headers);
  const routes = (await hostRoutes(host.app)).filter(({ method }) => method === 'GET');
  assert.ok(routes.length > 50);
  await survives(
    (function* () {
      for (const [number, route] of routes.entries())
        for (const value of [...valuesFor(route, number).map(escaped), brokenFor(number)]) {
          const all = names.split(' ').map(name => `${name}=${value}`);
          const url = addressOf(route, '1', all.join('&'));
          yield () => answers('GET', url, { headers: headersFor(route) });
          if (addressOf(route, '') !== route.path)
            yield () => answers(value.length % 2 ? 'GET' : 'HEAD', addressOf(route, value), { headers });
        }
      for (const route of routes)
        for (const [turn, value] of telling.map(escaped).entries()) {
          const list = `q[]=${value}&page[a]=1&${value}=${value}&__proto__=${value}`;
          // By itself, each parameter has one of them.
          const own = route.params.filter((_, index) => index % telling.length === turn);
          for (const query of [list, ...own.map(name => `${name}=${value}`)])
            yield () => answers('GET', addressOf(route, '1', query), { headers: headersFor(route) });
        }
      for (const [number, screen] of Object.values(screens).entries())
        for (const value of [...telling.map(escaped), brokenFor(number)]) {
          const url = screen.path.replace(/\{\w+\}/g, value);
          const all = names.split(' ').map(name => `${name}=${value}`);
          for (const query of ['', `${all.join('&')}&format=json`])
            yield () => answers('GET', `${url}?${query}`, { headers });
        }
    })(),
  );
});

test('takes hostile values in any field of any write', async () => {
  const [ada, juri] = [await host.signedIn('ada'), await host.signedIn('juri')];
  const token = (await ada.get('/terms')).csrfToken;
  const own = await opened(ada, 'brass-lamp-0');
  const { orders } = (await read(ada, formOf('saucepan'))).body;
  const { body: me } = await read(juri, '/reviews/me.json');
  const [product] = (await host.json('/reviews/search.json?min_transparency=0&q=saucepan')).data
    .search_results;
  const item = orders[0].public_id;
  const review = {
    line_item_public_id: item,
    rating: 5,
    title: 'a',
    body: 'b',
    recommend: true,
    uploads: ['x'],
  };
  const reviewer = {
    name: 'a',
    rs_country: 'SE',
    rs_currency: 'SEK',
    subscribed_rs: true,
    notifications: {},
  };
  const click = {
    shop_id: product.encoded_shop_id,
    product_id: product.encoded_product_id,
    tracking_data: {},
  };
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    'POST /reviews': review,
    'PUT /reviews/profile/reviewers/0': { reviewer: { ...reviewer, avatar_upload_id: 'x' } },
    'POST /reviews/click': { ...click, referral: 'a', referral_page: 'b', pageview_id: 'c' },
    'POST /reviews/profile/follows/heart': { is_hearting: true, reviewer_enc_id: me.encoded_id },
    'POST /reviews/profile/accept_tos': { reviewer_name: 'Ada' },
    'POST /reviews/profile/disputes': { ...given, source_id: item, desired_outcome_description: 'a' },
    'POST /questions': { product: product.encoded_product_id, body: 'a' },
    'POST /reviews/profile/saved_searches': { search: 'q=lamp', is_saved: true },
    'POST /reviews/:public_id/helpful': { is_helpful: true },
    'POST /login': { slug: 'bo', return_to: '/reviews' },
    'POST /reviews/arbitrator/:disputeId/:action': { asked: 'store', body: 'a', amount: '1' },
    'POST /fixtures/disputes': { dispute: own.id, body: 'a' },
  };
  const step = { body: 'a' };
  const routes = (await hostRoutes(host.app)).filter(({ method }) => method !== 'GET');
  assert.equal(
    Object.keys(bodies).filter(key => !routes.some(({ method, path }) => `${method} ${path}` === key)),
    [],
  );
  const headers = { ...json, 'x-csrf-token': token };
  await survives(
    (function* () {
      for (const [number, { method, path }] of routes.entries()) {
        // Signing in ends the session that the browser brings.
        const cookie = path === '/login' ? ada.cookie.replace(/session=[^;]*/, '') : ada.cookie;
        const body = bodies[`${method} ${path}`] ?? step;
        const url = path
          .replace(':disputeId/:action', `${own.id}/message`)
          .replaceAll(/:\w+|\*/g, escaped(values[2] ?? ''));
        for (const value of [...telling, ...partOf([...values, ...others], number)])
          for (const payload of changed(body, value)) {
            yield () => answers(method, url, { headers: { ...headers, cookie }, payload });
            // A form becomes the same body. Only some values show that it is read.
            if (typeof value !== 'string' || !telling.includes(value)) continue;
            const form = new URLSearchParams(payload as Record<string, string>).toString();
            const type = 'application/x-www-form-urlencoded';
            yield () =>
              answers(method, url, { headers: { ...headers, cookie, 'content-type': type }, payload: form });
          }
      }
    })(),
  );
});

/** The body once for each of its fields, with the value in its place, and once with the value under another name. */
function* changed(body: Record<string, unknown>, value: unknown): Generator<Record<string, unknown>> {
  for (const name of Object.keys(body)) {
    yield { ...body, [name]: value };
    const inner = body[name];
    if (isRecord(inner)) for (const one of changed(inner, value)) yield { ...body, [name]: one };
    if (Array.isArray(inner)) yield { ...body, [name]: [value] };
  }
  yield { ...body, other: value };
}

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
        assert.ok((await answers('POST', url, { payload, headers })) >= 400);
      }
});

test('says in words, and in no others, that the database is gone or fails', async () => {
  const { query } = host.db;
  const failsWith = (error: Error) => Object.assign(host.db, { query: () => Promise.reject(error) });
  const asked = async (url: string, accept: string) => {
    const { statusCode, body } = await host.app.inject({ url, headers: { accept } });
    return [statusCode, body];
  };
  const lost = 'connect ECONNREFUSED 10.0.0.7:5432';
  for (const [error, status, words] of [
    [new DatabaseAway(lost), 503, 'Too much is going on right now. Please try again in a moment.'],
    [new Error(lost), 500, 'Something went wrong on our side'],
  ] as const) {
    failsWith(error);
    assert.equal(await asked('/reviews/stores/potter', 'text/html'), [status, words]);
    assert.equal(await asked('/reviews.json', '*/*'), [status, JSON.stringify({ error: words })]);
  }
  Object.assign(host.db, { query });
  assert.is((await host.app.inject('/reviews.json')).statusCode, 200);
  assert.is(host.failures.splice(0).filter(text => text.includes(lost)).length, 4);
});

test.run();
