/**
 * The bar with the categories and the mega-menu below it, in a real browser on the fixture host: by mouse, by keyboard
 * alone, by touch, and with categories of all kinds.
 */
import * as assert from 'uvu/assert';
import { megaMenuCloseMs } from '../../src/contract/limits.ts';
import { categoryBarMessages as texts } from '../../src/messages/navigation.ts';
import { axe } from '../support/axe.ts';
import { gate, layoutShift, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { homeMessages } from '../../src/messages/home.ts';
import type { Locator } from 'playwright-core';
import { drawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();
/** One page for the mouse, and one for everything else. */
let page: TestPage;
let other: TestPage;

test.before(async () => {
  page = await newPage();
  await page.clock.install();
  await page.goto('/reviews/how-it-works');
  other = await newPage();
});

const wide = [viewports.tablet, viewports.desktop];

/** Another page than that of the mouse; `categories` answers in place of the host. */
async function open(address: string, categories?: unknown) {
  await other.unrouteAll();
  await other.setViewportSize(viewports.desktop);
  if (categories !== undefined)
    await other.route('**/reviews/all_categories', route => route.fulfill({ json: categories }));
  await other.goto(address);
  return other;
}

const bar = (on = page) => on.getByRole('navigation', { name: texts.label, exact: true });
const link = (name: string, on = page) => bar(on).getByRole('link', { name, exact: true });
const panel = (on = page) => bar(on).getByRole('group');
const front = (on = page) => panel(on).locator('.mp-mega__second--front');
const focused = (on = page) => on.evaluate(() => document.activeElement?.textContent);
const isModalOpen = () => page.evaluate(() => document.body.classList.contains('modal-open'));
/** Lets that much time pass for the mouse, ms. */
const pass = (ms: number) => page.clock.runFor(ms);
/** How far below the top of our header the screen stands, or `main` of a page that is none of our screens. */
const topOfContent = async (on: TestPage) => {
  const y = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  return (
    (await y(drawn(on, 'main').or(on.getByRole('main')).last())) - (await y(on.locator('#search-navbar')))
  );
};
const centre = async (name: string) => {
  const box = await link(name).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};

test('shows six categories in a bar below the header, in their order, and the way to all', async () => {
  await bar().waitFor();
  // From here on time passes only where a test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  const names = await bar().getByRole('link').allTextContents();
  const expected = ['Kitchen & Dining', 'Home & Living', 'Clothing', 'Shoes & Bags', 'Electronics'];
  assert.equal(names, [...expected, 'Sports & Outdoors', 'All categories']);
});

test('opens below the category that the mouse comes over, its first child in front', async () => {
  await link('Kitchen & Dining').hover();
  await panel().waitFor();
  assert.is(await front().textContent(), 'Coffee & Tea');
  assert.is(await panel().getByRole('img').count(), 1);
  assert.ok(await isModalOpen());
  const columns = await panel().locator('.mp-mega__column').all();
  const lefts = await Promise.all(columns.map(async column => (await column.boundingBox())?.x ?? 0));
  const side = (await panel().getByRole('link', { name: 'Cookware' }).boundingBox())?.x ?? 0;
  assert.is(lefts.length, 3);
  assert.equal(
    [side, ...lefts],
    [side, ...lefts].sort((a, b) => a - b),
  );
});

test('brings another second-level category to the front, and keeps it on the way to its columns', async () => {
  const entry = panel().getByRole('link', { name: 'Cookware', exact: true });
  const box = await entry.boundingBox();
  assert.ok(box);
  await entry.hover();
  assert.is(await front().textContent(), 'Cookware');
  // Down to the right, over the entries below.
  await page.mouse.move(box.x + box.width - 60, box.y + 20);
  await page.mouse.move(box.x + box.width + 120, box.y + 110, { steps: 8 });
  assert.is(await front().textContent(), 'Cookware');
});

test('keeps its category on the way down across the next one, and follows a mouse along the bar', async () => {
  await page.mouse.move(0, 600);
  await pass(megaMenuCloseMs);
  await panel().waitFor({ state: 'detached' });
  assert.not(await isModalOpen());
  const { box } = await centre('Kitchen & Dining');
  await page.mouse.move(box.x + box.width - 14, box.y + 4);
  await page.mouse.move(box.x + box.width - 10, box.y + 6);
  await page.mouse.move(box.x + box.width + 30, box.y + 60, { steps: 5 });
  assert.is(await panel().getAttribute('aria-label'), 'Kitchen & Dining');
  const next = await centre('Shoes & Bags');
  await page.mouse.move(box.x + box.width - 20, next.y, { steps: 10 });
  await page.mouse.move(next.x, next.y + 3, { steps: 40 });
  assert.is(await panel().getAttribute('aria-label'), 'Shoes & Bags');
});

test('shows no picture where the first child has none, and no left column for a flat category', async () => {
  assert.is(await panel().getByRole('img').count(), 0);
  await link('Sports & Outdoors').hover();
  await panel().getByRole('img', { name: 'Ball Sports' }).waitFor();
  assert.is(await panel().locator('.mp-mega__second').count(), 0);
  assert.equal(await panel().locator('.mp-mega__column').allTextContents(), [
    'Ball SportsRackets, Sticks & Targets',
    'Outdoor & WaterWinter & Wheels',
    'Martial Arts & Fitness',
  ]);
});

test('closes half a second after the mouse left', async () => {
  const at = await centre('Sports & Outdoors');
  await page.mouse.move(at.x, at.y - 60);
  await pass(megaMenuCloseMs - 1);
  assert.is(await panel().count(), 1);
  await pass(1);
  await panel().waitFor({ state: 'detached' });
  await page.clock.resume();
});

test('follows a click to the page of the category, where there is no bar', async () => {
  await link('Clothing').click();
  await page.waitForURL('**/reviews/categories/clothing*');
  await page.getByRole('heading', { level: 1, name: 'Clothing' }).waitFor();
  assert.is(await bar().count(), 0);
  assert.not(await isModalOpen());
});

test('works by keyboard alone', async () => {
  const own = await open('/reviews/how-it-works');
  await bar(own).waitFor();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await own.keyboard.press(key);
  };
  for (let tabs = 0; (await focused(own)) !== 'Kitchen & Dining'; tabs += 1) {
    assert.ok(tabs < 30, 'Tab never comes to the bar');
    await press('Tab');
  }
  assert.is(await panel(own).getAttribute('aria-label'), 'Kitchen & Dining');
  await press('Tab');
  assert.is(await focused(own), 'Home & Living');
  assert.is(await panel(own).getAttribute('aria-label'), 'Home & Living');
  await press('ArrowLeft');
  assert.is(await panel(own).getAttribute('aria-label'), 'Kitchen & Dining');
  await press('ArrowDown', 'ArrowDown');
  assert.is(await focused(own), 'Cookware');
  assert.is(await front(own).textContent(), 'Cookware');
  await press('ArrowRight');
  assert.is(await focused(own), 'Frying Pans');
  await press('ArrowUp');
  assert.is(await focused(own), 'All Cookware');
  await press('ArrowDown', 'ArrowRight');
  assert.is(await focused(own), 'Paella & Serving Pans');
  await press('ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  assert.is(await focused(own), 'Cookware');
  await press('Escape');
  assert.is(await panel(own).count(), 0);
  assert.is(await focused(own), 'Kitchen & Dining');
  await press('Space', 'Tab', 'Tab', 'Tab', 'Tab');
  assert.is(await focused(own), 'Coffee Mugs');
  await press('Enter');
  await own.waitForURL('**/reviews/categories/coffee-mugs*');
});

test('opens at the first tap, closes at a tap beside it, and leads on by its links', async () => {
  const own = await newPage({ viewport: viewports.tablet });
  await own.goto('/reviews/how-it-works');
  const touch = await own.context().newCDPSession(own);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const tapAt = async (x: number, y: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const tap = async (name: string) => {
    const box = await link(name, own).boundingBox();
    assert.ok(box);
    await tapAt(box.x + box.width / 2, box.y + box.height / 2);
  };
  await bar(own).waitFor();
  await tap('Electronics');
  await panel(own).waitFor();
  await tapAt(400, 1000);
  await panel(own).waitFor({ state: 'detached' });
  await tap('Electronics');
  await panel(own).waitFor();
  assert.match(own.url(), /how-it-works/);
  await tap('All Electronics');
  await own.waitForURL('**/reviews/categories/electronics*');
});

test('moves nothing when it comes, and has no accessibility violation when open', async () => {
  const own = other;
  const { opened, open: letPass } = gate();
  await own.route('**/reviews/all_categories', async route => {
    await opened;
    await route.continue();
  });
  await own.goto('/reviews', { waitUntil: 'commit' });
  await own.getByRole('region', { name: homeMessages.featured.title }).getByRole('article').first().waitFor();
  assert.is(await bar(own).count(), 0);
  assert.is(await topOfContent(own), 130);
  letPass();
  await bar(own).waitFor();
  assert.is(await topOfContent(own), 130);
  assert.ok((await layoutShift(own)) < 0.02);
  for (const name of ['Kitchen & Dining', 'Sports & Outdoors']) {
    await link(name, own).hover();
    await still(own);
    assert.equal(await axe(own), []);
  }
});

test('moves nothing on a page of the host', async () => {
  const own = await open('/terms');
  await bar(own).waitFor();
  assert.is(await topOfContent(own), 130);
  // Nothing but the letters of our name, a part of a pixel, when their typeface comes.
  assert.ok((await layoutShift(own)) < 0.0001);
});

test('mirrors itself from right to left', async () => {
  const own = await open('/reviews/how-it-works?fixture=right-to-left');
  for (const viewport of wide) {
    await own.setViewportSize(viewport);
    await link('Home & Living', own).hover();
    await link('Kitchen & Dining', own).hover();
    const x = async (name: string) => (await link(name, own).boundingBox())?.x ?? 0;
    assert.ok((await x('Kitchen & Dining')) > (await x('Home & Living')));
    assert.ok((await x('Cookware')) > (await x('All Coffee & Tea')));
    await link('Kitchen & Dining', own).focus();
    await own.keyboard.press('ArrowDown');
    await own.keyboard.press('ArrowLeft');
    assert.is(await focused(own), 'All Coffee & Tea');
  }
  await still(own);
  assert.equal(await axe(own), []);
});

test('shows names of any length', async () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2);
  const leaf = (id: number) => ({ id, name: `${long} ${id}`, handle: `c${id}` });
  const tree = (id: number) => ({
    ...leaf(id),
    children: [{ ...leaf(id + 1), children: [leaf(id + 2), leaf(id + 3), leaf(id + 4)] }],
  });
  const own = await open('/reviews/how-it-works', [1, 11, 21, 31, 41, 51].map(tree));
  for (const viewport of wide) {
    await own.setViewportSize(viewport);
    await bar(own).getByRole('link').first().hover();
    await panel(own).waitFor();
    const tooWide = await own.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.mp-mega, .mp-mega a')].filter(
        one => one.scrollWidth > one.clientWidth,
      ),
    );
    assert.equal(tooWide, []);
    assert.is((await bar(own).boundingBox())?.height, 40);
  }
});

test.run();
