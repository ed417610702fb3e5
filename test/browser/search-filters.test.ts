/**
 * A shopper's way through all filters of the search, in a real browser on the fixture host:
 * 1 open → 2 choose each filter, counted → 3 apply → 4 Back and Forward → 5 a link → 6 by keyboard alone. Then the
 * sidebar's code that fails to load, and what all that looks like to assistive technology on a phone and a computer.
 */
import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { filterMessages } from '../../src/messages/filters.ts';
import { filterPillMessages } from '../../src/messages/search-filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { axe } from '../support/axe.ts';
import {
  fits,
  gate,
  layoutShift,
  still,
  phoneAndComputer,
  type TestPage,
  viewports,
} from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import {
  applyButton,
  choose as chooseOn,
  filterButton,
  filterGroup,
  searchResults,
  sidebar as sidebarOf,
} from '../support/search-page.ts';
import { results as resultsOf } from '../support/cards.ts';

const { test, newPage } = browserSuite();
/** One page for the whole way. */
let page: TestPage;

test.before(async () => {
  page = await newPage();
});

const button = (on = page) => filterButton(on);
const sidebar = (on = page) => sidebarOf(on);
const sheet = (on: TestPage) => on.getByRole('dialog', { name: filterMessages.title });
const apply = (on = page) => applyButton(on);
const group = (name: string) => filterGroup(page, name);
const search = (on = page) => new URL(on.url()).search;
const requested = (on = page) => on.sent.filter(request => request.includes('/reviews/search.json'));

const results = (on = page) => searchResults(on);
/** The number on the button, once it is that of the choice. */
async function counted(on = page): Promise<number> {
  await apply(on).filter({ hasText: /\d/ }).waitFor();
  return Number((await apply(on).textContent())?.replace(/\D/g, ''));
}
const shownTotal = async (on = page) =>
  Number(
    (
      await on
        .getByRole('paragraph')
        .filter({ hasText: /^[\d,]+\+? products?$/ })
        .textContent()
    )?.replace(/\D/g, ''),
  );

const choose = (list: string, option: string) => chooseOn(page, list, option);

test('1 opens beside the list without asking anything', async () => {
  await page.goto('/reviews/search?q=set&page=2');
  await results();
  await button().click();
  await sidebar().getByRole('heading', { name: filterMessages.title }).waitFor();
  assert.is(await apply().textContent(), `Show ${await shownTotal()} results`);
  assert.is(requested().length, 1);
  const [list, panel] = await Promise.all([resultsOf(page).boundingBox(), sidebar().boundingBox()]);
  assert.ok(list && panel && panel.x + panel.width <= list.x, 'stands beside the list');
  assert.ok(
    panel && panel.y + panel.height <= viewports.desktop.height,
    `ends within the window: ${JSON.stringify(panel)}`,
  );
});

test('2 counts each choice as it is made, and leaves address and list alone', async () => {
  const all = await counted();
  const four = group(filterMessages.minimumRating).getByRole('radio', { name: /^4 and up/ });
  const promised = Number(/(\d+) products?$/.exec((await four.getAttribute('aria-label')) ?? '')?.[1]);
  await four.check();
  const rated = await counted();
  assert.ok(rated < all, `${rated} of ${all}`);
  assert.is(rated, promised);
  await group(filterMessages.reviews)
    .getByRole('radio', { name: /^5 and up, / })
    .check();
  await group(filterMessages.transparency)
    .getByRole('radio', { name: /^Silver/ })
    .check();
  await group(filterMessages.authenticity)
    .getByRole('radio', { name: /^Bronze/ })
    .check();
  await choose(filterMessages.currency, 'USD');
  await sidebar().getByLabel(filterMessages.minPrice).fill('5');
  await sidebar().getByLabel(filterMessages.maxPrice).fill('900');
  await choose(filterMessages.country, 'Germany');
  assert.ok((await counted()) <= rated);
  assert.is(search(), '?q=set&page=2');
  // Choices made in one breath are asked for once.
  assert.ok(requested().length < 10, `${requested().length} requests`);
});

test('3 applies them all at once, from page 1, with the very number of results', async () => {
  const [count, requests] = [await counted(), requested().length];
  await apply().click();
  await page.waitForURL(url => url.searchParams.get('page') === '1');
  assert.is(
    search(),
    '?q=set&page=1&country=DE&min_rating=4&min_transparency=90&min_authenticity=80&currency=USD' +
      '&min_price=5&max_price=900&reviews_count=5',
  );
  await results();
  assert.is(await sidebar().count(), 0);
  assert.is(await shownTotal(), count);
  assert.is(requested().length, requests, 'the answer it was counted by is shown');
  assert.equal(
    await page.evaluate(() => [localStorage.getItem('country'), localStorage.getItem('currency')]),
    ['DE', 'USD'],
  );
  const pills = page.getByRole('list', { name: filterPillMessages.activeFilters }).getByRole('button');
  assert.is(await pills.count(), 7);
});

test('4 Back closes it and stays, the address returns; pressed again it leaves', async () => {
  const here = search();
  await button().click();
  await sidebar().waitFor();
  await page.goBack();
  await sidebar().waitFor({ state: 'detached' });
  await page.waitForURL(url => url.search === here);

  await page.getByRole('link', { name: filterPillMessages.clear, exact: true }).click();
  await page.waitForURL(url => url.search === '?q=set&page=1&currency=USD');
  await results();
  await button().click();
  await sidebar().waitFor();
  await page.goBack();
  await sidebar().waitFor({ state: 'detached' });
  assert.is(search(), '?q=set&page=1&currency=USD');
  await page.goBack();
  await page.waitForURL(url => url.search === here);
  await results();
});

test('5 a link closes it and goes where it says', async () => {
  await button().click();
  await sidebar().waitFor();
  await page.getByRole('link', { name: filterPillMessages.clear, exact: true }).click();
  await page.waitForURL(url => url.search === '?q=set&page=1&currency=USD');
  await sidebar().waitFor({ state: 'detached' });
  await results();
});

test('6 takes all of it by keyboard, and gives the focus back', async () => {
  await button().focus();
  await page.keyboard.press('Enter');
  await sidebar().waitFor();
  // From the heading past the close button to the categories.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const chosen = group(filterMessages.category).getByRole('button', { pressed: true });
  assert.ok(await chosen.evaluate(element => element === document.activeElement));
  const category = (await chosen.textContent()) ?? '';
  assert.not.ok(category.startsWith(filterMessages.allCategories), category);
  await sidebar().getByLabel(filterMessages.maxPrice).focus();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await sidebar().getByText(filterMessages.notAbovePrice).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await page.waitForURL(url => url.searchParams.get('max_price') === '250');
  assert.ok(new URL(page.url()).searchParams.get('category_id'));
  await results();
  await button().focus();
  await page.keyboard.press('Enter');
  await sidebar().waitFor();
  await page.keyboard.press('Escape');
  await sidebar().waitFor({ state: 'detached' });
  assert.ok(await button().evaluate(element => element === document.activeElement));
});

// Beside the list, and over it.
for (const name of ['desktop', 'mobile'] as const) {
  test(`says in their place that their code did not load, and asks for it again: ${name}`, async () => {
    const other = await newPage({ viewport: viewports[name] });
    other.allow(/lazy-frame|could not be loaded|Failed to fetch dynamically/);
    let failures = 0;
    await other.route('**/lazy-frame-*.js*', route => {
      failures += 1;
      return route.abort();
    });
    await other.goto('/reviews/search?q=lamp');
    await results(other);
    const notice = other.getByRole('alert');
    const again = other.getByRole('button', { name: 'Try again' });
    await button(other).click();
    await notice.waitFor();
    if (name === 'mobile') assert.equal(await axe(other), []);
    await button(other).click();
    await notice.waitFor({ state: 'detached' });
    for (const press of [() => button(other).click(), () => again.click()]) {
      const before = failures;
      await press();
      await notice.waitFor();
      assert.ok(failures > before, 'asked for once more');
      assert.not(await other.evaluate(() => document.activeElement === document.body));
    }

    await other.unroute('**/lazy-frame-*.js*');
    await again.click();
    await (name === 'desktop' ? sidebar(other) : sheet(other)).waitFor();
    assert.is(await notice.count(), 0);
  });
}

test('opens nothing that lies below the sheet with the second press of a double click', async () => {
  const phone = await newPage({ viewport: viewports.mobile });
  await phone.goto('/reviews/search?q=lamp');
  await results(phone);
  await button(phone).click();
  await sheet(phone)
    .getByRole('radio', { name: /^2 and up/ })
    .check();
  await counted(phone);
  await apply(phone).dblclick();
  await sheet(phone).waitFor({ state: 'detached' });
  await results(phone);
  assert.is(search(phone), '?q=lamp&page=1&min_rating=2');
});

for (const [name, viewport] of Object.entries(phoneAndComputer)) {
  test(`is whole for assistive technology, and moves nothing: ${name}`, async () => {
    const other = await newPage({ viewport });
    const { opened, open: letPass } = gate();
    await other.route('**/reviews/all_categories*', async route => {
      await opened;
      await route.continue();
    });
    await other.goto('/reviews/search?q=steel&min_rating=4&min_transparency=93&country=DE');
    await results(other);
    await button(other).click();
    const frame = name === 'desktop' ? sidebar(other) : sheet(other);
    await frame.waitFor();
    await still(other);
    // Beside the list it moves that, with the click; a layer moves nothing.
    if (name !== 'desktop') assert.ok((await layoutShift(other)) < 0.02);
    const before = await other.evaluate(() => performance.now());
    letPass();
    await frame.getByRole('button', { name: filterMessages.showAllCategories }).waitFor();
    // Parts that appear by themselves move nothing.
    assert.ok((await layoutShift(other, before)) < 0.02);
    await frame.getByLabel(filterMessages.minPrice).fill('ten');
    await frame.getByRole('radio', { name: /^3 and up/ }).check();
    assert.equal(await axe(other), []);
    // Pressed from the far end of the panel, what is wrong comes into sight, and no number is promised.
    await frame.getByRole('button', { name: new RegExp(`^${filterMessages.storeCountry}`) }).focus();
    await apply(other).click();
    assert.is(await apply(other).textContent(), filterMessages.showUncounted);
    await inSight(frame.getByText(filterMessages.notANumber));
    assert.ok(await fits(other), 'nothing is wider than the window');

    await frame.getByLabel(filterMessages.minPrice).fill('');
    const count = await counted(other);
    await apply(other).click();
    await other.waitForURL(url => url.searchParams.get('min_rating') === '3');
    await frame.waitFor({ state: 'detached' });
    await results(other);
    assert.is(await shownTotal(other), count);
  });
}

test('on a phone the strip begins at its beginning, and a rating pressed in it stays in sight', async () => {
  const phone = await newPage({ viewport: viewports.mobile });
  await phone.goto('/reviews/search?q=set&min_rating=4');
  await results(phone);
  await inSight(phone.getByLabel(searchMessages.sortBy));
  const chip = phone.getByRole('button', { name: /^2 and up/ });
  await chip.click();
  await phone.waitForURL(url => url.searchParams.get('min_rating') === '2');
  await results(phone);
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
