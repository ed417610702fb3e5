import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { routePaths } from '../../src/routing/paths.ts';
import { hostSuite } from './host-suite.ts';
import { smallWorld } from './small-world.ts';

const stewpot = '/reviews/stores/potter/products/stewpot';
const dist = join(await mkdtemp(join(tmpdir(), 'marketplace-dist-')), 'dist');
const { test, host } = hostSuite('host', smallWorld, dist);

test.before(async () => {
  await mkdir(dist);
  await writeFile(join(dist, 'marketplace.js'), `export const text = '${'a'.repeat(2_000)}';`);
  await writeFile(join(dist, 'app-ABCD1234.js'), 'export {};');
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({ routes: { PageSearch: ['app-ABCD1234.js'] } }),
  );
});
test.after(() => rm(join(dist, '..'), { recursive: true, force: true }));

const guest = () => host.guest();
const signedIn = (slug?: string) => host.signedIn(slug);
const json = (url: string) => host.json(url);

test('gives every screen a page with both mount points, the token and what is known of the visitor', async () => {
  const values: Record<string, string> = {
    shop_slug: 'potter',
    product_handle: 'stewpot',
    category_slug: 'lighting',
    slug: 'ada',
    disputeId: '7',
  };
  for (const path of Object.values(routePaths)) {
    if (['/logout', '/profile', '/reviews/users/{slug}'].includes(path)) continue;
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const { response, body, csrfToken, meta } = await guest().get(url);
    assert.is(response.statusCode, 200, url);
    assert.match(body, '<div id="search-navbar"></div>');
    assert.match(body, /<main>[\s\S]+<\/main>/);
    assert.match(body, '<script type="module" src="/dist/marketplace.js"></script>');
    assert.match(body, /<title>[^<]{4,}<\/title>/);
    assert.ok(csrfToken.length > 20);
    assert.is(meta.flags_base, '/flags/');
  }
});

test('tells the bundle which files of the screen to load ahead', async () => {
  assert.match(
    (await guest().get('/reviews/search?q=x')).body,
    '<link rel="modulepreload" href="/dist/app-ABCD1234.js">',
  );
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

test('shows a store with what is known of it, its products and a way to all of them', async () => {
  const { body } = await guest().get('/reviews/stores/lumen');
  assert.match(body, '<h1>Lumen House</h1>');
  assert.match(body, '<dd>Germany</dd>');
  assert.match(body, '3.7 from 3 reviews');
  assert.is(body.match(/class="host-products">[\s\S]*<\/ul>/)?.[0].match(/<li>/g)?.length, 12);
  assert.match(body, 'shop_domain=lumen.example&amp;search_in_shop=true&amp;platform=shopify');
  assert.match(body, 'See all 62 products');
  assert.match(body, '<footer class="host-footer">');
});

test('shows a reviewer with what they wrote, and what is not published to themselves alone', async () => {
  await host.db.query("update reviews set published = false where body = 'Arrived with a dent.'");
  const path = '/reviews/profile/juri';
  assert.match((await guest().get(path)).body, 'None yet.');
  const own = (await (await signedIn('juri')).get('/reviews/users/juri')).body;
  assert.match(own, 'Arrived with a dent.');
  assert.match(own, 'Not published');
  const others = (await (await signedIn('ada')).get('/reviews/users/juri')).body;
  assert.not.match(others, 'Arrived with a dent.');
  await host.db.query("update reviews set published = true where body = 'Arrived with a dent.'");
  assert.match((await guest().get(path)).body, '<a href="/reviews/stores/lumen/products/copper-floor-lamp">');
});

test('leads a guest from the private profile to the sign-in, and back', async () => {
  const { response } = await guest().get('/reviews/users/juri');
  assert.is(response.statusCode, 303);
  assert.is(response.headers.location, '/login?return_to=%2Freviews%2Fusers%2Fjuri');
});

test('refuses an address that cannot be decoded', async () => {
  assert.is((await host.app.inject('/reviews/stores/%E0%A4%A')).statusCode, 400);
});

test('sets a policy without exceptions for scripts', async () => {
  const { headers } = (await guest().get('/reviews')).response;
  const policy = String(headers['content-security-policy']);
  assert.match(policy, "default-src 'self'");
  assert.match(policy, "require-trusted-types-for 'script'");
  assert.not.match(policy, 'unsafe');
  assert.is(headers['x-content-type-options'], 'nosniff');
});

test('sends a product with its shop, its categories and what the head needs', async () => {
  const page = await json(`${stewpot}?format=json`);
  assert.is(page.product_data.title, 'Cast Iron Stewpot');
  assert.is(page.product_data.external_id, '777');
  assert.is(page.product_data.internal_path, stewpot);
  assert.is(page.shop_data.domain, 'potter.example');
  assert.equal(
    page.categories_data.map((one: { name: string }) => one.name),
    ['Home', 'Cookware'],
  );
  assert.is(page.meta_data.canonical, stewpot);
});

const widget = async (handle: string, query: Record<string, string> = {}, shop = 'potter') => {
  const { product_data, shop_data } = await json(`/reviews/stores/${shop}/products/${handle}?format=json`);
  const params = new URLSearchParams({
    platform: shop_data.platform,
    shop_domain: shop_data.domain,
    api_token: shop_data.public_token,
    external_id: product_data.external_id,
    ...query,
  });
  return host.app.inject(`/api/v1/widgets/product_review?${params}`);
};
const bodies = async (query: Record<string, string>, handle = 'copper-floor-lamp', shop = 'lumen') =>
  (await widget(handle, query, shop))
    .json()
    .reviews.map((one: { body: string }) => one.body.split(/[,.]/)[0]);

test('pages through reviews ten at a time, with figures over all of them', async () => {
  const first = (await widget('stewpot')).json();
  assert.is(first.reviews.length, 10);
  assert.is(first.total_pages, 2);
  assert.is(first.number_of_reviews, 12);
  assert.equal(first.rating_histogram_data, { 1: 0, 2: 0, 3: 4, 4: 0, 5: 8 });
  assert.is((await widget('stewpot', { page: '2' })).json().reviews.length, 2);
  assert.equal((await widget('stewpot', { page: '3' })).json().reviews, []);
  const three = (await widget('stewpot', { filter_rating: '3' })).json();
  assert.is(three.total_count, 4);
  assert.equal(three.rating_histogram_data, first.rating_histogram_data);
});

test('derives scores that the records do not give from the reviews', async () => {
  const { product_metrics } = (await widget('stewpot')).json();
  assert.equal(product_metrics, { transparency_score: 1, authenticity_score: 0.75 });
});

test('sorts, searches and filters reviews', async () => {
  assert.equal(await bodies({}), ['Warm light', 'Fine 100% copper_look', 'Arrived with a dent']);
  assert.equal(await bodies({ sort_by: 'newest' }), [
    'Fine 100% copper_look',
    'Arrived with a dent',
    'Warm light',
  ]);
  assert.equal(await bodies({ sort_by: 'highest_rating' }), [
    'Warm light',
    'Fine 100% copper_look',
    'Arrived with a dent',
  ]);
  assert.equal(await bodies({ sort_by: 'lowest_rating' }), [
    'Arrived with a dent',
    'Fine 100% copper_look',
    'Warm light',
  ]);
  assert.equal(await bodies({ verified_only: 'true', sort_by: 'newest' }), [
    'Fine 100% copper_look',
    'Warm light',
  ]);
  assert.equal(await bodies({ search: 'CABLE light' }), ['Warm light']);
  assert.equal(await bodies({ search: 'solid' }), ['Fine 100% copper_look']);
  assert.equal(await bodies({ search: 'juri' }), ['Arrived with a dent']);
  assert.equal(await bodies({ search: '%' }), await bodies({}));
  assert.equal(await bodies({ search: "it's \\ %27" }), []);
});

test('shows a picture in two sizes', async () => {
  const [shown] = (await widget('copper-floor-lamp', {}, 'lumen')).json().reviews;
  assert.equal(shown.pictures_urls, [
    { compact: '/media/reviews/1f4a1/rust-1-100/240.svg', huge: '/media/reviews/1f4a1/rust-1-100/1200.svg' },
  ]);
});

test('gives reviews only to the token of the shop', async () => {
  assert.is((await widget('stewpot', { api_token: 'wrong' })).statusCode, 404);
  assert.is((await widget('stewpot', { external_id: '1' })).statusCode, 404);
});

test('fills the carousels of the home screen', async () => {
  for (const q of ['product', 'category', 'collection', 'featured_review']) {
    const rows = await json(`/reviews/carousels.json?q=${q}&country=GB`);
    assert.ok(rows.length > 0, q);
  }
  assert.is((await host.app.inject('/reviews/carousels.json?q=nonsense')).statusCode, 404);
  const [featured] = await json('/reviews/carousels.json?q=featured_review&country=GB');
  assert.is(featured.product_title, 'Cast Iron Stewpot');
  assert.is(featured.shop_name, 'Potter & Sons');
  const metrics = await json('/reviews.json');
  assert.is(metrics.total_verified_reviews, 11);
  assert.is(metrics.shop_metric, 2);
});

test('lists the countries that are sent to', async () => {
  const { shipping_countries: countries } = await json('/shipping_countries.json');
  assert.ok(countries.some((one: { code: string }) => one.code === 'DE'));
  assert.not.ok(countries.some((one: { code: string }) => one.code === '*'));
});

test('tells a guest nothing that would take the place of the browser’s own choices', async () => {
  const me = await json('/reviews/me.json?exchange_rates=true');
  assert.is(me.current_country, null);
  assert.is(me.currency, null);
  assert.is(me.exchange_rates.USD, 1);
  assert.is((await json('/reviews/me.json')).exchange_rates, undefined);
});

test('signs in with one click, knows the person everywhere, and signs out', async () => {
  const browser = await signedIn();
  const page = await browser.get('/reviews');
  assert.match(page.body, '<body class="logged-in">');
  assert.is((page.meta.reviewer as { name: string }).name, 'Ada Berg');
  const me = (await browser.get('/reviews/me.json')).response.json();
  assert.is(me.name, 'Ada Berg');
  assert.is(me.current_country, 'SE');
  assert.is((await browser.get('/profile')).response.statusCode, 200);
  await browser.get('/logout');
  assert.match((await browser.get('/reviews')).body, '<body>');
  assert.is((await browser.get('/profile')).response.statusCode, 303);
});

test('takes nobody’s word for who they are', async () => {
  const browser = guest();
  browser.cookies.set('session', 'ada');
  assert.match((await browser.get('/reviews')).body, '<body>');
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
  const browser = await signedIn();
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
  const browser = await signedIn();
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

test('shows the pages of other hosts', async () => {
  const bare = (await guest().get('/reviews?fixture=bare')).body;
  assert.not.match(bare, 'app_meta');
  assert.not.match(bare, 'marketplace.css');
  assert.match((await guest().get('/reviews?fixture=host-footer')).body, '<footer');
  assert.not.match((await guest().get('/reviews?fixture=no-main')).body, '<main');
  assert.not.match((await guest().get('/reviews?fixture=no-navbar')).body, 'search-navbar');
  assert.match((await guest().get('/reviews?fixture=right-to-left')).body, '<html lang="ar" dir="rtl">');
  assert.match((await guest().get('/fixtures')).body, 'hostile-css');
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
  const hashed = await host.app.inject('/dist/app-ABCD1234.js');
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

test.run();
