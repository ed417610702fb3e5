/**
 * Where shopping starts, in a real browser on the fixture host:
 * 1 redirected to the home → 2 a list scrolls by its button and by keys → 3 a collection → 4 a category, and Back at
 * once → 5 a featured review's product. Then the states of the screen on a phone.
 */
import { paginationMessages } from '../../src/messages/forms.ts';
import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { homeMessages as texts } from '../../src/messages/home.ts';
import { filterPillMessages } from '../../src/messages/filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { axe } from '../support/axe.ts';
import { fits, gate, layoutShift, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, reviewedProducts } from '../support/cards.ts';
import { skeletons } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();
/** One page for the whole way. */
let page: TestPage;

test.before(async () => {
  page = await newPage({ hasMotion: true });
});

const title = (on = page) => on.getByRole('heading', { level: 1, name: texts.title });
/** The parts that fill the screen. */
const answers = /carousels\.json|\/reviews\.json/;
/** The reviews worth reading. */
const featured = (on: TestPage) => on.getByRole('region', { name: texts.featured.title });
/** Everything has come. */
async function filled(on = page): Promise<void> {
  await title(on).waitFor();
  await reviewedProducts(featured(on)).first().waitFor();
  await skeletons(on).first().waitFor({ state: 'detached' });
}

test('1 leads from the address of the site to the home, and fills it', async () => {
  await page.goto('/');
  await page.waitForURL('**/reviews');
  await filled();
  for (const name of [texts.transparent.title, texts.collections.title, texts.featured.title])
    assert.ok(await page.getByRole('heading', { level: 2, name }).isVisible());
  const figures = await page.getByRole('definition').allTextContents();
  assert.is(figures.length, 3);
  for (const figure of figures) assert.match(figure, /^\d[\d,]*$/);
});

test('2 scrolls a list by its button and by keys, past what is out of sight', async () => {
  const list = page.getByRole('group', { name: texts.transparent.title });
  const row = rowOf(list);
  const previous = (disabled: boolean) => list.getByRole('button', { name: uiMessages.previous, disabled });
  await previous(true).waitFor();
  const next = list.getByRole('button', { name: uiMessages.next });
  await untilRest(row, () => next.click());
  await row.locator('> li[inert]:first-child').waitFor({ state: 'attached' });
  await previous(false).waitFor();
  await startsWithSlide(row);

  // Without motion a row is where it scrolls to at once: no frame between looks like rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await row.locator('> li:not([inert])').getByRole('link').first().focus();
  await page.keyboard.press('ArrowLeft');
  await knowsSight(row);
  assert.is(await row.evaluate(element => element.scrollLeft), 0);
  // From the last card in sight the tab key leads out of the list, not to a card that nobody sees.
  // The focus brings a card that is cut off into sight, and then another one may be the last in sight.
  const last = row.locator('> li:not([inert])').getByRole('button').last();
  const hasFocus = () => last.evaluate(element => element === document.activeElement);
  do {
    await last.focus();
    await knowsSight(row);
  } while (!(await hasFocus()));
  await page.keyboard.press('Tab');
  assert.is(await row.evaluate(element => element.contains(document.activeElement)), false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test('3 opens a collection, which keeps its name over pages, a reload and narrowing, until it is left', async () => {
  const link = page
    .getByRole('region', { name: texts.collections.title })
    .getByRole('article')
    .getByRole('link')
    .first();
  const name = (await link.textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 1, name: searchMessages.ofCollection({ name }) });
  const pill = page
    .getByRole('list', { name: filterPillMessages.activeFilters })
    .getByRole('button', { name: `Remove ${name}` });
  const named = async () => {
    await heading.waitFor();
    await pill.waitFor();
    await page.waitForFunction(
      title => document.title === title,
      `${searchMessages.ofCollection({ name })} | Candour`,
    );
    await cards(page).first().waitFor();
  };
  await link.click();
  await page.waitForURL('**/reviews/search?**');
  await named();
  await page.getByRole('link', { name: paginationMessages.page({ page: '2' }) }).click();
  await page.waitForURL(/page=2/);
  await named();
  await page.reload();
  await named();
  // Its search has no limit of stars, so one only makes it narrower.
  await page
    .getByRole('group', { name: searchMessages.minimumRating })
    .getByRole('button', { name: /^4 and up/ })
    .click();
  await page.waitForURL(/min_rating=4/);
  await named();
  await pill.click();
  await page.getByRole('heading', { level: 1, name: searchMessages.all }).waitFor();
  await pill.waitFor({ state: 'detached' });
  for (let back = 0; back < 3; back += 1) await page.goBack();
  await named();
});

test('4 opens a category, and is there at once on the way Back', async () => {
  await page.goBack();
  await filled();
  const requested = page.sent.filter(request => answers.test(request)).length;
  const category = page
    .getByRole('navigation', { name: texts.categories, exact: true })
    .getByRole('link')
    .nth(2);
  const name = await category.textContent();
  await category.click();
  await page.waitForURL('**/reviews/categories/**');
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.goBack();
  await filled();
  assert.is(page.sent.filter(request => answers.test(request)).length, requested);
});

test('5 opens the product of a featured review', async () => {
  const link = reviewedProducts(featured(page)).first();
  const name = await link.textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
});

test('keeps the place of slow answers, and leaves out the lists that fail', async () => {
  const other = await newPage({ viewport: viewports.mobile, hasMotion: true });
  other.allow(/carousels\.json|reviews\.json/);
  const { opened, open: letPass } = gate();
  await other.route(answers, async route => {
    await opened;
    await route.continue();
  });
  await other.goto('/reviews', { waitUntil: 'commit' });
  await title(other).waitFor();
  assert.equal(await axe(other), []);
  letPass();
  await filled(other);
  assert.ok((await layoutShift(other)) < 0.02);
  assert.ok(await fits(other));
  await swipes(other);

  await other.unroute(answers);
  await other.route(answers, route => route.fulfill({ status: 503, json: {} }));
  const from = other.sent.length;
  await other.reload();
  await other.getByText(texts.metrics.failed).waitFor();
  await skeletons(other).first().waitFor({ state: 'detached' });
  assert.is(await other.getByRole('heading', { level: 2 }).count(), 0);
  const lists = other.sent.slice(from).filter(request => request.includes('carousels.json'));
  assert.is(lists.length, 4, 'each list was asked for once');
  assert.ok((await layoutShift(other)) < 0.02, 'moves nothing that is seen');
  assert.equal(await axe(other), []);
  await other.unroute(answers);
  await other.getByRole('button', { name: uiMessages.retry }).click();
  await other.getByText(texts.metrics.reviews, { exact: true }).waitFor();
});

/** A finger that is drawn over a list takes it along, to where a card begins. */
async function swipes(on: TestPage): Promise<void> {
  const row = rowOf(on.getByRole('group', { name: texts.transparent.title }));
  await row.scrollIntoViewIfNeeded();
  const { y } = (await row.boundingBox()) ?? { y: 0 };
  const debug = await on.context().newCDPSession(on);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map(x => ({ x, y: y + 60 })) });
  await untilRest(row, async () => {
    await touch('touchStart', 320);
    for (let x = 300; x >= 60; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
  });
  await row.locator('> li[inert]:first-child').waitFor({ state: 'attached' });
  await startsWithSlide(row);
  assert.ok(on.url().endsWith('/reviews'), 'opens nothing');
}

/** Moves a list and waits until it has come to rest. */
async function untilRest(row: Locator, move: () => Promise<unknown>): Promise<void> {
  await row.evaluate(element =>
    element.addEventListener('scrollend', () => element.setAttribute('data-rested', ''), { once: true }),
  );
  await move();
  await row.page().locator('[data-rested]').waitFor();
  await row.evaluate(element => element.removeAttribute('data-rested'));
}
/** The scrolling element of a list. Its children are the slides. */
const rowOf = (list: Locator) => list.getByRole('list').first();
/** The visible part of a list begins with a complete slide, which is not inert; or it ends with the last one. */
const startsWithSlide = async (row: Locator) =>
  void (await row.page().waitForFunction(
    element => {
      if (!element) return false;
      const edge =
        element.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(element).paddingInlineStart);
      const first = [...element.children].find(slide => Math.abs(slide.getBoundingClientRect().x - edge) < 2);
      // The slower a machine, the further a list glides on.
      const isAtEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 2;
      return element.scrollLeft > 100 && (isAtEnd || (first instanceof HTMLElement && !first.inert));
    },
    await row.elementHandle(),
  ));
/** Only slides out of sight are inert. The browser reports them a moment after the row has come to rest. */
const knowsSight = async (row: Locator) =>
  void (await row.page().waitForFunction(
    element => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      const slides = [...(element?.children ?? [])] as HTMLElement[];
      return slides.every(slide => {
        const { x, right: end } = slide.getBoundingClientRect();
        return slide.inert === (x > right || end < left);
      });
    },
    await row.elementHandle(),
  ));

test.run();
