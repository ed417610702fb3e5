/** On hosts that swap pages themselves: Turbo 8 and Turbolinks 5, each as published, share history and head with us. */
import * as assert from 'uvu/assert';
import { type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();
/** One page for all tests, each of which comes to it from another document. */
let page: TestPage;
test.before(async () => {
  page = await newPage({ viewport: viewports.desktop });
});

/** A visit that begins on a page of the host. Nothing may load a document from then on. */
async function come(host: string): Promise<void> {
  await page.goto(`/terms?fixture=${host}`);
  await page.waitForFunction(name => (name === 'turbo' ? 'Turbo' : 'Turbolinks') in window, host);
  await stands('Terms');
  // What follows from it comes when there is time.
  await page.locator('.mp-overlays').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
}
const isSameDocument = () => page.evaluate(() => 'isSame' in window);

/** The page of a link in the host's own navigation stands, with our header above. */
async function stands(name: string): Promise<void> {
  if (name === 'Terms') await page.getByRole('heading', { name: 'Terms', level: 1 }).waitFor();
  else if (name === 'Sets' || name === 'Lamps')
    await page.locator('.mp-search__results[aria-busy=false] .mp-card').first().waitFor();
  else await page.locator('main .mp-root h1').waitFor();
  await page.locator('#search-navbar .mp-root').waitFor();
}
async function visit(name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Host' }).getByRole('link', { name }).click();
  await page.waitForFunction(
    text =>
      [...document.querySelectorAll('nav[aria-label=Host] a')].some(
        link => link.textContent === text && (link as HTMLAnchorElement).pathname === location.pathname,
      ),
    name,
  );
  await stands(name);
}
const step = (by: 1 | -1) => page.evaluate(steps => void setTimeout(() => history.go(steps)), by);

/** From the results to a product, within the app. */
async function openProduct(at = 0): Promise<{ address: string; y: number }> {
  const link = page.locator('.mp-card__link').nth(at);
  await link.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL(/\/products\//);
  await page.locator('.mp-product h1').waitFor();
  return { address: new URL(page.url()).pathname, y };
}
const drawnProduct = () => page.locator('.mp-product h1').waitFor();
const calls = (from: number) =>
  page.sent.slice(from).filter(request => /\.json|all_categories|format=json/.test(request));
/** What search engines read. */
const told = () =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? null,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    blocks: document.querySelectorAll('script[type="application/ld+json"]').length,
  }));

for (const host of ['turbo', 'turbolinks']) {
  test(`${host}: Back leads from a page of the host to the product that was left`, async () => {
    await come(host);
    await visit('Sets');
    const { address } = await openProduct();
    await visit('Terms');
    await step(-1);
    await page.waitForURL(`**${address}`);
    await drawnProduct();
    await step(-1);
    await stands('Sets');
    await step(-1);
    await stands('Terms');
    await step(1);
    await stands('Sets');
    assert.ok(await isSameDocument());
  });

  test(`${host}: Back within the app restores place and answers, and asks for nothing`, async () => {
    await come(host);
    await visit('Sets');
    await page.locator('main').evaluate(main => Object.assign(main, { isSame: true }));
    const { y } = await openProduct(20);
    await page.allAnswered();
    const from = page.sent.length;
    await step(-1);
    await stands('Sets');
    await page.waitForFunction(top => scrollY === top, y);
    await step(1);
    await drawnProduct();
    await page.allAnswered();
    assert.equal(
      page.sent.slice(from).filter(request => !/\/media\//.test(request)),
      [],
    );
    assert.ok(await page.locator('main').evaluate(main => 'isSame' in main));
  });

  test(`${host}: pages of the host keep their own title, description and canonical address`, async () => {
    await come(host);
    const served = await told();
    await visit('Sets');
    await openProduct();
    await page.waitForFunction(() => document.querySelector('script[type="application/ld+json"]'));
    await visit('Terms');
    assert.equal(await told(), served);
    await step(-1);
    await drawnProduct();
    await page.waitForFunction(
      () => document.querySelectorAll('script[type="application/ld+json"]').length === 1,
    );
    await visit('Terms');
    assert.equal(await told(), served);
  });

  test(`${host}: a link to an address that redirects loads no document and asks once`, async () => {
    await come(host);
    await page.allAnswered();
    const from = page.sent.length;
    await visit('Categories');
    await page.waitForURL('**/reviews/categories?category_search=true');
    await page.allAnswered();
    assert.ok(await isSameDocument());
    const asked = calls(from);
    assert.equal(asked.length, new Set(asked).size, asked.join('\n'));
  });

  test(`${host}: a link of the host from one screen to another asks for the first answers once`, async () => {
    await come(host);
    await visit('Sets');
    await page.allAnswered();
    const from = page.sent.length;
    await visit('Home');
    await page.allAnswered();
    const asked = calls(from);
    assert.equal(asked.length, new Set(asked).size, asked.join('\n'));
    assert.ok(asked.length > 0);
  });
}

test('turbo: a preview shows header and results as they were left', async () => {
  await come('turbo');
  await visit('Sets');
  await visit('Terms');
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(
    url => url.pathname === '/reviews/search',
    async route => {
      await held;
      await route.continue();
    },
  );
  await page.getByRole('link', { name: 'Sets' }).click();
  await page.locator('html[data-turbo-preview]').waitFor({ state: 'attached' });
  assert.ok((await page.locator('main .mp-card').count()) > 10);
  assert.is(await page.locator('#search-navbar .mp-root').count(), 1);
  release();
  await page.locator('html:not([data-turbo-preview])').waitFor({ state: 'attached' });
  await stands('Sets');
});

test('turbo: a header that is kept over visits never empties', async () => {
  await come('turbo');
  await page.evaluate(() => {
    document.addEventListener('turbo:before-render', event => {
      const { newBody } = (event as CustomEvent<{ newBody: HTMLElement }>).detail;
      newBody.querySelector('#search-navbar')?.setAttribute('data-turbo-permanent', '');
    });
    const navbar = document.querySelector('#search-navbar') as HTMLElement;
    navbar.setAttribute('data-turbo-permanent', '');
    Object.assign(window, { leastHeight: navbar.offsetHeight });
    new ResizeObserver(() => {
      const { leastHeight } = window as unknown as { leastHeight: number };
      Object.assign(window, { leastHeight: Math.min(leastHeight, navbar.offsetHeight) });
    }).observe(navbar);
  });
  const height = await page.evaluate(() => (window as unknown as { leastHeight: number }).leastHeight);
  await visit('Home');
  await visit('Terms');
  assert.is(await page.evaluate(() => (window as unknown as { leastHeight: number }).leastHeight), height);
  assert.ok(height > 0);
});

test('turbo: a refresh by morphing keeps the screen and the place on it', async () => {
  await come('turbo');
  await visit('Sets');
  await page.locator('.mp-card').nth(20).scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  const loaded = page.evaluate(
    () =>
      new Promise<void>(resolve => document.addEventListener('turbo:load', () => resolve(), { once: true })),
  );
  await page.evaluate(() => {
    const { Turbo } = window as unknown as { Turbo: { visit(href: string, options: object): void } };
    Turbo.visit(location.href, { action: 'replace' });
  });
  await loaded;
  await page.allAnswered();
  await stands('Sets');
  assert.is(await page.evaluate(() => scrollY), y);
});

test('turbo: pointing at a card fetches no page of the host', async () => {
  await come('turbo');
  await visit('Sets');
  await page.allAnswered();
  const from = page.sent.length;
  const card = page.locator('.mp-card__link').first();
  const href = await card.getAttribute('href');
  await card.hover();
  // A page of the host, whose link stands beside, is fetched: Turbo had its time.
  await page.getByRole('link', { name: 'Lamps' }).hover();
  await page.waitForRequest(/q=lamp/);
  assert.not(page.sent.slice(from).some(request => request.endsWith(String(href))));
});

test.run();
