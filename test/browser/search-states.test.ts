/** The states of a search in a real browser on the fixture host: on its way, failed, found, a page too far, nothing found. */
import * as assert from 'uvu/assert';
import { paginationMessages } from '../../src/messages/forms.ts';
import { noResultsMessages } from '../../src/messages/filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { axe } from '../support/axe.ts';
import { fits, gate, layoutShift, showPresence, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { filterButton, searchResults } from '../support/search-page.ts';
import { cards, shopLines } from '../support/cards.ts';

const { test, newPage } = browserSuite();

test('says what it waits for, that it failed, how it went, and that there is nothing', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  page.allow(/search\.json/);
  const { opened, open: letPass } = gate();
  let isDown = true;
  await page.route('**/reviews/search.json*', async route => {
    await opened;
    if (isDown) return route.fulfill({ status: 503, json: {} });
    const answer = await (await route.fetch()).json();
    if (answer.data.search_results[1]) answer.data.search_results[1].price = null;
    return route.fulfill({ json: answer });
  });
  await page.goto('/reviews/search?q=glass', { waitUntil: 'commit' });
  await page.getByText(searchMessages.searching).waitFor();
  assert.equal(await axe(page), []);
  letPass();
  await page.getByText(searchMessages.failedTitle).waitFor();
  assert.equal(await axe(page), []);
  const requested = () => page.sent.filter(request => request.includes('/reviews/search.json')).length;
  assert.is(requested(), 1);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await searchResults(page);
  assert.is(requested(), 2);
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  await showPresence(page);
  await page.allAnswered();
  assert.ok((await layoutShift(page)) < 0.02);
  assert.ok(await fits(page), 'nothing is wider than the window');
  const feet = await shopLines(page).evaluateAll(all =>
    all.slice(0, 2).map(one => one.getBoundingClientRect().bottom),
  );
  assert.is(feet[0], feet[1], 'the stores stand at the foot of every card, also of one without a price');
  const pages = page
    .getByRole('navigation', { name: paginationMessages.label })
    .getByRole('link', { name: /^Page/ });
  await pages.first().waitFor();
  const sizes = await pages.evaluateAll(all =>
    all.map(one => one.getBoundingClientRect()).map(({ width, height }) => `${width} × ${height}`),
  );
  assert.equal([...new Set(sizes)], ['44 × 44'], 'page numbers are round while there is room');
  for (const viewport of [viewports.desktop, viewports.mobile]) {
    await page.setViewportSize(viewport);
    const controls = await page
      .locator('.mp-search__bar :is(.mp-chip, .mp-select)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
    assert.equal([...new Set(controls)], [36], 'what stands in one row is of one height');
  }
  // The button for the filters stays in sight, below the header or, if that is hidden, at the top.
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => {
    const bar = document.querySelector('.mp-search__bar')?.getBoundingClientRect();
    const header = document.querySelector('.mp-navbar-mount-point')?.getBoundingClientRect();
    return window.scrollY > 1000 && bar && header && bar.top >= 0 && bar.top <= Math.max(header.bottom, 0);
  });
  await filterButton(page).click({ trial: true });

  await page.enter('/reviews/search?q=glass&page=99');
  await page.getByText(noResultsMessages.beyondTitle).waitFor();
  assert.equal(await axe(page), []);

  // Taking one of the filters away brings results; a text that no product knows is named.
  await page.enter('/reviews/search?q=glass&min_rating=5&reviews_count=100000');
  await page.getByText(noResultsMessages.removeFilter).waitFor();
  await page.getByText(searchMessages.noneOf({ query: 'glass' })).waitFor();
  assert.equal(await axe(page), []);
  // What is shown instead stands below it, however wide the window is.
  await page.setViewportSize(viewports.desktop);
  const instead = await page.getByRole('region', { name: noResultsMessages.instead }).boundingBox();
  const browse = await page.getByRole('link', { name: noResultsMessages.browse }).boundingBox();
  assert.ok(instead && browse && instead.y > browse.y, JSON.stringify([instead, browse]));
  await page.setViewportSize(viewports.mobile);
  await page.getByRole('link', { name: /^Without .*reviews/ }).click();
  await page.waitForURL(url => url.search === '?q=glass&page=1&min_rating=5');
  await searchResults(page);
});

test('cuts the name of a store off at its end from right to left, and cards of few and of many reviews are equally high', async () => {
  const phone = await newPage({ viewport: viewports.mobile });
  await phone.goto('/reviews/search?q=lamp&fixture=right-to-left');
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

  const shown = await cards(phone).evaluateAll(all =>
    all.slice(0, 4).map(card => ({
      isFew: card.textContent?.includes('Few reviews'),
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
