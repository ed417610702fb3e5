/**
 * A shopper's way through the product search, in a real browser on the fixture host:
 * 1 results → 2 rating → 3 order → 4 next page → 5 a product → 6 Back, to the very place → 7 all filters cleared.
 * Then the states of the screen on a phone and a computer: on its way, failed, found, a page too far, nothing found.
 */
import * as assert from 'uvu/assert';
import { filterPillMessages, noResultsMessages } from '../../src/messages/search-filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { axe } from '../support/axe.ts';
import {
  fits,
  layoutShift,
  phoneAndComputer,
  showPresence,
  type TestPage,
  viewports,
} from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { filterButton } from '../support/search-page.ts';
import { cards, titleLinks, results as resultsOf, shopLines } from '../support/cards.ts';
import { paginationMessages } from '../../src/messages/forms.ts';

const { test, newPage } = browserSuite();
/** One page for the whole way. */
let page: TestPage;

test.before(async () => {
  page = await newPage();
});

const searches = (on = page) => on.sent.filter(request => request.includes('/reviews/search.json')).length;
/** The products shown, by their addresses: two stores may well sell a thing of one name. */
const listed = () => titleLinks(page).evaluateAll(links => links.map(link => link.getAttribute('href')));
const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
const focused = () => page.evaluate(() => document.activeElement?.textContent);

/** Waits for the results of an address; those before it may be shown meanwhile. */
async function results(search: string, on = page): Promise<void> {
  await on.waitForURL(url => url.search === search);
  await cards(on).first().waitFor();
}

test('1 shows results for a text', async () => {
  await page.goto('/reviews/search?q=glass');
  await results('?q=glass');
  assert.is(
    await page.getByRole('heading', { level: 1 }).textContent(),
    searchMessages.ofQuery({ query: 'glass' }),
  );
  assert.is((await listed()).length, 48);
  assert.is(searches(), 1);
});

test('2 filters by rating with one click and keeps the focus there', async () => {
  const rating = page.getByRole('button', { name: /^4 and up/ });
  await rating.click();
  await results('?q=glass&page=1&min_rating=4');
  assert.is(await rating.getAttribute('aria-pressed'), 'true');
  assert.match((await focused()) ?? '', /^4 and up/);
  const ratings = await cards(page).getByRole('img').allTextContents();
  assert.ok(ratings.length > 0);
  for (const shown of ratings) assert.ok(Number.parseFloat(shown) >= 4, shown);
});

test('3 sorts', async () => {
  const before = await listed();
  await page.getByLabel(searchMessages.sortBy).selectOption('newest');
  await results('?q=glass&page=1&sort_by=newest&min_rating=4');
  assert.not.equal(await listed(), before);
});

test('4 turns to the next page, at its top', async () => {
  const before = await listed();
  await page.getByRole('link', { name: 'Next page' }).click();
  await results('?q=glass&page=2&sort_by=newest&min_rating=4');
  assert.is((await listed()).filter(product => before.includes(product)).length, 0);
  await page.waitForFunction(() => window.scrollY === 0);
  assert.is(await focused(), searchMessages.ofQuery({ query: 'glass' }));
});

test('5 opens a product from far below', async () => {
  const link = titleLinks(page).nth(24);
  const title = await link.textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
  assert.match(new URL(page.url()).pathname, /^\/reviews\/stores\/[^/]+\/products\/[^/]+$/);
});

test('6 leads Back to the same results at the same place without a request', async () => {
  await page.goBack();
  await results('?q=glass&page=2&sort_by=newest&min_rating=4');
  const [place, count] = [await scrolled(), searches()];
  const link = titleLinks(page).nth(24);
  assert.ok(place > 500);
  assert.is(await focused(), await link.textContent());

  // The place one left is where one comes back to, every time.
  await link.click();
  await page.waitForURL(/\/products\//);
  await resultsOf(page).waitFor({ state: 'detached' });
  await page.goBack();
  await results('?q=glass&page=2&sort_by=newest&min_rating=4');
  await page.waitForFunction(y => Math.abs(window.scrollY - y) <= 2, place);
  assert.is(searches(), count);
  assert.is(count, 4);
});

test('7 clears the filters and keeps text and order', async () => {
  await page.getByRole('link', { name: filterPillMessages.clear, exact: true }).click();
  await results('?q=glass&page=1&sort_by=newest');
  assert.is(await page.getByRole('list', { name: filterPillMessages.activeFilters }).count(), 0);
});

for (const [name, viewport] of Object.entries(phoneAndComputer))
  test(`says what it waits for, that it failed, how it went, and that there is nothing: ${name}`, async () => {
    const other = await newPage({ viewport });
    other.allow(/search\.json/);
    let letPass = () => {};
    const gate = new Promise<void>(resolve => {
      letPass = resolve;
    });
    let isDown = true;
    await other.route('**/reviews/search.json*', async route => {
      await gate;
      if (isDown) await route.fulfill({ status: 503, json: {} });
      else await route.continue();
    });
    const search = '?q=glass&min_rating=4&min_transparency=90&reviews_count=2';
    await other.goto(`/reviews/search${search}`, { waitUntil: 'commit' });
    await other.getByText(searchMessages.searching).waitFor();
    assert.equal(await axe(other), []);
    letPass();
    await other.getByText(searchMessages.failedTitle).waitFor();
    assert.equal(await axe(other), []);
    isDown = false;
    await other.getByRole('button', { name: 'Try again' }).click();
    await results(search, other);
    assert.equal(await axe(other), []);
    assert.ok((await layoutShift(other)) < 0.02);
    assert.ok(await fits(other), 'nothing is wider than the window');
    const controls = await other
      .locator('.mp-search__bar :is(.mp-chip, .mp-select)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
    assert.equal([...new Set(controls)], [36], 'what stands in one row is of one height');
    if (name !== 'desktop') {
      // The button for the filters stays in sight, below the header or, if that is hidden, at the top.
      await other.mouse.wheel(0, 1500);
      await other.waitForFunction(() => {
        const bar = document.querySelector('.mp-search__bar')?.getBoundingClientRect();
        const header = document.querySelector('.mp-navbar-place')?.getBoundingClientRect();
        return (
          window.scrollY > 1000 && bar && header && bar.top >= 0 && bar.top <= Math.max(header.bottom, 0)
        );
      });
      await filterButton(other).click({ trial: true });
    }

    await other.goto('/reviews/search?q=glass&page=99');
    await other.getByText(noResultsMessages.beyondTitle).waitFor();
    assert.equal(await axe(other), []);

    // Taking one of the filters away brings results; a text that no product knows is named.
    await other.goto('/reviews/search?q=glass&min_rating=5&reviews_count=100000');
    await other.getByText(noResultsMessages.removeFilter).waitFor();
    await other.getByText(noResultsMessages.nothingFoundFor({ query: 'glass' })).waitFor();
    assert.equal(await axe(other), []);
    await other.getByRole('link', { name: /^Without .*reviews/ }).click();
    await results('?q=glass&page=1&min_rating=5', other);
  });

test('on a phone rounds page numbers while there is room, and names stores at the foot of every card', async () => {
  const phone = await newPage({ viewport: viewports.mobile });
  await phone.route('**/reviews/search.json*', async route => {
    const answer = await (await route.fetch()).json();
    answer.data.search_results[1].price = null;
    await route.fulfill({ json: answer });
  });
  await phone.goto('/reviews/search?q=glass');
  await results('?q=glass', phone);
  await showPresence(phone);
  const feet = await shopLines(phone).evaluateAll(all =>
    all.slice(0, 2).map(one => one.getBoundingClientRect().bottom),
  );
  assert.is(feet[0], feet[1]);
  const pages = phone
    .getByRole('navigation', { name: paginationMessages.label })
    .getByRole('link', { name: /^Page/ });
  await pages.first().waitFor();
  const sizes = await pages.evaluateAll(all =>
    all.map(one => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  );
  assert.equal(sizes, [
    [44, 44],
    [44, 44],
    [44, 44],
  ]);
});

test('cuts the name of a store off at its end, also where the page is written from right to left', async () => {
  const phone = await newPage({ viewport: viewports.mobile });
  await phone.goto('/reviews/search?q=glass&fixture=right-to-left');
  await shopLines(phone).first().waitFor();
  const hidden = await shopLines(phone).evaluateAll(all =>
    all.slice(0, 4).filter(one => {
      const letter = document.createRange();
      letter.setStart(one.firstChild?.firstChild ?? one, 0);
      letter.setEnd(one.firstChild?.firstChild ?? one, 1);
      return letter.getBoundingClientRect().left < one.getBoundingClientRect().left - 1;
    }),
  );
  assert.is(hidden.length, 0);
  const total = phone.getByText(/^\d+ products$/).first();
  const isInOrder = await total.evaluate(one => {
    const letters = document.createRange();
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const at = (index: number) => {
      letters.setStart(text, index);
      letters.setEnd(text, index + 1);
      return letters.getBoundingClientRect().left;
    };
    return at(0) < at(text.data.length - 1);
  });
  assert.ok(isInOrder, 'an English sentence keeps the order of its words');
});

test('cards of few and of many reviews are equally high, in rows of their own, too', async () => {
  const phone = await newPage({ viewport: viewports.mobile });
  await phone.goto('/reviews/search?q=lamp');
  await results('?q=lamp', phone);
  const shown = await cards(phone).evaluateAll(all =>
    all.slice(0, 4).map(card => ({
      isFew: card.textContent?.includes('few reviews'),
      height: Math.round(card.clientHeight - (card.querySelector('img')?.clientHeight ?? 0)),
    })),
  );
  assert.equal(
    shown.map(({ isFew }) => isFew),
    [false, false, true, true],
  );
  assert.is(new Set(shown.map(({ height }) => height)).size, 1, JSON.stringify(shown));
});

test.run();
