/** Text of twice the size on a phone: everything stays within the window, and nothing lies over anything else. */
import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { comparisonMessages } from '../../src/contract/messages/comparison.ts';
import { enlargeText, fits, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { applyButton, filterButton, searchResults } from '../support/search-page.ts';

const { test, newPage } = browserSuite();
let page: TestPage;

test.before(async () => {
  page = await newPage({ viewport: viewports.mobile });
});

async function open(address: string, shown: string): Promise<void> {
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  await enlargeText(page);
}

test('has the departments of the home below their pictures', async () => {
  await open('/reviews', '.mp-strip a');
  const item = page.locator('.mp-strip a').first();
  const [picture, name] = [await box(item.locator('.mp-picture')), await box(item.locator('span').last())];
  assert.is(picture.height, 64);
  assert.ok(picture.bottom <= name.top);
  const widest = await page
    .locator('.mp-strip a')
    .evaluateAll(links => Math.max(...links.map(link => link.scrollWidth - link.clientWidth)));
  assert.is(widest, 0);
});

test('keeps the name of the site beside the sign-in, and the names of the tiers in one piece', async () => {
  const [name, end] = [
    await box(page.locator('.mp-header .mp-logo__name')),
    await box(page.locator('.mp-header__end')),
  ];
  assert.ok(name.right <= end.left, `the name ends at ${name.right}, the sign-in begins at ${end.left}`);
  const overflow = await page
    .locator('.mp-header .mp-logo__name')
    .evaluate(one => getComputedStyle(one).overflowX);
  assert.is(overflow, 'hidden', 'what has no room is cut off');
  await open('/reviews/medals', '.mp-explainer__tiers b');
  const lines = await page
    .locator('.mp-explainer__tiers b')
    .evaluateAll(all =>
      all.map(
        one =>
          one.getClientRects().length *
          Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      ),
    );
  assert.equal(lines, [1, 1, 1, 1, 1]);
});

test('breaks the text of a button that has no room for one line', async () => {
  await open('/reviews/how-it-works', '.mp-article__links a');
  assert.ok(await fits(page));
  await open('/reviews/store_search?q=qqzzqq', '.mp-empty__actions a');
  assert.ok(await fits(page));
  for (const category of ['kitchen-and-dining', 'electronics']) {
    await open(`/reviews/categories/${category}`, '.mp-card');
    assert.ok(await fits(page), category);
  }
  await open(`/reviews/search?q=${'ab'.repeat(60)}`, '.mp-empty');
  assert.ok(await fits(page), 'a word that is longer than the line');
});

test('draws as many columns of cards as have room for a price', async () => {
  const prices = page.locator('.mp-price__amount');
  const broken = () =>
    prices.evaluateAll(all => all.filter(one => one.getClientRects().length > 1).map(one => one.textContent));
  await open('/reviews/search?q=set', '.mp-grid .mp-card');
  assert.equal(await broken(), []);
  await open('/reviews', '.mp-carousel .mp-price__amount');
  assert.equal(await broken(), []);
});

test('keeps a store in sight beside the choice for the comparison, and the filters within their sheet', async () => {
  await page.goto('/reviews/search?q=set');
  await searchResults(page);
  await enlargeText(page);
  const card = page.locator('.mp-card').first();
  const [shop, compare] = [await box(card.locator('.mp-card__shop')), await box(card.locator('.mp-compare'))];
  assert.ok(
    shop.right <= compare.left,
    `the store ends at ${shop.right}, the choice begins at ${compare.left}`,
  );

  await filterButton(page).click();
  assert.ok((await box(applyButton(page))).right <= viewports.mobile.width);
  const tiles = await page
    .locator('.mp-tile')
    .evaluateAll(all =>
      all.filter(tile => tile.scrollWidth > tile.clientWidth).map(tile => tile.textContent),
    );
  assert.equal(tiles, []);
  await page.keyboard.press('Escape');
});

test('names the rows of a comparison above their values', async () => {
  const choices = page.locator('.mp-compare');
  await choices.nth(0).click();
  await choices.nth(1).click();
  await page.getByRole('button', { name: comparisonMessages.open('2') }).click();
  await page.getByRole('table').waitFor();
  // The dialog comes in with a motion.
  await still(page);
  const row = page.getByRole('row', { name: new RegExp(`^${comparisonMessages.price}`) });
  const [name, price] = [
    await box(row.locator('th > span')),
    await box(row.locator('.mp-price, td *').first()),
  ];
  assert.ok(name.bottom <= price.top, `the name ends at ${name.bottom}, the price begins at ${price.top}`);
});

const box = (element: Locator) => element.evaluate(one => one.getBoundingClientRect().toJSON() as DOMRect);

test.run();
