import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { createHost } from '../../fixtures/host/host.ts';
import { routes } from '../../src/routes.ts';
import { hostSuite } from './host-suite.ts';
import { smallWorld } from './small-world.ts';

const stewpot = '/reviews/stores/potter/products/stewpot';
const dist = join(await mkdtemp(join(tmpdir(), 'marketplace-dist-')), 'dist');
const { test, host } = hostSuite('host', smallWorld, dist);

test.before(async () => {
  await mkdir(dist);
  await writeFile(join(dist, 'marketplace.js'), `export const text = '${'a'.repeat(2_000)}';`);
  await writeFile(join(dist, 'app-ABCD1234.digested.js'), 'export {};');
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({
      routes: {
        PageSearch: { scripts: ['app-ABCD1234.digested.js'], style: 'search-ABCD1234.digested.css' },
      },
    }),
  );
});
test.after(() => rm(join(dist, '..'), { recursive: true, force: true }));

interface CategoryRow {
  readonly name: string;
  readonly children: readonly number[];
}

const guest = () => host.guest();
const signedIn = () => host.signedIn();
const json = (url: string) => host.json(url);

test('gives every screen a page with both mount points, the token and what is known of the visitor', async () => {
  const values: Record<string, string> = {
    shop_slug: 'potter',
    product_handle: 'stewpot',
    category_slug: 'lighting',
    slug: 'ada',
    disputeId: '7',
  };
  for (const { path } of Object.values(routes)) {
    if (['/logout', '/profile', '/reviews/users/{slug}'].includes(path)) continue;
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const { response, body, csrfToken, meta } = await guest().get(url);
    assert.is(response.statusCode, 200, url);
    assert.match(body, '<div id="search-navbar"></div>');
    assert.match(body, /<main>[\s\S]+<\/main>/);
    assert.match(body, '<script type="module" blocking="render" src="/dist/marketplace.js"></script>');
    assert.match(body, /<title>[^<]{4,}<\/title>/);
    assert.ok(csrfToken.length > 20);
    assert.is(meta.flags_base, '/flags/');
  }
});

test('lists the files of the screen for the bundle to load ahead', async () => {
  const { body } = await guest().get('/reviews/search?q=x');
  assert.match(body, '<link rel="modulepreload" href="/dist/app-ABCD1234.digested.js">');
  assert.match(body, '<link rel="stylesheet" href="/dist/search-ABCD1234.digested.css">');
  assert.not.match((await guest().get('/reviews')).body, 'modulepreload');
});

test('answers an unknown product, store, category and path with a page and status 404', async () => {
  for (const url of [
    '/reviews/stores/potter/products/none',
    '/reviews/stores/none/products/stewpot',
    '/reviews/stores/none',
    '/reviews/categories/none',
    '/reviews/stores/%00',
    '/reviews/profile/none',
    '/reviews/none',
    '/reviews/none/at/all',
    '/reviews/stores',
    '/reviews/stores/potter/none',
    '/elsewhere',
  ]) {
    const { response, body } = await guest().get(url);
    assert.is(response.statusCode, 404, url);
    assert.match(body, '<div id="search-navbar"></div>');
  }
  assert.equal((await json('/reviews/stores/potter/products/none?format=json')).error, 'Product not found');
  assert.is((await host.app.inject('/elsewhere.json')).statusCode, 404);
});

test('answers an address that leads on with the page that it leads to', async () => {
  for (const [url, title] of [
    ['/', 'Reviews you can trust'],
    ['/reviews/potter', 'Potter &amp; Sons'],
    ['/search?q=lamp', '“lamp”'],
    ['/reviews/search', 'Product categories'],
  ] as const) {
    const { response, body } = await guest().get(url);
    assert.is(response.statusCode, 200, url);
    assert.match(body, `<title>${title}`);
  }
});

test('shows a store and its top products to who has no scripts', async () => {
  const { body } = await guest().get('/reviews/stores/lumen');
  assert.match(body, '<h1>Lumen House</h1>');
  assert.match(body, '<title>Lumen House: reviews');
  assert.match(body, '<a href="/reviews/stores/lumen/products/copper-floor-lamp">');
});

test('shows a reviewer with what they wrote and everybody may see', async () => {
  await host.db.query("update reviews set published = false where body = 'Arrived with a dent.'");
  const path = '/reviews/profile/juri';
  assert.not.match((await guest().get(path)).body, 'Arrived with a dent.');
  await host.db.query("update reviews set published = true where body = 'Arrived with a dent.'");
  assert.match((await guest().get(path)).body, '<a href="/reviews/stores/lumen/products/copper-floor-lamp">');
});

test('leads a guest from the private profile to the sign-in, and back', async () => {
  const { response } = await guest().get('/reviews/users/juri');
  assert.is(response.statusCode, 303);
  assert.is(response.headers.location, '/login?return_to=%2Freviews%2Fusers%2Fjuri');
});

test('refuses an address that cannot be decoded', async () => {
  for (const path of ['/reviews/%', '/reviews/%E0%A4', '/reviews/stores/%E0%A4%A', '/%ff', '/media/%']) {
    const { response, body } = await guest().get(path);
    assert.is(response.statusCode, 400, path);
    assert.match(String(response.headers['content-type']), 'text/html');
    assert.match(body, '<h1>This address cannot be read</h1>');
    const json = await host.app.inject({ url: path, headers: { accept: 'application/json' } });
    assert.is(json.statusCode, 400);
    assert.equal(json.json(), { error: 'This address cannot be read' });
  }
  const { response } = await guest().get('/reviews/%.json');
  assert.is(response.statusCode, 400);
  assert.equal(response.json(), { error: 'This address cannot be read' });
  assert.match((await (await signedIn()).get('/reviews/%')).body, '<body class="logged-in">');
});

test('sets a policy without exceptions for scripts', async () => {
  const { headers } = (await guest().get('/reviews')).response;
  const policy = String(headers['content-security-policy']);
  assert.match(policy, "default-src 'self'");
  assert.match(policy, "require-trusted-types-for 'script'");
  assert.not.match(policy, 'unsafe');
  assert.is(headers['x-content-type-options'], 'nosniff');
});

test('sends first answers along when asked: as links, or inside app_meta', async () => {
  const address = `${stewpot}?preload=`;
  const linked = (await guest().get(`${address}link`)).body;
  assert.match(linked, `<link rel="preload" as="fetch" crossorigin href="${stewpot}?format=json">`);
  const { answers } = (await guest().get(`${address}inline`)).meta as {
    answers: Record<string, { product_data: unknown }>;
  };
  assert.equal(answers[`${stewpot}?format=json`], await json(`${stewpot}?format=json`));
  assert.is((await guest().get(stewpot)).meta.answers, undefined);
});

test('writes whatever people typed into pages without letting it out of its place', async () => {
  const evil = '</script><img src=x onerror=alert(1)>';
  const { body } = await guest().get(`/reviews/search?preload=inline&q=${encodeURIComponent(evil)}`);
  assert.not.match(body, '<img src=x');
  assert.match(body, '&lt;/script&gt;');
});

test('pages for developers are in English on a page of any language, and say so', async () => {
  const one = guest();
  for (const path of ['/fixtures', '/fixtures/scenarios']) {
    const { body } = await one.get(`${path}?lang=ar`);
    assert.match(body, '<html lang="ar" dir="rtl">');
    assert.match(body, /<main><\w+ [^>]*lang="en" dir="ltr">/);
  }
});

test('shows the pages of other hosts', async () => {
  const bare = (await guest().get('/reviews?fixture=bare')).body;
  assert.not.match(bare, 'app_meta');
  assert.not.match(bare, 'marketplace.css');
  assert.match((await guest().get('/reviews?fixture=host-footer')).body, '<footer');
  assert.not.match((await guest().get('/reviews?fixture=no-main')).body, '<main');
  assert.not.match((await guest().get('/reviews?fixture=no-navbar')).body, 'search-navbar');
  assert.match((await guest().get('/reviews?fixture=right-to-left')).body, '<html lang="en" dir="rtl">');
  assert.match((await guest().get('/fixtures')).body, 'hostile-css');
  const { answers } = (await guest().get('/reviews/categories?fixture=flat-categories')).meta;
  const { product_categories: flat } = (answers as Record<string, { product_categories: CategoryRow[] }>)[
    '/reviews/categories.json?level=1'
  ] ?? { product_categories: [] };
  assert.equal(
    flat.map(({ name, children }) => [name, children]),
    [
      ['Home', [2, 4]],
      ['Lighting', [3]],
      ['Cookware', []],
      ['Table Lamps', []],
    ],
  );
});

test('tells a guest who comes from a profile what the sign-in is for', async () => {
  const asks = /A profile is for its owner/;
  for (const path of ['/profile', '/reviews/users/juri', '/reviews/users/juri?tab=orders'])
    assert.match((await guest().get(`/login?return_to=${encodeURIComponent(path)}`)).body, asks);
  assert.not.match((await guest().get('/login?return_to=/reviews/users-guide')).body, asks);
});

test('speaks the language that somebody chose, and else the one that a call asks for', async () => {
  const browser = guest();
  const chosen = await browser.get('/languages/de', {
    referer: 'http://h.test/reviews/search?q=tea&lang=fr',
    host: 'h.test',
  });
  assert.is(chosen.response.headers.location, '/reviews/search?q=tea');
  const page = await browser.get('/login?return_to=/reviews');
  assert.match(page.body, '<html lang="de" dir="ltr">');
  assert.match(page.body, '<h1>Anmelden</h1>');
  assert.match(page.body, 'aria-current="true">Deutsch</a>');
  assert.match((await browser.get('/reviews/nowhere')).body, 'Seite nicht gefunden');
  const ask = async (language: string) =>
    (
      await host.app.inject({
        url: '/reviews/store_search.json',
        headers: { accept: 'application/json', 'accept-language': language },
      })
    ).json().meta_data.title;
  assert.is(await ask('fr-CA,fr;q=0.8'), 'Les boutiques et ce qu’en disent leurs clients | Candour');
  assert.is(await ask('nl'), 'Stores and what their customers say | Candour');
  const refused = await host.app.inject({
    method: 'POST',
    url: '/reviews/profile/follows/heart',
    headers: { accept: 'application/json', 'accept-language': 'ja' },
    payload: {},
  });
  assert.match(refused.json().error, 'セキュリティトークン');
});

test('adds the script that loads pages again to the pages of a host in development alone', async () => {
  const script = '<script type="module" src="/dev/reload.js"></script>';
  assert.not.match((await guest().get('/reviews')).body, script);
  const developed = await createHost({ db: host.db, distDir: dist, dev: { onBuild: () => {} } });
  assert.match((await developed.inject({ url: '/reviews', headers: { accept: 'text/html' } })).body, script);
  await developed.close();
});

test('packs the bundle, lets other origins load it, and sends it once', async () => {
  const answer = await host.app.inject({
    url: '/dist/marketplace.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  assert.is(answer.headers['content-encoding'], 'br');
  assert.match(brotliDecompressSync(answer.rawPayload).toString(), 'export const text');
  assert.is(answer.headers['access-control-allow-origin'], '*');
  assert.match(String(answer.headers['cache-control']), 'must-revalidate');
  const again = await host.app.inject({
    url: '/dist/marketplace.js',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  assert.is(again.statusCode, 304);
  const hashed = await host.app.inject('/dist/app-ABCD1234.digested.js');
  assert.match(String(hashed.headers['cache-control']), 'immutable');
});

test('serves nothing from outside of its folders', async () => {
  for (const url of [
    '/dist/..%2f..%2fpackage.json',
    '/dist/%2e%2e/package.json',
    '/dist/none.js',
    '/pages/../package.json',
    '/media/none.svg',
  ])
    assert.is((await host.app.inject(url)).statusCode, 404, url);
});

test('draws pictures and flags', async () => {
  const flag = await host.app.inject('/flags/eur.png');
  assert.match(String(flag.headers['content-type']), /^image\//);
  assert.is(flag.headers['access-control-allow-origin'], '*');
});

test('sends a video, or the part of it that a player asks for', async () => {
  const ask = (range?: string) =>
    host.app.inject({ url: '/media/videos/parcel-1.webm', headers: range ? { range } : {} });
  const whole = await ask();
  assert.is(whole.statusCode, 200);
  assert.is(whole.headers['content-type'], 'video/webm');
  assert.is(whole.headers['accept-ranges'], 'bytes');
  const size = whole.rawPayload.length;
  for (const [range, first, last] of [
    ['bytes=0-', 0, size - 1],
    ['bytes=100-199', 100, 199],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=${size - 1}-${size + 100}`, size - 1, size - 1],
  ] as const) {
    const part = await ask(range);
    assert.is(part.statusCode, 206, range);
    assert.is(part.headers['content-range'], `bytes ${first}-${last}/${size}`);
    assert.ok(part.rawPayload.equals(whole.rawPayload.subarray(first, last + 1)), range);
  }
  const outside = await ask(`bytes=${size}-`);
  assert.is(outside.statusCode, 416);
  assert.is(outside.headers['content-range'], `bytes */${size}`);
  for (const range of ['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
    assert.is((await ask(range)).statusCode, 200, range);
});

test('stands for both video services, with a film for any id', async () => {
  const film = await host.app.inject('/media/platform-videos/an-id-of-the-platform');
  assert.is(film.headers['content-type'], 'video/webm');
  const player = await host.app.inject('/external-videos/short-id');
  assert.match(player.body, /<video src="\/media\/videos\/parcel-\d.webm"/);
  for (const url of ['/media/platform-videos/a.b', '/external-videos/%3Cb%3E'])
    assert.is((await host.app.inject(url)).statusCode, 404, url);
});

test.run();
