/**
 * A shopper looks into a store, in a real browser on the fixture host:
 * 1 from the store search to the store, with its course of time → 2 the reviews of verified buyers, by the sum behind the score → 3 those of
 * products only, by type → 4 a picture of a review, larger → 5 back to the reviews as they were → 6 all products of the
 * store, where pill, list and heading agree → 7 a search in this store only, and everywhere → 8 Back.
 * Then a store that does not exist.
 */
import * as assert from 'uvu/assert';
import { noResultsMessages } from '../../src/messages/filters.ts';
import { reviewHistoryMessages as historyTexts } from '../../src/messages/review-history.ts';
import { reviewListMessages as listTexts } from '../../src/messages/review-list.ts';
import { shopPartMessages as partTexts } from '../../src/messages/shop.ts';
import { suggestionMessages } from '../../src/messages/search-bar.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import type { TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, titleLinks, reviewedProducts, shopLines } from '../support/cards.ts';

const widget = '/api/v1/widgets/all_reviews_page';
const { test, newPage } = browserSuite();
/** One page for the whole way. */
let page: TestPage;
/** Path and name of the store. */
let path = '';
let name = '';

test.before(async () => {
  page = await newPage();
});

const list = (on = page) => on.getByRole('region', { name: listTexts.list });
/** The reviews that were asked for are there. */
const reviews = () => list().locator('ul[aria-busy=false]').getByRole('article').first().waitFor();
const heading = (text: string | RegExp, on = page) => on.getByRole('heading', { level: 1, name: text });
const pill = () =>
  page.getByRole('button', { name: uiMessages.remove({ name: suggestionMessages.thisStoreOnly }) });
const query = () => new URL(page.url()).search;
const requested = () => page.sent.filter(request => request.includes(widget)).at(-1) ?? '';

test('1 opens a store from the store search', async () => {
  await page.goto('/reviews/store_search?q=&page=1&sort_by=reviews_count');
  const link = titleLinks(page).first();
  name = (await link.textContent()) ?? '';
  await link.click();
  await heading(name).waitFor();
  await reviews();
  path = new URL(page.url()).pathname;
  assert.match(path, /^\/reviews\/stores\/[^/]+$/);
  assert.match(await page.title(), name);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  assert.is(data.name, name);
  assert.ok(data.aggregateRating.reviewCount > 3);
  assert.is(await page.locator('meta[name=robots]').count(), 0);
  const background = () => getComputedStyle(document.body).backgroundColor;
  assert.is(await page.evaluate(background), 'rgb(255, 255, 255)');
});

test('1b goes through the months by keyboard, reads them as a table and why reviews are not shown', async () => {
  const month = page.getByRole('slider', { name: historyTexts.month });
  const newest = await month.getAttribute('aria-valuetext');
  assert.match(newest ?? '', /^\w+ 20\d\d, \d+ reviews?, \d\.\d out of 5/);
  await month.press('ArrowLeft');
  assert.is.not(await month.getAttribute('aria-valuetext'), newest);
  await month.press('End');
  assert.is(await month.getAttribute('aria-valuetext'), newest);
  await page.getByText(historyTexts.table).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  assert.is(await rows.count(), Number(await month.getAttribute('max')) + 1);
  const why = page.getByRole('group').filter({ hasText: /^Why \d+ reviews? (isn’t|aren’t) shown/ });
  const counts = await why.getByRole('definition').allTextContents();
  const [total = ''] = /\d+/.exec((await why.textContent()) ?? '') ?? [];
  assert.is(
    counts.reduce((sum, count) => sum + Number(count), 0),
    Number(total),
  );
  assert.ok(Number(total) > 0);
});

test('2 shows the reviews of verified buyers, by the sum behind the score', async () => {
  await page.getByRole('link', { name: /reviews are from verified buyers/ }).click();
  await page.waitForFunction(() => location.search.includes('verified_only=true'));
  await reviews();
  assert.match(requested(), 'verified_only=true');
});

test('3 shows the reviews of products only, each with its product', async () => {
  await page.getByRole('button', { name: listTexts.typeNames['product-reviews'] }).click();
  await page.waitForFunction(() => location.search.includes('review_type=product-reviews'));
  await reviews();
  assert.match(requested(), 'review_type=product-reviews');
  const count = await list().getByRole('article').count();
  assert.is(await reviewedProducts(list()).count(), count);
});

test('4 opens a picture of a review, and closes it with Back where it was', async () => {
  const before = query();
  await list()
    .getByRole('button', { name: /^(Open picture|Play video) \d/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('img, video').first().waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.is(query(), before);
});

test('5 shows all products of the store: pill, list and heading agree', async () => {
  const all = page.getByRole('link', { name: /^See all \d+ products$/ });
  const [count = ''] = /\d+/.exec((await all.textContent()) ?? '') ?? [];
  await all.click();
  await cards(page).first().waitFor();
  await heading(`Products from ${name}`).waitFor();
  await pill().waitFor();
  // A host may round the number of results down.
  const [, found = '', isRounded] =
    /(\d+)(\+)? products/.exec((await page.locator('main').textContent()) ?? '') ?? [];
  assert.ok(isRounded ? Number(found) <= Number(count) : found === count, `${count} there, ${found} here`);
  const shops = await shopLines(page).allTextContents();
  assert.equal([...new Set(shops)], [name]);
});

test('6 is back on the store, and searches in it only, until the pill is removed', async () => {
  await page.goBack();
  await reviews();
  await pill().waitFor();
  const field = page.locator('#search-navbar').getByRole('combobox');
  await field.fill('a');
  await field.press('Enter');
  await page.waitForFunction(() => location.pathname === '/reviews/search');
  assert.match(query(), /search_in_shop=true/);
  await page.goBack();
  await reviews();
  await pill().click();
  await pill().waitFor({ state: 'detached' });
  await field.fill('set');
  await field.press('Enter');
  await page.waitForFunction(() => location.pathname === '/reviews/search');
  assert.not.match(query(), /search_in_shop/);
});

test('says that there is no such store, and offers others, and products', async () => {
  const other = await newPage();
  other.allow(/404/);
  await other.goto('/reviews/stores/no-such-store');
  await heading(partTexts.notFound.title, other).waitFor();
  assert.is(await other.locator('meta[name=robots]').getAttribute('content'), 'noindex');
  await other.getByRole('region', { name: noResultsMessages.instead }).getByRole('article').first().waitFor();
  await other.getByRole('link', { name: partTexts.notFound.stores }).click();
  await other.getByRole('article').first().waitFor();
});

test.run();
