/**
 * Categories, stores and the pages about the site, in a real browser on the fixture host:
 * 1 the index takes the scope of a search from its address → 2 a category is found and opened → 3 down to all its
 * products → 4 Back to the same places → 5 stores, narrowed down → 6 Back from a store's products → 7 from a score to
 * the medals → 8 how it works and trust.
 */
import { paginationMessages } from '../../src/messages/forms.ts';
import * as assert from 'uvu/assert';
import { categoryMessages } from '../../src/messages/categories.ts';
import { scoreMessages } from '../../src/messages/scores.ts';
import { storeMessages } from '../../src/messages/store-search.ts';
import { axe } from '../support/axe.ts';
import { fits, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, titleLinks, scores } from '../support/cards.ts';

const { test, newPage } = browserSuite();
/** One page for the whole way. */
let page: TestPage;

test.before(async () => {
  page = await newPage();
});

const heading = (name: string | RegExp, on = page) => on.getByRole('heading', { level: 1, name });
const address = () => page.evaluate(() => location.pathname + location.search);
const top = () => page.evaluate(() => Math.round(window.scrollY));
const requested = (path: string) => page.sent.filter(request => request.includes(path)).length;
const filter = () => page.getByRole('textbox', { name: categoryMessages.filter });

test('1 opens all categories, without the scope of the search they were come to from', async () => {
  await page.goto('/reviews/categories?shop_domain=a.test&search_in_shop=true&platform=p&category_id=3');
  await heading(categoryMessages.index).waitFor();
  await page.waitForURL('/reviews/categories?category_search=true');
  assert.is(await page.evaluate(() => history.length), 2);
  await page.getByRole('heading', { level: 2, name: 'Kitchen & Dining' }).waitFor();
  assert.is(
    await page.getByRole('link', { name: 'Kettles & Teapots' }).getAttribute('href'),
    '/reviews/categories/kettles-and-teapots',
  );
});

test('2 finds a category by its name, and opens it with the keyboard', async () => {
  await filter().fill('guit');
  const link = page.getByRole('link', { name: 'Guitars' });
  await link.waitFor();
  assert.is(await page.getByRole('heading', { level: 2 }).count(), 1);
  await page.getByRole('link', { name: 'Strings' }).focus();
  await page.keyboard.press('Enter');
  await heading('Strings').and(page.locator(':focus')).waitFor();
  assert.is(await address(), '/reviews/categories/strings?category_search=true');
  await page.getByRole('link', { name: 'Music & Stage' }).waitFor();
});

test('3 goes on to all products of the category', async () => {
  await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
  // A mouse would first scroll to it.
  await page
    .getByRole('link', { name: categoryMessages.allProducts, exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await cards(page).first().waitFor();
  const { pathname, searchParams } = new URL(page.url());
  assert.is(pathname, '/reviews/search');
  assert.match(searchParams.get('category_id') ?? '', /^\d+$/);
  assert.is(searchParams.get('category_search'), null);
  await page.waitForFunction(() => !new URLSearchParams(location.search).has('from'));
});

test('4 comes back to where it was, at once', async () => {
  const before = requested('/reviews/categories');
  await page.goBack();
  await heading('Strings').waitFor();
  await page.waitForFunction(() => window.scrollY > 50);
  await page.goBack();
  await heading(categoryMessages.index).waitFor();
  assert.is(await filter().inputValue(), 'guit');
  assert.is(await page.getByRole('heading', { level: 2 }).count(), 1);
  assert.is(requested('/reviews/categories'), before);
});

test('5 finds stores by what they sell, and narrows them down', async () => {
  await page.enter('/reviews/store_search');
  await page.getByRole('article').getByRole('link').first().waitFor();
  assert.is(await address(), '/reviews/store_search');
  await page.getByRole('textbox', { name: storeMessages.field }).fill('teapot');
  await page.keyboard.press('Enter');
  await heading('Stores for “teapot”').waitFor();
  await page.getByText(/^\d+ stores?$/).waitFor();
  await page.getByRole('button', { name: storeMessages.store_country }).click();
  await page.keyboard.type('japan');
  await page.keyboard.press('Enter');
  await page.waitForURL(/store_country=JP/);
  await page.getByRole('link', { name: 'Kanso Goods', exact: true }).waitFor();
  await page.getByRole('combobox', { name: storeMessages.sortBy }).selectOption('reviews_count');
  await page.waitForURL(/sort_by=reviews_count/);
  await page.getByRole('link', { name: storeMessages.clear, exact: true }).click();
  await page.waitForURL(url => !url.search.includes('store_country'));
  await page.getByRole('textbox', { name: storeMessages.field }).fill('');
  await page.getByRole('button', { name: storeMessages.submit }).click();
  await heading(storeMessages.title).waitFor();
});

test('6 turns a page, sees the products of a store, and comes back to the same place', async () => {
  await page.getByRole('link', { name: paginationMessages.page({ page: '2' }) }).click();
  await page.waitForURL(/page=2/);
  const stores = page.getByRole('region', { name: storeMessages.results, exact: true });
  await stores.and(page.locator('[aria-busy=false]')).getByRole('article').nth(10).waitFor();
  const link = page.getByRole('link', { name: new RegExp(`^${storeMessages.seeProducts} of`) }).nth(10);
  const name = await link.getAttribute('aria-label');
  await link.scrollIntoViewIfNeeded();
  const before = { y: await top(), requested: requested('store_search.json') };
  assert.ok(before.y > 100);
  await link.click();
  await cards(page).first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: name ?? '', exact: true }).waitFor();
  await page.waitForFunction(y => Math.abs(window.scrollY - y) < 4, before.y);
  assert.is(requested('store_search.json'), before.requested);
});

test('7 explains a score where it stands, and leads on to the medals', async () => {
  await page.enter('/reviews/search?q=teapot');
  const card = page.getByRole('dialog', { name: scoreMessages.heading });
  const explain = scores(page).first();
  await explain.click();
  await card.waitFor();
  assert.is(await card.getByRole('list', { name: scoreMessages.tiers }).count(), 2);
  assert.equal(await axe(page), []);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  assert.ok(await explain.evaluate(element => element === document.activeElement));
  assert.match(await address(), '/reviews/search');

  await titleLinks(page).first().click();
  const details = page.getByRole('button', { name: /^Details/ }).first();
  await details.click();
  await card.waitFor();
  assert.match((await card.textContent()) ?? '', /times 100|highest medal/);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  assert.ok(await details.evaluate(element => element === document.activeElement));
  await details.click();
  await card.getByRole('link').click();
  await heading('Medals').waitFor();
  const slider = page.getByRole('slider', { name: 'Score' });
  await slider.focus();
  for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key);
  assert.is(await slider.getAttribute('aria-valuetext'), '99%, Platinum');
});

test('8 reads on, under the titles of the host', async () => {
  await page.enter('/reviews/how-it-works');
  await page.getByRole('link', { name: 'What verified means' }).click();
  await heading('Trust').waitFor();
  await page.waitForFunction(() => document.title === 'Trust | Candour');
  assert.is(requested('/reviews/trust?format=json'), 1);
});

/** The tiles of the last row, and whether the last one is wider than the first. */
const lastRow = (name: string, on: TestPage) =>
  on
    .getByRole('navigation', { name: categoryMessages.subcategories({ name }) })
    .getByRole('list')
    .first()
    .evaluate(list => {
      const tiles = [...list.children].map(tile => tile.getBoundingClientRect());
      const last = tiles.at(-1);
      return {
        tiles: tiles.filter(({ top }) => top === last?.top).length,
        isWide: (last?.width ?? 0) > 1.5 * (tiles[0]?.width ?? 0),
      };
    });

test('has room on a phone for all that only an address asks for', async () => {
  await page.setViewportSize(viewports.mobile);
  await page.enter('/reviews/store_search?q=a&category_id=1&min_price=5&max_price=20');
  const pills = page.getByRole('button', { name: /^Remove / });
  await pills.nth(2).waitFor();
  assert.is(await pills.count(), 3);
  assert.ok(await fits(page));
});

test('leaves no tile of a category alone in a row of several', async () => {
  const visitor = page;
  /** Three, four, five, six and seven subcategories. */
  const categories = {
    'jewellery-and-accessories': 'Jewellery & Accessories',
    clothing: 'Clothing',
    electronics: 'Electronics',
    'tableware-and-glass': 'Tableware & Glass',
    'winter-and-wheels': 'Winter & Wheels',
  };
  for (const [handle, name] of Object.entries(categories)) {
    await visitor.enter(`/reviews/categories/${handle}`);
    await heading(name, visitor).waitFor();
    for (const width of [390, 820, 1100, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      const { tiles, isWide } = await lastRow(name, visitor);
      assert.is(tiles === 1, isWide, `${name} at ${width}`);
      assert.ok(await fits(visitor), `${name} at ${width}`);
    }
  }
});

test('fills the cover of a store with as many pictures as there are, and focuses it before the name', async () => {
  const visitor = page;
  await visitor.route('**/store_search.json*', async route => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const [index, shop] of answer.data.shop_results.entries())
      shop.top_products = shop.top_products.slice(0, index + 1);
    await route.fulfill({ response, json: answer });
  });
  await visitor.setViewportSize(viewports.desktop);
  await visitor.enter('/reviews/store_search?q=tea');
  const covers = visitor.locator('.mp-shop-card__products');
  await covers.nth(2).waitFor();
  const uncovered = await covers.evaluateAll(lists =>
    lists.slice(0, 3).map(list => {
      const area = ({ width, height }: DOMRect) => width * height;
      const pictures = [...list.children].map(one => area(one.getBoundingClientRect()));
      return 1 - pictures.reduce((sum, one) => sum + one, 0) / area(list.getBoundingClientRect());
    }),
  );
  assert.ok(
    uncovered.every(share => share < 0.05),
    uncovered.join(', '),
  );
  const picture = covers.nth(2).getByRole('link').first();
  await picture.scrollIntoViewIfNeeded();
  await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  /** A piece of its edge. */
  const look = () => visitor.screenshot({ clip: { x, y: y + 60, width: 8, height: 40 } });
  const before = await look();
  await picture.focus();
  await visitor.keyboard.press('Shift+Tab');
  await visitor.keyboard.press('Tab');
  assert.ok(await picture.evaluate(link => link === document.activeElement));
  assert.not(before.equals(await look()), 'the focus can be seen');
  // The cover stands first, and is focused first.
  for (const _press of [1, 2, 3]) await visitor.keyboard.press('Tab');
  assert.ok(await visitor.evaluate(() => document.activeElement?.matches('.mp-shop-card__name a')));
  // Nor does the link that covers the card lie over it.
  await picture.click();
  await visitor.waitForURL('**/products/**');
});

test.run();
