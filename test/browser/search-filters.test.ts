/**
 * The filters of the search, beside the list and over it, in a real browser on the fixture host: where they stand, what
 * they count, what is wrong in them, by keyboard alone, and for assistive technology. The way through every filter is in journey-filters.test.ts.
 */
import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { filterMessages } from '../../src/messages/filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { axe } from '../support/axe.ts';
import { fits, gate, layoutShift, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { results as resultsOf } from '../support/cards.ts';
import {
  applyButton as apply,
  choose,
  filterButton,
  filterGroup,
  searchResults,
  sidebar,
} from '../support/search-page.ts';

const { test, newPage } = browserSuite();

const sheet = (on: TestPage) => on.getByRole('dialog', { name: filterMessages.title });
const requested = (on: TestPage) => on.sent.filter(request => request.includes('/reviews/search.json'));

/** The number on the button, once it is that of the choice. */
async function counted(on: TestPage): Promise<number> {
  await apply(on).filter({ hasText: /\d/ }).waitFor();
  return Number((await apply(on).textContent())?.replace(/\D/g, ''));
}
const shownTotal = async (on: TestPage) =>
  Number(
    (
      await on
        .getByRole('paragraph', { includeHidden: true })
        .filter({ hasText: /^[\d,]+\+? products?$/ })
        .textContent()
    )?.replace(/\D/g, ''),
  );

/** Opens a search and its filters, whose categories come later, and goes through what can be wrong in them. */
async function open(page: TestPage, address: string, filters: Locator): Promise<void> {
  const { opened, open: letPass } = gate();
  await page.route('**/reviews/all_categories*', async route => {
    await opened;
    await route.continue();
  });
  await page.goto(address);
  await searchResults(page);
  await filterButton(page).click();
  await filters.waitFor();
  await still(page);
  assert.is(requested(page).length, 1);
  assert.is(await apply(page).textContent(), `Show ${await shownTotal(page)} results`);
  const before = await page.evaluate(() => performance.now());
  letPass();
  await filters.getByRole('button', { name: filterMessages.showAllCategories }).waitFor();
  // Parts that appear by themselves move nothing.
  assert.ok((await layoutShift(page, before)) < 0.02);
  await filters.getByLabel(filterMessages.minPrice).fill('ten');
  assert.equal(await axe(page), []);
  // Pressed from the far end of the panel, what is wrong comes into sight, and no number is promised.
  await filters.getByRole('button', { name: new RegExp(`^${filterMessages.storeCountry}`) }).focus();
  await apply(page).click();
  assert.is(await apply(page).textContent(), filterMessages.showUncounted);
  await inSight(filters.getByText('Please enter a price, such as'));
  assert.ok(await fits(page), 'nothing is wider than the window');
  await filters.getByLabel(filterMessages.minPrice).fill('');
}

test('stands beside the list on computers, counts each choice as it is made, and applies all at once', async () => {
  const page = await newPage();
  await open(page, '/reviews/search?q=steel', sidebar(page));
  const [list, panel] = await Promise.all([resultsOf(page).boundingBox(), sidebar(page).boundingBox()]);
  assert.ok(list && panel && panel.x + panel.width <= list.x, 'stands beside the list');
  assert.ok(
    panel && panel.y + panel.height <= viewports.desktop.height,
    `ends within the window: ${JSON.stringify(panel)}`,
  );

  const all = await counted(page);
  const four = filterGroup(page, filterMessages.minimumRating).getByRole('radio', { name: /^4 and up/ });
  const promised = Number(/(\d+) products?$/.exec((await four.getAttribute('aria-label')) ?? '')?.[1]);
  await four.check();
  const rated = await counted(page);
  assert.ok(rated < all, `${rated} of ${all}`);
  assert.is(rated, promised);
  await choose(page, filterMessages.country, 'Germany');
  const [count, requests] = [await counted(page), requested(page).length];
  assert.is(new URL(page.url()).search, '?q=steel');
  await apply(page).click();
  await page.waitForURL(url => url.search === '?q=steel&page=1&country=DE&min_rating=4');
  await searchResults(page);
  assert.is(await sidebar(page).count(), 0);
  assert.is(await shownTotal(page), count);
  assert.is(requested(page).length, requests, 'the answer it was counted by is shown');
  assert.is(await page.evaluate(() => localStorage.getItem('country')), 'DE');

  // All of it by keyboard.
  await filterButton(page).focus();
  await page.keyboard.press('Enter');
  // The filters follow the panel that the press opens.
  await filterGroup(page, filterMessages.category).waitFor();
  // From the heading past the close button to the categories.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const chosen = filterGroup(page, filterMessages.category).getByRole('button', { pressed: true });
  assert.ok(await chosen.evaluate(element => element === document.activeElement));
  const category = (await chosen.textContent()) ?? '';
  assert.not.ok(category.startsWith(filterMessages.allCategories), category);
  await sidebar(page).getByLabel(filterMessages.maxPrice).focus();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await sidebar(page).getByText(filterMessages.notAbovePrice).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await page.waitForURL(url => url.searchParams.get('max_price') === '250');
  assert.ok(new URL(page.url()).searchParams.get('category_id'));
  await searchResults(page);
  await filterButton(page).focus();
  await page.keyboard.press('Enter');
  await sidebar(page).waitFor();
  await page.keyboard.press('Escape');
  await sidebar(page).waitFor({ state: 'detached' });
  assert.ok(await filterButton(page).evaluate(element => element === document.activeElement));
});

test('lies over the list on phones, and a rating of the strip below stays in sight when it is pressed', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  await open(page, '/reviews/search?q=steel&min_rating=4&min_transparency=93&country=DE', sheet(page));
  // A layer moves nothing.
  assert.ok((await layoutShift(page)) < 0.02);
  await sheet(page)
    .getByRole('radio', { name: /^3 and up/ })
    .check();
  const count = await counted(page);
  // The second press of a double click opens nothing that lies below.
  await apply(page).dblclick();
  await page.waitForURL(url => url.searchParams.get('min_rating') === '3');
  await sheet(page).waitFor({ state: 'detached' });
  await searchResults(page);
  assert.is(await shownTotal(page), count);

  await inSight(page.getByLabel(searchMessages.sortBy));
  const chip = page.getByRole('button', { name: /^4 and up/ });
  await chip.click();
  await page.waitForURL(url => url.searchParams.get('min_rating') === '4');
  await searchResults(page);
  await inSight(chip);
});

/** Waits until nothing covers the middle of an element, and no scroll hides it. */
async function inSight(what: Locator): Promise<void> {
  await what.page().waitForFunction(
    element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && element.contains(seen);
    },
    await what.evaluateHandle(element => element),
  );
}

test.run();
