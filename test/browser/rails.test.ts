/** The main journeys on a real Rails application: csrf tokens, sessions, policy and asset pipeline are Rails' own. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { readContract } from '../../src/build/contract/list.ts';
import { checkContract } from '../../src/build/contract/check.ts';
import { followMessages as texts } from '../../src/messages/follow.ts';
import { followButtonMessages } from '../../src/messages/follow-button.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { message, settled, titleOf } from '../support/cards.ts';
import { startHost } from '../support/host.ts';
import { skippedSuite, tellLacking } from '../support/lacking.ts';
import { startRails } from '../support/rails-host.ts';
import { frames } from '../support/screen-parts.ts';

/** No other test signs in as this person. */
const reviewer = 'Aino Virtanen';

const fixtureHost = await startHost();
const rails = await startRails(fixtureHost.origin);
if (rails === null) {
  tellLacking('Ruby with Rails and puma is', 'sh fixtures/rails/install.sh');
  await fixtureHost.close();
}
const origin = rails?.origin ?? 'http://localhost';
const { test: found, open, newPage } = browserSuite(origin);
const test = rails ? found : skippedSuite();
const heart = (name: string, pressed: boolean) => ({
  name: followButtonMessages.followOf({ name }),
  exact: true,
  pressed,
});

/** Scripts that are there more than once. Sheets that were fetched ahead come from the browser's cache, and are listed again. */
const twice = (files: readonly string[]) =>
  files.filter((file, index) => file.endsWith('.js') && files.indexOf(file) !== index);

test('searches, opens a product and comes back, with the tags and in place of the frames that the helper writes', async () => {
  const page = await newPage();
  const address = '/reviews/search?q=racket&frames=1';
  const html = await (await page.request.get(address)).text();
  assert.match(html, /<div id="search-navbar"><div [^>]*class="mp-frame .*<main><div [^>]*class="mp-frame /s);
  assert.not.match(html, /blocking=/);
  const german = await (await page.request.get(`${address}&lang=de`)).text();
  assert.equal(
    german.match(/<div [^>]*lang="\w+"[^>]* class="mp-frame /g)?.map(tag => /lang="(\w+)"/.exec(tag)?.[1]),
    ['de', 'de'],
  );
  await page.goto(address);
  await settled(page);
  assert.is(await frames(page).count(), 0);
  const name = await titleOf(page, 3);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await settled(page);
  // Each file once: what the helper has the browser load ahead is what the bundle asks for.
  const files = page.sent.filter(sent => /\/marketplace\/[\w-]+\.digested\.(js|css)/.test(sent));
  assert.is(files.filter(sent => /\/marketplace-\w+\.digested\.(js|css)/.test(sent)).length, 2);
  assert.equal(twice(files), []);
});

test('takes the first answer of a product from the page, with letters of any language', async () => {
  const path =
    '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g';
  const page = await open(path);
  await page.getByRole('heading', { level: 1, name: /Tennis Racket/ }).waitFor();
  await page.allAnswered();
  const answers = await page.locator('#app_meta').textContent();
  assert.match(answers ?? '', /[^\0-\x7f]/);
  assert.not(page.sent.some(sent => sent.includes(`${path}?format=json`)));
  // All under the integrity of the import map, and none of them twice.
  const files = page.sent.filter(sent => sent.includes('/marketplace/'));
  assert.ok(files.some(sent => sent.includes('/marketplace/product-')));
  assert.equal(twice(files), []);
});

/** The session of a reviewer. */
let cookie = '';

test('leads a guest to sign in, and presses the heart then; takes one back that came with a wrong token', async () => {
  const page = await open('/reviews/search?q=racket');
  await settled(page);
  const name = await titleOf(page, 7);
  await page.getByRole('button', heart(name, false)).click();
  await page.waitForURL(/\/login\?return_to=/);
  await page.getByRole('button', { name: reviewer }).click();
  await message(page, texts.follows({ name })).waitFor();
  await page.getByRole('button', heart(name, true)).click();
  await page.getByRole('button', heart(name, false)).waitFor();
  await page.allAnswered();
  await page.reload();
  await page.getByRole('button', heart(name, false)).waitFor();
  cookie = (await page.context().cookies()).map(one => `${one.name}=${one.value}`).join('; ');

  page.allow(/422/);
  await page.evaluate(() =>
    document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', 'wrong'),
  );
  await page.getByRole('button', heart(name, false)).click();
  await page.locator('.mp-message').getByRole('link', { name: uiMessages.signIn }).waitFor();
  await page.getByRole('button', heart(name, false)).waitFor();
});

/** The styles of main from linked sheets, without those of the script. */
const roomOf = (page: Page) =>
  page.evaluate(() => {
    const own = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    const { display, minBlockSize } = getComputedStyle(document.querySelector('main') as HTMLElement);
    document.adoptedStyleSheets = own;
    return `${display} ${minBlockSize === `${innerHeight}px` ? '100vh' : minBlockSize}`;
  });

test('gets along with Turbo: pages of Rails, screens, a heart and Back in one document', async () => {
  const page = await open('/login?turbo=1');
  await page.getByRole('button', { name: reviewer }).click();
  await page.waitForURL(/\/reviews$/);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const visit = (name: string) =>
    page.getByRole('navigation', { name: 'Host' }).getByRole('link', { name }).click();
  await visit('Sets');
  await settled(page);
  const name = await titleOf(page, 5);
  await page.getByRole('button', heart(name, false)).click();
  await page.getByRole('button', heart(name, true)).waitFor();
  await page.allAnswered();
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  assert.equal(await roomOf(page), 'flow-root 100vh');
  await visit('Terms');
  await page.waitForURL(/\/terms$/);
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  assert.equal(await roomOf(page), 'block 0px');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await settled(page);
  await page.getByRole('button', heart(name, true)).click();
  await page.getByRole('button', heart(name, false)).waitFor();
  await page.allAnswered();
  assert.ok(await page.evaluate(() => 'isSame' in window));
});

test('keeps the contract, as a guest and signed in', async () => {
  assert.ok(cookie);
  const contract = await readContract();
  for (const visitor of ['', cookie]) {
    const found = await checkContract(origin, { contract, cookie: visitor });
    assert.equal(
      found.filter(({ state }) => state !== 'holding'),
      [],
    );
  }
});

test.after(async () => {
  await rails?.stop();
  await fixtureHost.close();
});
test.run();
