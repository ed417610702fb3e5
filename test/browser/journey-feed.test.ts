/**
 * Somebody reads the feed, in a real browser on the fixture host: 1 only the news of stores, by two filters → 2 two pages
 * more → 3 to a product and Back, where all of it is where it was → 4 a store is followed, and its heart is pressed
 * wherever it stands.
 */
import * as assert from 'uvu/assert';
import { feedMessages as texts } from '../../src/messages/feed.ts';
import { type TestPage, productDrawn } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import type { Locator } from 'playwright-core';

const { test, newPage } = browserSuite();
/** One page for the whole way. */
let page: TestPage;

test.before(async () => {
  page = await newPage({ signedInAs: 'Mara Lindholm' });
});

const events = () => page.getByRole('region', { name: texts.list }).locator('> ul[aria-busy=false] > li');
/** The owners of the news. */
const owner = (of: Locator) => of.locator('header h2 a');
const count = () => events().count();
const scrolled = () => page.evaluate(() => scrollY);

test('1 shows the news of stores only', async () => {
  await page.goto('/reviews/feed');
  await events().first().waitFor();
  await page.getByRole('button', { name: texts.users, exact: true }).click();
  await page.getByRole('button', { name: texts.products, exact: true }).click();
  await page.getByRole('button', { name: texts.searches, exact: true }).click();
  await page.waitForFunction(
    () => location.search === '?user_events=false&product_events=false&search_events=false',
  );
  await page.allAnswered();
  await page
    .getByRole('region', { name: texts.list })
    .locator('> ul[aria-busy=true]')
    .waitFor({ state: 'detached' });
  const owners = await owner(events()).evaluateAll(all => all.map(one => one.getAttribute('href')));
  // Without any, what stands in their place says why.
  assert.ok(owners.length > 0, (await page.locator('main').textContent()) ?? '');
  assert.ok(
    owners.every(href => href?.startsWith('/reviews/stores/')),
    owners.join(),
  );
});

test('2 appends two pages of older news', async () => {
  const first = await count();
  for (const _ of [1, 2]) {
    const before = await count();
    await page.getByRole('button', { name: texts.more }).click();
    await events().nth(before).waitFor();
  }
  // Those of one store within a day are one.
  assert.ok((await count()) > 2 * first);
});

test('3 finds everything where it was on Back', async () => {
  const all = await count();
  const link = events().last().locator('a[href*="/products/"]').first();
  await link.scrollIntoViewIfNeeded();
  const [place, requested] = [await scrolled(), page.sent.length];
  await link.click();
  await page.waitForFunction(() => location.pathname.includes('/products/'));
  await productDrawn(page);
  await page.goBack();
  await page.waitForFunction(top => Math.abs(scrollY - top) < 2, place);
  assert.is(await count(), all);
  assert.equal(
    page.sent.slice(requested).filter(request => request.includes('feed_events')),
    [],
  );
});

test('4 presses every heart of a store together', async () => {
  const name = (await owner(events().first()).textContent()) ?? '';
  const hearts = events().getByRole('button', { name: `Follow ${name}`, exact: true });
  const pressed = () =>
    hearts.evaluateAll(all => [...new Set(all.map(one => one.getAttribute('aria-pressed')))]);
  // A heart is hollow until the host has answered what is followed.
  await hearts.and(page.locator('[aria-pressed=true]')).first().waitFor();
  assert.equal(await pressed(), ['true']);
  await hearts.first().click();
  assert.equal(await pressed(), ['false']);
  await hearts.last().click();
  assert.equal(await pressed(), ['true']);
  await page.allAnswered();
});

test.run();
