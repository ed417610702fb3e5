import * as assert from 'uvu/assert';
import { createHost } from '../../fixtures/host/host.ts';
import { Browser } from './browser-session.ts';
import { hostSuite } from './host-suite.ts';

const { test, host } = hostSuite('people');
const guest = () => host.guest();

test('sends a guest no value that would replace the browser’s own choices', async () => {
  const me = await host.json('/reviews/me.json?exchange_rates=true');
  assert.is(me.current_country, null);
  assert.is(me.currency, null);
  assert.is(me.exchange_rates.USD, 1);
  assert.is((await host.json('/reviews/me.json')).exchange_rates, undefined);
});

test('signs in with one click, knows the person everywhere, and signs out', async () => {
  const browser = await host.signedIn();
  const page = await browser.get('/reviews');
  assert.match(page.body, '<body class="logged-in">');
  assert.is((page.meta.reviewer as { name: string }).name, 'Ada Berg');
  const me = (await browser.get('/reviews/me.json')).response.json();
  assert.is(me.name, 'Ada Berg');
  assert.is(me.current_country, 'SE');
  const { headers } = (await browser.get('/profile?tab=orders')).response;
  assert.is(headers.location, `/reviews/users/${me.encoded_id}?tab=orders`);
  await browser.press('/logout');
  assert.match((await browser.get('/reviews')).body, '<body>');
  assert.match(String((await browser.get('/profile')).response.headers.location), /^\/login\?/);
});

test('takes nobody’s word for who they are', async () => {
  const browser = guest();
  for (const session of ['ada', host.app.signCookie('ada'), 'x'.repeat(3_000)]) {
    browser.cookies.set('session', session);
    assert.match((await browser.get('/reviews')).body, '<body>');
  }
});

/** Whether a cookie of this value signs anybody in. */
async function signsIn(session: string | undefined): Promise<boolean> {
  const browser = guest();
  browser.cookies.set('session', session ?? '');
  return (await browser.get('/reviews')).body.includes('class="logged-in"');
}

test('ends a session for good when somebody signs out, and that one alone', async () => {
  const browser = await host.signedIn();
  const other = await host.signedIn();
  const session = browser.cookies.get('session');
  assert.ok(await signsIn(session));
  await browser.press('/logout');
  assert.not(browser.cookies.has('session'));
  assert.not(await signsIn(session));
  assert.ok(await signsIn(other.cookies.get('session')));
});

test('signs nobody out whom another page leads here, but asks', async () => {
  const browser = await host.signedIn();
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  ]) {
    const { body, response } = await browser.get(
      '/logout?return_to=/terms',
      headers as Record<string, string>,
    );
    assert.is(response.statusCode, 200);
    assert.match(body, '<form method="post" action="/logout">');
    assert.ok(await signsIn(browser.cookies.get('session')));
  }
  const { csrfToken } = await browser.get('/logout');
  assert.is((await browser.post('/logout', { _csrf: 'forged' })).statusCode, 422);
  const { headers } = await browser.post('/logout', { _csrf: csrfToken, return_to: '/terms' });
  assert.is(headers.location, '/terms');
  assert.not(browser.cookies.has('session'));
});

test('ends all sessions of a person and the address of their feed, or that address alone', async () => {
  const [here, there, juri] = [await host.signedIn(), await host.signedIn(), await host.signedIn('juri')];
  const feed = async (browser = here): Promise<string> =>
    JSON.parse((await browser.get('/reviews/following.json')).body).atom_url;
  const status = async (url: string) => (await guest().get(url)).response.statusCode;
  const [first, ofJuri] = [await feed(), await feed(juri)];
  assert.is(await status(first), 200);
  await here.post('/feed-address', { _csrf: (await here.get('/logout')).csrfToken });
  const second = await feed();
  assert.equal([await status(first), await status(second)], [404, 200]);
  const { csrfToken } = await here.get('/terms');
  const renewed = await here.send('POST', '/reviews/profile/feed_address', {}, csrfToken);
  const third = await feed();
  assert.equal([renewed.statusCode, await status(second), await status(third)], [200, 404, 200]);
  assert.is((await guest().send('POST', '/reviews/profile/feed_address', {}, csrfToken)).statusCode, 422);
  await here.post('/logout', { _csrf: (await here.get('/logout')).csrfToken, everywhere: '1' });
  assert.equal([await status(third), await status(ofJuri)], [404, 200]);
  for (const browser of [here, there]) assert.not(await signsIn(browser.cookies.get('session')));
  assert.ok(await signsIn(juri.cookies.get('session')));
});

test('takes a token from the session alone that it was given to', async () => {
  const browser = await host.signedIn();
  const { csrfToken } = await browser.get('/terms');
  const heart = () => browser.send('POST', '/reviews/profile/follows/heart', {}, csrfToken);
  const session = browser.cookies.get('session') ?? '';
  browser.cookies.set('session', (await host.signedIn('juri')).cookies.get('session') ?? '');
  assert.match((await heart()).json().error, 'security token');
  browser.cookies.delete('session');
  assert.match((await heart()).json().error, 'security token');
  browser.cookies.set('session', session);
  assert.not.match((await heart()).json().error, 'security token');
});

test('lets nobody keep answers about a person', async () => {
  const browser = await host.signedIn();
  const feed = JSON.parse((await browser.get('/reviews/following.json')).body).atom_url;
  for (const [who, url] of [
    [browser, '/reviews/me.json'],
    [browser, '/reviews/feed_events.json'],
    [browser, '/reviews/none.json'],
    [guest(), feed],
  ] as const) {
    const { headers } = (await who.get(url)).response;
    assert.is(headers['cache-control'], 'private, no-store', url);
    assert.match(String(headers.vary), 'Cookie');
  }
  assert.is((await guest().get('/reviews/feed.atom')).response.headers['cache-control'], undefined);
});

test('dates news of a day without a time by that day, and by its first moment in the feed for readers', async () => {
  const { feed_events } = JSON.parse((await guest().get('/reviews/feed_events.json')).body);
  const written = feed_events.filter((one: { event_type: string }) => one.event_type === 'review_written');
  assert.ok(written.some((one: { created_at: string }) => /^[\d-]{10}$/.test(one.created_at)));
  for (const { created_at, review } of written) assert.is(created_at, review.created_at);
  const { body } = await guest().get('/reviews/feed.atom');
  for (const [, time] of body.matchAll(/<updated>([^<]*)/g)) assert.match(String(time), /^\d{4}-\d\d-\d\dT/);
});

test('takes its address from nobody’s header, and sends cookies over https alone where it has one', async () => {
  const app = await createHost({ db: host.db, distDir: 'none', origin: 'https://shop.example' });
  const browser = new Browser(app);
  const { csrfToken, response } = await browser.get('/login', { host: 'evil.example' });
  const signedIn = await browser.post('/login', { slug: 'ada', _csrf: csrfToken });
  for (const { name, secure, path, httpOnly } of [...response.cookies, ...signedIn.cookies])
    assert.equal(
      [/^__Host-(csrf_|session)/.test(name), secure, path, httpOnly],
      [true, true, '/', true],
      name,
    );
  assert.is(JSON.parse((await browser.get('/reviews/me.json')).body).name, 'Ada Berg');
  const { body } = await browser.get('/reviews/feed.atom', { host: 'evil.example' });
  assert.match(body, '<id>https://shop.example/reviews/feed.atom</id>');
  assert.not.match(body, 'evil');
  await browser.press('/logout');
  assert.equal(
    [...browser.cookies.keys()].filter(name => name.includes('session')),
    [],
  );
  await app.close();
});

test('lets two pages write that were loaded at once, as the first ones of a browser', async () => {
  const browser = guest();
  const pages = await Promise.all([browser.get('/login'), browser.get('/reviews')]);
  for (const { csrfToken } of pages) {
    const answer = await browser.send('POST', '/reviews/profile/follows/heart', {}, csrfToken);
    assert.is(answer.statusCode, 401, 'the token is right, but nobody is signed in');
  }
  const { csrfToken } = await guest().get('/login');
  assert.is((await browser.send('POST', '/reviews/profile/follows/heart', {}, csrfToken)).statusCode, 422);
});

test('begins a session of its own at each sign-in, whatever cookies the browser brings', async () => {
  const browser = guest();
  browser.cookies.set('session', 'chosen-by-somebody-else');
  const before = await browser.get('/login');
  const csrfBefore = browser.csrfCookies;
  await browser.post('/login', { slug: 'ada', _csrf: before.csrfToken });
  const first = browser.cookies.get('session');
  assert.ok((first?.length ?? 0) > 30);
  assert.not(await signsIn('chosen-by-somebody-else'));

  const { csrfToken } = await browser.get('/login');
  assert.not.equal(browser.csrfCookies, csrfBefore);
  assert.is((await browser.send('POST', '/login', { slug: 'juri' }, before.csrfToken)).statusCode, 422);
  await browser.post('/login', { slug: 'juri', _csrf: csrfToken });
  const second = browser.cookies.get('session');
  assert.is.not(second, first);
  assert.not(await signsIn(first));
  assert.ok(await signsIn(second));
});

test('keeps no session beyond its time, and none as it stands in the cookie', async () => {
  const old = (await host.signedIn()).cookies.get('session');
  assert.equal(await host.db.query('select 1 from sessions where token_hash = $1', [old]), []);
  await host.db.query("update sessions set expires_at = now() - interval '1 second'");
  assert.not(await signsIn(old));
  await host.signedIn();
  assert.equal(await host.db.query('select count(*)::int as count from sessions'), [{ count: 1 }]);
});

test('leads back to where one came from, but never to another site', async () => {
  for (const [asked, led] of [
    ['/reviews/search?q=a b', '/reviews/search?q=a%20b'],
    ['https://evil.example/', '/reviews'],
    ['//evil.example/', '/reviews'],
    ['/\\evil.example', '/reviews'],
    ['/\t/evil.example', '/reviews'],
    ['/.//evil.example', '/reviews'],
    ['javascript:alert(1)', '/reviews'],
    ['/logout', '/reviews'],
    ['/%6cogout', '/reviews'],
    ['/lo%67in?return_to=/', '/reviews'],
    ['/reviews/%2e%2e/logout', '/reviews'],
    ['/%2fevil.example', '/reviews'],
    ['/%5cevil.example', '/reviews'],
    ['/reviews/%0d%0aSet-Cookie:a=b', '/reviews'],
    ['/reviews\u0001/search', '/reviews/search'],
    ['/reviews/%', '/reviews'],
    ['/reviews/search?q=100%', '/reviews/search?q=100%'],
    ['/logouts', '/logouts'],
    ['', '/reviews'],
  ] as const) {
    const browser = guest();
    const { csrfToken } = await browser.get('/login');
    const { headers, statusCode } = await browser.post('/login', {
      slug: 'ada',
      return_to: asked,
      _csrf: csrfToken,
    });
    assert.is(statusCode, 303);
    assert.is(headers.location, led, asked);
  }
});

test('refuses a write without a token, or with one of somebody else, with status 422', async () => {
  const browser = await host.signedIn();
  const body = { reviewer: { rs_currency: 'EUR' } };
  const path = '/reviews/profile/reviewers/0';
  assert.is((await browser.send('PUT', path, body)).statusCode, 422);
  assert.is((await browser.send('PUT', path, body, 'made-up')).statusCode, 422);
  const other = (await guest().get('/reviews')).csrfToken;
  assert.is((await browser.send('PUT', path, body, other)).statusCode, 422);
  assert.is((await browser.send('DELETE', '/reviews/x', {})).statusCode, 422);
  assert.is((await browser.get('/reviews/me.json')).response.json().currency, 'SEK');
});

test('keeps the currency and the country of a reviewer', async () => {
  const browser = await host.signedIn();
  const { csrfToken } = await browser.get('/reviews');
  const save = (reviewer: unknown) =>
    browser.send('PUT', '/reviews/profile/reviewers/0', { reviewer }, csrfToken);
  assert.is((await save({ rs_currency: 'nzd' })).statusCode, 200);
  assert.is((await save({ rs_country: 'NZ' })).statusCode, 200);
  const me = (await browser.get('/reviews/me.json')).response.json();
  assert.equal([me.currency, me.current_country], ['NZD', 'NZ']);
  for (const wrong of [
    { rs_currency: 'XXX' },
    { rs_currency: 'constructor' },
    { rs_country: '*' },
    {},
    null,
    'text',
    [],
  ])
    assert.is((await save(wrong)).statusCode, 422, JSON.stringify(wrong));
});

test('asks a guest who wants to save something to sign in', async () => {
  const browser = guest();
  const { csrfToken } = await browser.get('/reviews');
  const answer = await browser.send('PUT', '/reviews/profile/reviewers/0', { reviewer: {} }, csrfToken);
  assert.is(answer.statusCode, 401);
});

test.run();
