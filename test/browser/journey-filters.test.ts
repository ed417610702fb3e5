/**
 * A shopper's way through every filter of the search, in a real browser on the fixture host, with the address looked at
 * after each step:
 * 1 the filters in the sidebar → 2 the same in another currency → 3 each taken back by its pill → 4 the order, the next page, a
 * product, and Back → 5 Back and Forward through filters → 6 everything cleared.
 */
import * as assert from 'uvu/assert';
import { filterMessages, filterPillMessages, noResultsMessages } from '../../src/messages/filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import type { TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import {
  applyButton,
  choose,
  filterButton,
  filterGroup,
  searchResults,
  sidebar,
} from '../support/search-page.ts';
import { titleLinks, results } from '../support/cards.ts';

const { test, open } = browserSuite();
/** One page for the whole way. */
let page: TestPage;
test.before(async () => {
  page = await open('/reviews/search?q=glass');
  await searchResults(page);
});

/** As the parameters stand in an address. */
const order = [
  ...['q', 'page', 'sort_by', 'category_id', 'country', 'store_country', 'min_rating', 'min_transparency'],
  ...['min_authenticity', 'currency', 'min_price', 'max_price', 'reviews_count'],
];
/** The parameters that the shopper has chosen so far. */
const requested = new Map([['q', 'glass']]);

/** Waits for the address of what was asked for, letter by letter, and for its results. */
async function arrive(): Promise<void> {
  const expected = order
    .filter(name => requested.has(name))
    .map(name => `${name}=${requested.get(name)}`)
    .join('&');
  await page.waitForURL(url => url.search === `?${expected}`).catch(() => {});
  assert.is(new URL(page.url()).search, `?${expected}`);
  await results(page)
    .and(page.locator('[aria-busy=false]'))
    .or(page.getByRole('heading', { name: noResultsMessages.nothingFound }))
    .waitFor();
}
const listed = () => titleLinks(page).evaluateAll(links => links.map(link => link.getAttribute('href')));
const requests = () => page.sent.filter(request => request.includes('/reviews/search.json')).length;
const pill = (text: string) =>
  page
    .getByRole('list', { name: filterPillMessages.activeFilters })
    .getByRole('button', { name: `Remove ${text}` });
const openFilters = async () => {
  await filterButton(page).click();
  await sidebar(page).getByRole('heading', { name: filterMessages.title }).waitFor();
};
const tile = (group: string, name: RegExp) => () =>
  filterGroup(page, group).getByRole('radio', { name }).check();
const price = (label: string, amount: string) => () =>
  sidebar(page)
    .getByLabel(new RegExp(`^${label}( \\(|$)`))
    .fill(amount);

const filters: readonly (readonly [name: string, value: string, take: () => Promise<unknown>])[] = [
  ['min_rating', '2', tile(filterMessages.minimumRating, /^2 and up/)],
  ['reviews_count', '1', tile(filterMessages.reviews, /^1 and up/)],
  ['min_transparency', '90', tile(filterMessages.transparency, /^Silver/)],
  ['min_authenticity', '80', tile(filterMessages.authenticity, /^Bronze/)],
  ['min_price', '5', price(filterMessages.minPrice, '5')],
  ['max_price', '9000', price(filterMessages.maxPrice, '9000')],
  ['country', 'DE', () => choose(page, filterMessages.country, 'Germany')],
  ['store_country', 'US', () => choose(page, filterMessages.storeCountry, 'United States')],
];

test('1 takes each filter in the sidebar, and later one more', async () => {
  // The money of the region is known once prices stand in it.
  await page.getByText('≈').first().waitFor();
  await openFilters();
  for (const [name, value, take] of filters) {
    await take();
    requested.set(name, value);
  }
  await applyButton(page).click();
  // The money of the browser's region: an amount without it would be another one to whoever opens the link.
  requested.set('page', '1').set('currency', 'USD');
  await arrive();
  assert.is(await sidebar(page).count(), 0);
  assert.match((await filterButton(page).textContent()) ?? '', String(filters.length));
  await openFilters();
  await filterGroup(page, filterMessages.category).getByRole('button', { name: 'Kitchen & Dining' }).click();
  await applyButton(page).click();
  await page.waitForURL(/category_id=/);
  requested.set('category_id', new URL(page.url()).searchParams.get('category_id') ?? '');
  await arrive();
  await pill('In Kitchen & Dining').waitFor();
});

test('2 converts price limits to another currency, and takes new ones in it', async () => {
  await pill('Price from $5').waitFor();
  await openFilters();
  await choose(page, filterMessages.currency, 'EUR');
  const most = sidebar(page).getByLabel(new RegExp(`^${filterMessages.maxPrice}( \\(|$)`));
  await page.waitForFunction(
    field => !['', '9000'].includes((field as HTMLInputElement).value),
    await most.elementHandle(),
  );
  await price(filterMessages.minPrice, '10')();
  await price(filterMessages.maxPrice, '5000')();
  await applyButton(page).click();
  requested.set('currency', 'EUR').set('min_price', '10').set('max_price', '5000');
  await arrive();
  await pill('Price from €10').waitFor();
  await pill('Price up to €5,000').waitFor();
});

test('3 takes filters back by their pills, and those only', async () => {
  for (const [text, name] of [
    ['In Kitchen & Dining', 'category_id'],
    ['Store in United States', 'store_country'],
    ['Ships to Germany', 'country'],
    ['Authenticity 80% and up', 'min_authenticity'],
    ['Transparency 90% and up', 'min_transparency'],
    ['Price from €10', 'min_price'],
    ['With reviews', 'reviews_count'],
    ['Price up to €5,000', 'max_price'],
  ] as const) {
    await pill(text).click();
    requested.delete(name);
    await arrive();
  }
  await pill('Rated 2 and up').waitFor();
});

test('4 sorts, turns the page, opens a product, and comes back to list, page, focus and place', async () => {
  const unsorted = await listed();
  await page.getByLabel(searchMessages.sortBy).selectOption('newest');
  requested.set('sort_by', 'newest');
  await arrive();
  assert.not.equal(await listed(), unsorted);
  await page.getByRole('link', { name: 'Next page' }).click();
  requested.set('page', '2');
  await arrive();
  const [list, count] = [await listed(), requests()];
  const link = titleLinks(page).nth(20);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  assert.ok(place > 200);
  await link.click();
  await page.waitForURL(/\/products\//);
  await results(page).waitFor({ state: 'detached' });
  await page.goBack();
  await arrive();
  assert.equal(await listed(), list);
  await page.waitForFunction(y => Math.abs(window.scrollY - y) <= 2, place);
  assert.ok(await link.evaluate(element => element === document.activeElement));
  assert.is(requests(), count, 'the answer was kept');
});

test('5 goes Back and Forward through filters without asking again', async () => {
  const [second, count] = [await listed(), requests()];
  await page.goBack();
  requested.set('page', '1');
  await arrive();
  const first = await listed();
  assert.not.equal(first, second);
  await page.goBack();
  requested.delete('sort_by');
  await arrive();
  await page.goBack();
  requested.set('max_price', '5000');
  await arrive();
  await pill('Price up to €5,000').waitFor();
  await page.goForward();
  requested.delete('max_price');
  await arrive();
  await page.goForward();
  requested.set('sort_by', 'newest');
  await arrive();
  assert.equal(await listed(), first);
  await page.goForward();
  requested.set('page', '2');
  await arrive();
  assert.equal(await listed(), second);
  assert.is(requests(), count, 'every answer was kept');
});

test('6 clears what is left, and keeps text, order and currency', async () => {
  await page.getByRole('link', { name: filterPillMessages.clear, exact: true }).click();
  requested.set('page', '1').delete('min_rating');
  await arrive();
  assert.is(await filterButton(page).textContent(), searchMessages.filterBy);
  assert.is(await page.getByRole('list', { name: filterPillMessages.activeFilters }).count(), 0);
});

test.run();
