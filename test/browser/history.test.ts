/**
 * Back and Forward in a real browser on the fixture host: they close every layer over a page and stay, whatever lies
 * before, and cost nobody a press more; they lead back to the place in a row; and the focus is never lost.
 */
import * as assert from 'uvu/assert';
import { menuMessages } from '../../src/messages/navigation.ts';
import { filterMessages } from '../../src/messages/filters.ts';
import { homeMessages } from '../../src/messages/home.ts';
import { productMessages } from '../../src/messages/product.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { shellMessages } from '../../src/messages/shell.ts';
import { suggestionMessages } from '../../src/messages/search-bar.ts';
import { showPresence, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, titleLinks, scores } from '../support/cards.ts';
import { menuPanel } from '../support/header-page.ts';
import { fullSearch } from '../support/search-bar-page.ts';
import { applyButton } from '../support/search-page.ts';

const { test, newPage } = browserSuite();
/** One page for all tests, which go on from where the one before ended. */
let page: TestPage;
test.before(async () => {
  page = await newPage({ hasMotion: true });
});

/** A page of the host, which has another document. */
const elsewhere = '/login';
const start = '/reviews/search?q=lamp';
/** Two pages of results. */
const long = '/reviews/search?q=set';

const isAt = (address: string) => page.waitForURL(url => url.pathname + url.search === address);
async function results(address = start): Promise<void> {
  await isAt(address);
  await cards(page).first().waitFor();
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Back or Forward as the browser does it, which may take the page with it. */
const step = (by: 1 | -1) => page.evaluate(steps => void setTimeout(() => history.go(steps)), by);
const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

/** The search, come to from another document. */
async function come(viewport: { width: number; height: number }, address = start): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(elsewhere);
  await page.goto(address);
  await results(address);
}

interface Layer {
  open(): Promise<void>;
  /** Closes it by other means than Back. */
  close(): Promise<void>;
  isOpen(): ReturnType<TestPage['locator']>;
}

const pressEscape = () => page.keyboard.press('Escape');
/** Beside the list. */
const filters: Layer = {
  open: () => button(searchMessages.filterBy).click(),
  close: pressEscape,
  isOpen: () => page.getByRole('complementary', { name: filterMessages.title }),
};
/** Over the page. */
const phone = {
  filters: { ...filters, isOpen: () => page.getByRole('dialog', { name: filterMessages.title }) },
  sideMenu: {
    open: () => button(shellMessages.menu).click(),
    close: pressEscape,
    isOpen: () => page.getByRole('dialog', { name: menuMessages.menu }),
  },
  search: {
    open: () => page.getByRole('combobox', { name: shellMessages.searchField }).click(),
    close: () => button(suggestionMessages.closeSearch).click(),
    isOpen: () => fullSearch(page),
  },
};

/** Opens a layer and closes it with Back, which changes nothing else. */
async function closesOnBack({ open, isOpen }: Layer, address: string): Promise<void> {
  await open();
  await isOpen().waitFor();
  await page.goBack();
  await isOpen().waitFor({ state: 'detached' });
  await results(address);
  assert.is(await page.evaluate(() => document.documentElement.style.overflow), '');
  assert.not(
    await page.evaluate(() => document.querySelector('main')?.closest('[inert], [aria-hidden=true]') != null),
  );
}

test('phone 1: Back closes each layer and stays; closed by other means, none costs a press', async () => {
  await come(viewports.mobile);
  for (const layer of Object.values(phone)) await closesOnBack(layer, start);
  for (const { open, close, isOpen } of Object.values(phone)) {
    await open();
    await isOpen().waitFor();
    await close();
    await isOpen().waitFor({ state: 'detached' });
  }
  await step(-1);
  await isAt(elsewhere);
  await step(1);
  await results();
});

test('phone 2: takes up the text of the search shown when a search is given up by Back', async () => {
  const field = page.getByRole('combobox', { name: shellMessages.searchField });
  await field.click();
  // Before its code is there, nothing is open that Back could close.
  await fullSearch(page).waitFor();
  await field.fill('something else');
  await page.goBack();
  await fullSearch(page).waitFor({ state: 'detached' });
  assert.is(await field.inputValue(), 'lamp');
});

test('phone 3: one press of Back returns from a link of the side menu, and from filters that were applied', async () => {
  await phone.sideMenu.open();
  await phone.sideMenu.isOpen().getByRole('link', { name: menuMessages.howItWorks }).click();
  await page.waitForURL('**/reviews/how-it-works');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await step(-1);
  await results();
  await phone.filters.open();
  await phone.filters
    .isOpen()
    .getByRole('radio', { name: /^4 and up/ })
    .check();
  await applyButton(page).filter({ hasText: /\d/ }).click();
  await results('/reviews/search?q=lamp&page=1&min_rating=4');
  await step(-1);
  await results();
});

test('phone 4: gives the focus to the menu button of the new width when the window is resized', async () => {
  const { open, isOpen } = phone.sideMenu;
  await open();
  await isOpen().waitFor();
  await page.setViewportSize(viewports.tablet);
  await isOpen().waitFor({ state: 'detached' });
  await button(shellMessages.mainMenu).and(page.locator(':focus')).waitFor();
  await button(shellMessages.mainMenu).click();
  await menuPanel(page).waitFor();
  await page.setViewportSize(viewports.mobile);
  await menuPanel(page).waitFor({ state: 'detached' });
  await button(shellMessages.menu).and(page.locator(':focus')).waitFor();
});

test('computer 1: Back closes the filters where the document would be left, and within it, where the next press leads on', async () => {
  await come(viewports.desktop, long);
  await closesOnBack(filters, long);
  const second = `${long}&page=2`;
  await showPresence(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last().click();
  await results(second);
  await closesOnBack(filters, second);
  await step(-1);
  await results(long);
});

test('computer 2: keeps the place on the page when Back closes a layer', async () => {
  const button = scores(page).nth(8);
  await button.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  assert.ok(y > 0);
  await button.click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.is(await page.evaluate(() => scrollY), y);
  assert.ok(await button.evaluate(element => element === document.activeElement));
});

test('computer 3: leads from a product back to the results as they were left', async () => {
  const link = titleLinks(page).last();
  const title = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  assert.ok(y > 0);
  await link.click();
  await page.waitForURL(/\/products\//);
  await page.getByRole('link', { name: productMessages.backToResults }).click();
  await results(long);
  assert.equal([await page.evaluate(() => scrollY), await focused()], [y, title]);
  await step(-1);
  await isAt(elsewhere);
});

test('leads back to the place in a row, with the focus on what was followed', async () => {
  await page.setViewportSize(viewports.desktop);
  await page.goto('/reviews');
  const row = page.getByRole('group', { name: homeMessages.transparent.title });
  await row.getByRole('button', { name: uiMessages.next }).click();
  await row.getByRole('button', { name: uiMessages.previous, disabled: false }).waitFor();
  const list = row.getByRole('list').first();
  /** The position of the row when it has stood still for some frames. It glides, and a focus moves it, too. */
  const stand = () =>
    list.evaluate(async element => {
      let place = Number.NaN;
      for (let frames = 0; frames < 10; frames = place === element.scrollLeft ? frames + 1 : 0) {
        place = element.scrollLeft;
        await new Promise(requestAnimationFrame);
      }
      return place;
    });
  // On a busy machine it may stand still for more than ten frames before it glides.
  await page.waitForFunction(element => (element?.scrollLeft ?? 0) > 200, await list.elementHandle());
  await stand();
  const link = row.locator('li:not([inert])').getByRole('heading').getByRole('link').last();
  const href = await link.getAttribute('href');
  await link.focus();
  const place = await stand();
  await page.keyboard.press('Enter');
  await isAt(String(href));
  await page.locator('main h1').waitFor();
  await step(-1);
  await isAt('/reviews');
  await page.waitForFunction(address => document.activeElement?.getAttribute('href') === address, href);
  const now = await stand();
  assert.ok(Math.abs(now - place) < 2, `${now} instead of ${place}`);
});

test.run();
