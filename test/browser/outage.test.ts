/**
 * A host in trouble, in a real browser on the fixture host: each failed part is requested once and reported in its place, says
 * nothing that is not known, and whoever tries again by keyboard keeps the focus.
 */
import * as assert from 'uvu/assert';
import { productPartMessages } from '../../src/messages/product-parts.ts';
import { scoreMessages } from '../../src/messages/scores.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { axe } from '../support/axe.ts';
import { allStarted, breakDown, gate, productDrawn, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { titleLinks, scores } from '../support/cards.ts';

const search = '/reviews/search?q=lamp';
const { test, newPage } = browserSuite();

const retry = (page: TestPage) => page.getByRole('button', { name: uiMessages.retry });
const count = (page: TestPage, part: string) =>
  page.sent.filter(request => request.startsWith('GET') && request.includes(part)).length;
/** Waits until that has the focus. */
const hasFocus = (page: TestPage, where: string) =>
  page.waitForFunction(selector => document.activeElement?.matches(selector), where);

test('shows a product whose host is in trouble as not found, but not as gone', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  page.allow(/format=json/);
  await page.goto(search);
  const card = titleLinks(page).first();
  const title = (await card.textContent()) ?? '';
  const mend = await breakDown(page, /format=json/, { status: 503, json: {} });
  await card.click();
  const failed = page.getByRole('heading', { level: 1, name: productPartMessages.failed });
  await failed.waitFor();
  assert.is(count(page, 'format=json'), 1);
  // The same as the first address of a page, for which it is asked before the product is there.
  await page.reload();
  await failed.waitFor();
  assert.is(count(page, 'format=json'), 2);
  await page.locator('meta[name=robots][content=noindex]').waitFor({ state: 'attached' });
  assert.is(await page.title(), `${productPartMessages.failed} | Candour`);
  assert.equal(await axe(page), []);

  const again = page.waitForResponse(/format=json/);
  await retry(page).press('Enter');
  await again;
  await failed.waitFor();
  await hasFocus(page, 'main, main *');
  mend();
  await retry(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  assert.is(await page.locator('meta[name=robots]').count(), 0);
  await hasFocus(page, 'main, main *');
  assert.is(count(page, 'format=json'), 4);
});

test('keeps the focus where code that did not arrive is asked for again', async () => {
  const page = await newPage();
  page.allow(/ui-cards-score|could not be loaded|dynamically imported module/);
  const mend = await breakDown(page, /ui-cards-score-.*\.js/);
  const mendScreen = await breakDown(page, /\/product-[\w.]+\.js/, {
    contentType: 'text/javascript',
    body: '',
  });
  await page.goto(search);
  const explain = scores(page).first();
  await explain.click();
  const dialog = page.getByRole('dialog');
  await retry(page).press('Enter');
  await dialog.getByRole('alert').waitFor();
  assert.equal(await axe(page), []);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await explain.and(page.locator(':focus')).waitFor();
  await explain.click();
  await dialog.getByRole('alert').waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, '/reviews/search');
  await explain.click();
  await dialog.getByRole('alert').waitFor();
  mend();
  await retry(page).press('Enter');
  await page.getByRole('dialog', { name: scoreMessages.heading }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await explain.and(page.locator(':focus')).waitFor();

  // A screen, whose code comes without content.
  await titleLinks(page).first().click();
  await page.getByRole('alert').waitFor();
  mendScreen();
  await retry(page).press('Enter');
  await productDrawn(page);
});

test('says at once that a dialog is on its way, and gives it up at Escape', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  const { opened, open: answer } = gate();
  await page.route(/score-dialog-\w+\.digested\.(js|css)$/, async route => {
    await opened;
    await route.continue();
  });
  await page.goto(search);
  const button = scores(page).first();
  await button.click();
  const waiting = page
    .getByRole('status')
    .filter({ has: page.getByRole('img', { name: uiMessages.loading }) });
  await waiting.waitFor();
  // It lies over the page: a press beside it goes nowhere.
  assert.ok(await page.evaluate(() => document.elementFromPoint(5, 5)?.matches('.mp-waiting')));
  await page.keyboard.press('Escape');
  await waiting.waitFor({ state: 'detached' });
  const { href } = new URL(page.url());
  await button.click();
  await waiting.waitFor();
  await page.evaluate(() => history.back());
  await waiting.waitFor({ state: 'detached' });
  assert.is(page.url(), href);
  await button.dblclick();
  await waiting.waitFor();
  answer();
  await page.getByRole('dialog').waitFor();
  assert.is(await waiting.count(), 0);
  await page.keyboard.press('Escape');
  await page.waitForFunction(element => document.activeElement === element, await button.elementHandle());
});

test('leaves the network to what the screen shows: what comes in idle time waits for its reviews', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  const { opened, open: arrive } = gate();
  await page.route(/reviews-review-list-[\w.]+\.js$/, async route => {
    await opened;
    await route.continue();
  });
  const reviews = page.waitForResponse(/widgets\/product_review/);
  await page.goto(
    '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g',
  );
  await productDrawn(page);
  await reviews;
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))));
  assert.is(count(page, 'search-bar-suggestions'), 0);
  arrive();
  await allStarted(page);
  assert.ok(count(page, 'search-bar-suggestions') > 0);
});

test.run();
