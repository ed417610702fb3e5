/**
 * Text of twice the size on a phone, long words and long figures: everything stays within the window, and nothing lies
 * over anything else.
 */
import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { homeMessages } from '../../src/messages/home.ts';
import { comparisonMessages } from '../../src/messages/comparison.ts';
import { enlargeText, fits, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { applyButton, filterButton, searchResults } from '../support/search-page.ts';
import { prices, shopLines } from '../support/cards.ts';

const { test, newPage } = browserSuite();
let page: TestPage;

test.before(async () => {
  page = await newPage({ viewport: viewports.mobile });
});

async function open(address: string, ...contents: ((on: TestPage) => Locator)[]): Promise<void> {
  await page.goto(address);
  for (const content of contents) await content(page).first().waitFor();
  await enlargeText(page);
}

const departments = (on: TestPage) =>
  on.getByRole('navigation', { name: homeMessages.categories, exact: true }).getByRole('link');
const figures = (on: TestPage) => on.getByRole('definition').filter({ hasText: /\d/ });
const products = (on: TestPage) => on.getByRole('article');
const compareButtons = (on: Locator) => on.getByRole('button', { name: /^Compare/ });
/** Elements without an accessible name, whose looks are tested here. */
const part = (selector: string) => (on: TestPage) => on.locator(selector);

/** Prices that take more than one line. */
const broken = () =>
  prices(page).evaluateAll(every =>
    every.filter(one => one.getClientRects().length > 1).map(one => one.textContent),
  );

test('has the departments of the home below their pictures, and as many columns of cards as have room for a price', async () => {
  await open('/reviews', departments, figures, prices);
  const item = departments(page).first();
  const [picture, name] = [await box(item.locator('.mp-picture')), await box(item.locator('span').last())];
  assert.is(picture.height, 64);
  assert.ok(picture.bottom <= name.top);
  const widest = await departments(page).evaluateAll(links =>
    Math.max(...links.map(link => link.scrollWidth - link.clientWidth)),
  );
  assert.is(widest, 0);
  assert.ok(await fits(page));
  assert.equal(await broken(), []);
});

test('keeps the name of the site beside the sign-in, and the names of the tiers in one piece', async () => {
  const logo = page.locator('.mp-header .mp-logo__name');
  const [name, end] = [await box(logo), await box(page.locator('.mp-header__end'))];
  assert.ok(name.right <= end.left, `the name ends at ${name.right}, the sign-in begins at ${end.left}`);
  const overflow = await logo.evaluate(one => getComputedStyle(one).overflowX);
  assert.is(overflow, 'hidden', 'what has no room is cut off');
  const tiers = part('main ol b');
  await open('/reviews/medals', tiers);
  const lines = await tiers(page).evaluateAll(all =>
    all.map(
      one =>
        one.getClientRects().length *
        Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    ),
  );
  assert.equal(lines, [1, 1, 1, 1, 1]);
  assert.ok(await fits(page));
});

test('keeps the words of names of people whole that are no wider than their line', async () => {
  const names = part('.mp-person__name a');
  await open('/reviews/people', names);
  const broken = await names(page).evaluateAll(all =>
    all.flatMap(name => {
      const text = name.firstChild as Text;
      const line = name.parentElement as HTMLElement;
      const room = line.clientWidth - Number.parseFloat(getComputedStyle(line).paddingInlineStart);
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: { length }, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + length);
          const parts = [...range.getClientRects()];
          return parts.length > 1 && parts.reduce((sum, { width }) => sum + width, 0) <= room;
        })
        .map(([word]) => word);
    }),
  );
  assert.equal(broken, []);
  assert.ok(await fits(page));
});

test('breaks the text of a button that has no room for one line', async () => {
  await open('/reviews/how-it-works', part('.mp-article__links a'), part('.mp-example a'));
  assert.ok(await fits(page));
  await open('/reviews/store_search?q=qqzzqq', part('.mp-empty a'));
  assert.ok(await fits(page));
  await open('/reviews/categories/kitchen-and-dining', products);
  assert.ok(await fits(page));
  await open(`/reviews/search?q=${'ab'.repeat(60)}`, part('.mp-empty a'));
  assert.ok(await fits(page), 'a word that is longer than the line');
});

for (const [name, address, content] of [
  ['trust', '/reviews/trust', figures],
  ['categories', '/reviews/categories', part('main h2 a')],
] as const)
  test(`keeps the page "${name}" within the window`, async () => {
    await open(address, content);
    assert.ok(await fits(page));
  });

test('draws as many columns of results as have room for a price, keeps a store in sight below the choice for the comparison, and the filters within their sheet', async () => {
  await page.goto('/reviews/search?q=lamp');
  await searchResults(page);
  await enlargeText(page);
  assert.equal(await broken(), []);
  const card = page.getByRole('article').first();
  const [shop, compare] = [await box(shopLines(card)), await box(compareButtons(card))];
  assert.ok(
    compare.bottom <= shop.top,
    `the choice ends at ${compare.bottom}, the store begins at ${shop.top}`,
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
  const choices = compareButtons(page.getByRole('article'));
  await choices.nth(0).click();
  await choices.nth(1).click();
  await page.getByRole('button', { name: comparisonMessages.open({ count: '2' }) }).click();
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

const word = 'Overflow'.repeat(5);
const longName = { name: word, external_description: word };
test('breaks a word of 40 letters in the names of all categories, and has room for figures of eleven digits', async () => {
  const other = await newPage({ viewport: viewports.mobile });
  // The last column is the one that leads out of the window.
  const shelf = (id: number) => ({ id, ...longName, children: [{ id: id + 10, ...longName }] });
  const children = Array.from({ length: 8 }, (_, index) => shelf(index + 20));
  await other.route('**/reviews/categories.json*', route =>
    route.fulfill({ json: { product_categories: [{ id: 1, ...longName, children }] } }),
  );
  const figure = 12_345_678_901;
  const json = { total_verified_reviews: figure, shop_metric: figure, line_item_metric: figure };
  await other.route('**/reviews.json*', route => route.fulfill({ json }));
  for (const [path, content] of [
    ['/reviews/categories', part('.mp-shelf__list a')],
    ['/reviews', figures],
  ] as const) {
    await other.enter(path);
    await content(other).last().waitFor();
    for (const width of [viewports.mobile.width, 1280]) {
      await other.setViewportSize({ width, height: 800 });
      assert.ok(await fits(other), `${path} at ${width} px`);
    }
  }
});

const box = (element: Locator) => element.evaluate(one => one.getBoundingClientRect().toJSON() as DOMRect);

test('reads titles of spaced text to their end, and keeps as much room for cards out of sight (WCAG 1.4.12)', async () => {
  await page.goto('/reviews/search?q=set');
  const titles = page.locator('.mp-card__link');
  await titles.first().waitFor();
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(wide);
  });
  const cut = await titles.evaluateAll(all =>
    all.filter(one => one.scrollHeight - one.clientHeight > 1).map(one => one.textContent),
  );
  assert.equal(cut, []);
  const heights = await products(page).evaluateAll(cards =>
    [cards[0], cards.at(-1)].map(card => card?.getBoundingClientRect().height ?? 0),
  );
  const [shown = 0, hidden = 0] = heights;
  assert.ok(Math.abs(shown - hidden) < shown / 10, heights.join());
});

test.run();
