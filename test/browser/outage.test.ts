/**
 * A host in trouble, in a real browser on the fixture host: each failed part is requested once and reported in its place, says
 * nothing that is not known, and whoever tries again by keyboard keeps the focus.
 */
import * as assert from 'uvu/assert';
import { productPartMessages } from '../../src/messages/product-and-shop-parts.ts';
import { scoreMessages } from '../../src/messages/scores.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { filterPillMessages, noResultsMessages } from '../../src/messages/search-filters.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { axe } from '../support/axe.ts';
import { productDrawn, breakDown, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, titleLinks, scores } from '../support/cards.ts';
import { footerDrawn } from '../support/screen-parts.ts';
import { lateUiMessages } from '../../src/messages/content.ts';

const search = '/reviews/search?q=lamp';
const { test, newPage } = browserSuite();

const retry = (page: TestPage) => page.getByRole('button', { name: uiMessages.retry });
const count = (page: TestPage, part: string) =>
  page.sent.filter(request => request.startsWith('GET') && request.includes(part)).length;
/** Waits until that has the focus. */
const hasFocus = (page: TestPage, where: string) =>
  page.waitForFunction(selector => document.activeElement?.matches(selector), where);

test('asks for a search once where the answer is a refusal, says so, and asks again on request', async () => {
  const page = await newPage();
  page.allow(/reviews\/search\.json/);
  const mend = await breakDown(page, '**/reviews/search.json*', { status: 503, json: {} });
  await page.goto(search);
  await page.getByRole('alert').getByText(uiMessages.failures.server).waitFor();
  assert.is(await page.getByRole('heading', { name: searchMessages.failedTitle }).count(), 1);
  assert.is(count(page, '/reviews/search.json'), 1);
  mend();
  await retry(page).press('Enter');
  await cards(page).first().waitFor();
  await hasFocus(page, 'h1');
  assert.is(count(page, '/reviews/search.json'), 2);
});

test('asks for each list of the start page once', async () => {
  const page = await newPage();
  page.allow(/carousels|503/);
  await breakDown(page, '**/reviews/carousels.json*', { status: 503, json: {} });
  await page.goto('/reviews');
  await footerDrawn(page);
  await page.locator('.mp-page[aria-busy=false]').waitFor();
  assert.is(count(page, '/reviews/carousels.json'), 4);
});

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
  assert.is(await page.locator('meta[name=robots][content=noindex]').count(), 1);
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
  page.allow(/lazy-frame|could not be loaded|dynamically imported module/);
  const mend = await breakDown(page, /lazy-frame-.*\.js/);
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
});

test('says that the code for a search without results did not arrive, and asks for it again', async () => {
  const page = await newPage();
  page.allow(/lazy-frame|could not be loaded|dynamically imported module/);
  const mend = await breakDown(page, /lazy-frame-/);
  await page.goto('/reviews/search?q=qqxxqqxx');
  await page.getByRole('alert').getByText(uiMessages.failedTitle).waitFor();
  mend();
  await retry(page).press('Enter');
  await page
    .getByRole('heading', { name: noResultsMessages.nothingFoundFor({ query: 'qqxxqqxx' }) })
    .waitFor();
  assert.is(await page.getByRole('alert').count(), 0);
  await hasFocus(page, 'h1');
});

test('offers to ask again for the active filters of a store search', async () => {
  const page = await newPage();
  page.allow(/lazy-stores|could not be loaded|dynamically imported module/);
  const mend = await breakDown(page, /lazy-stores-/);
  await page.goto('/reviews/store_search?q=&min_rating=4');
  const again = page.getByRole('main').getByRole('button', { name: uiMessages.retry });
  await again.waitFor();
  mend();
  await again.click();
  const pill = lateUiMessages.remove({ name: filterPillMessages.rating({ stars: '4' }) });
  await page.getByRole('button', { name: pill }).waitFor();
});

test('says of a screen whose code came without content that it did not load, and asks for it again', async () => {
  const page = await newPage();
  page.allow(/could not be loaded/);
  const mend = await breakDown(page, /\/product-[\w.]+\.js/, { contentType: 'text/javascript', body: '' });
  await page.goto(search);
  await titleLinks(page).first().click();
  await page.getByRole('alert').waitFor();
  mend();
  await retry(page).press('Enter');
  await productDrawn(page);
});

test('says above the page that a picture did not open, and keeps the focus', async () => {
  const page = await newPage();
  page.allow(/lazy-frame|could not be loaded|dynamically imported module/);
  const mend = await breakDown(page, /lazy-frame-/);
  await page.goto(search);
  await titleLinks(page).first().click();
  await page
    .getByRole('button', { name: /^Open the picture of / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  assert.equal(await axe(page), []);
  mend();
  await dialog.getByRole('button', { name: uiMessages.retry }).press('Enter');
  await dialog.locator('img').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(page, 'main button');
});

test.run();
