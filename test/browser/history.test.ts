/**
 * Back and Forward in a real browser on the fixture host: they close every layer over a page and stay, whatever lies
 * before, and cost nobody a press more; they lead back to the place in a row; and the focus is never lost.
 */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currencyMessages } from '../../src/contract/messages/currency.ts';
import { filterMessages } from '../../src/contract/messages/filters.ts';
import { homeMessages } from '../../src/contract/messages/home.ts';
import { menuMessages } from '../../src/contract/messages/menus.ts';
import { reviewMessages } from '../../src/contract/messages/reviews.ts';
import { searchMessages } from '../../src/contract/messages/search.ts';
import { shellMessages } from '../../src/contract/messages/shell.ts';
import { suggestionMessages } from '../../src/contract/messages/suggestions.ts';
import { launch, type TestBrowser, type TestPage, viewports } from '../support/browser.ts';
import { startHost, type TestHost } from '../support/host.ts';

let host: TestHost;
let browser: TestBrowser;
test.before(async () => {
  host = await startHost();
  browser = await launch();
});
test.after(async () => {
  await browser?.close();
  await host?.close();
});

/** A page of the host, which has another document. */
const elsewhere = '/login';
const start = '/reviews/search?q=set';

const isAt = (page: TestPage, address: string) =>
  page.waitForURL(url => url.pathname + url.search === address);
async function results(page: TestPage, address = start): Promise<void> {
  await isAt(page, address);
  await page.locator('.mp-search__results[aria-busy=false] .mp-card').first().waitFor();
}
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true });
/** Back or Forward as the browser does it, which may take the page with it. */
const step = (page: TestPage, by: 1 | -1) =>
  page.evaluate(steps => void setTimeout(() => history.go(steps)), by);
const focused = (page: TestPage) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

/** The search, come to from another document. */
async function come(viewport: { width: number; height: number }, address = start): Promise<TestPage> {
  const page = await browser.newPage({ origin: host.origin, viewport });
  page.setDefaultTimeout(15_000);
  await page.goto(elsewhere);
  await page.goto(address);
  await results(page, address);
  return page;
}

interface Layer {
  readonly viewport: { readonly width: number; readonly height: number };
  open(page: TestPage): Promise<void>;
  /** Closes it by other means than Back. */
  close(page: TestPage): Promise<void>;
  isOpen(page: TestPage): ReturnType<TestPage['locator']>;
}

const pressEscape = (page: TestPage) => page.keyboard.press('Escape');
const filters: Layer = {
  viewport: viewports.desktop,
  open: page => button(page, searchMessages.filterBy).click(),
  close: pressEscape,
  isOpen: page => page.getByRole('complementary', { name: filterMessages.title }),
};
const sideMenu: Layer = {
  viewport: viewports.mobile,
  open: page => button(page, shellMessages.menu).click(),
  close: pressEscape,
  isOpen: page => page.getByRole('dialog', { name: menuMessages.menu }),
};
const layers: Record<string, Layer> = {
  'the filters beside the list': filters,
  'the sheet of filters': {
    ...filters,
    viewport: viewports.mobile,
    isOpen: page => page.getByRole('dialog', { name: filterMessages.title }),
  },
  'the side menu': sideMenu,
  'the search that fills the screen': {
    viewport: viewports.mobile,
    open: page => page.getByRole('combobox', { name: shellMessages.searchField }).click(),
    close: page => button(page, suggestionMessages.closeSearch).click(),
    isOpen: page => page.locator('.mp-search-bar--full'),
  },
};

for (const [name, { viewport, open, close, isOpen }] of Object.entries(layers)) {
  test(`closes ${name} on Back where the document would be left; the next press leaves`, async () => {
    const page = await come(viewport);
    await open(page);
    await isOpen(page).waitFor();
    await page.goBack();
    await isOpen(page).waitFor({ state: 'detached' });
    await results(page);
    assert.is(await page.evaluate(() => document.documentElement.style.overflow), '');
    assert.not(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') != null));

    // Closed by other means, it leaves no press of Back behind.
    await open(page);
    await isOpen(page).waitFor();
    await close(page);
    await isOpen(page).waitFor({ state: 'detached' });
    await step(page, -1);
    await isAt(page, elsewhere);
    await step(page, 1);
    await results(page);
    page.expectQuiet();
    await page.close();
  });
}

for (const name of ['the filters beside the list', 'the side menu']) {
  const { viewport, open, isOpen } = layers[name] as Layer;
  test(`closes ${name} on Back within the document, and keeps Forward`, async () => {
    const page = await come(viewport);
    await page.locator('.mp-pagination a').last().click();
    await page.waitForURL(/page=2/);
    const second = '/reviews/search?q=set&page=2';
    await results(page, second);
    await page.locator('.mp-card__link').first().click();
    await page.waitForURL(/\/products\//);
    const product = new URL(page.url()).pathname;
    await step(page, -1);
    await results(page, second);
    await open(page);
    await isOpen(page).waitFor();
    await step(page, -1);
    await isOpen(page).waitFor({ state: 'detached' });
    await results(page, second);
    await step(page, 1);
    await isAt(page, product);
    page.expectQuiet();
    await page.close();
  });
}

test('follows a link of the side menu, from which one press of Back returns', async () => {
  const page = await come(viewports.mobile);
  await sideMenu.open(page);
  await sideMenu.isOpen(page).getByRole('link', { name: menuMessages.howItWorks }).click();
  await page.waitForURL('**/reviews/how-it-works');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await step(page, -1);
  await results(page);
  await step(page, -1);
  await isAt(page, elsewhere);
  page.expectQuiet();
});

test('applies filters from which one press of Back returns', async () => {
  const page = await come(viewports.mobile);
  const { open, isOpen } = layers['the sheet of filters'] as Layer;
  await open(page);
  await isOpen(page)
    .getByRole('radio', { name: /^4 and up/ })
    .check();
  await page.locator('.mp-filters__apply').filter({ hasText: /\d/ }).click();
  await results(page, '/reviews/search?q=set&page=1&min_rating=4');
  await step(page, -1);
  await results(page);
  page.expectQuiet();
});

test('takes up the text of the search shown when a search is given up by Back', async () => {
  const page = await come(viewports.mobile);
  const field = page.getByRole('combobox', { name: shellMessages.searchField });
  await field.click();
  await field.fill('something else');
  await page.goBack();
  await page.locator('.mp-search-bar--full').waitFor({ state: 'detached' });
  assert.is(await field.inputValue(), 'set');
  page.expectQuiet();
});

test('gives the focus to the menu button of the new width when the window is resized', async () => {
  const page = await come(viewports.mobile);
  await sideMenu.open(page);
  await sideMenu.isOpen(page).waitFor();
  await page.setViewportSize(viewports.tablet);
  await sideMenu.isOpen(page).waitFor({ state: 'detached' });
  assert.is(await focused(page), shellMessages.mainMenu);
  await button(page, shellMessages.mainMenu).click();
  await page.locator('.mp-menu__panel').waitFor();
  await page.setViewportSize(viewports.mobile);
  await page.locator('.mp-menu__panel').waitFor({ state: 'detached' });
  assert.is(await focused(page), shellMessages.menu);
  page.expectQuiet();
});

for (const [name, viewport] of [
  ['the menu of the nine dots', viewports.desktop],
  ['the side menu', viewports.mobile],
] as const) {
  test(`keeps ${name} and the focus in it when the currency converts the price limits`, async () => {
    const page = await come(viewport, '/reviews/search?q=set&currency=USD&max_price=900');
    await button(page, viewport.width < 768 ? shellMessages.menu : shellMessages.mainMenu).click();
    const currency = page.getByRole('button', { name: currencyMessages.label });
    await currency.click();
    await page.getByRole('option', { name: /^EUR/ }).click();
    await page.waitForURL(/currency=EUR/);
    await results(page, new URL(page.url()).pathname + new URL(page.url()).search);
    assert.ok(await currency.evaluate(element => element === document.activeElement));
    const address = new URL(page.url()).search;
    if (viewport.width < 768) {
      await page.goBack();
      await sideMenu.isOpen(page).waitFor({ state: 'detached' });
      assert.is(new URL(page.url()).search, address);
    }
    page.expectQuiet();
  });
}

test('leads back to the place in a row, with the focus on what was followed', async () => {
  const page = await browser.newPage({ origin: host.origin });
  await page.goto('/reviews');
  const row = page.getByRole('group', { name: homeMessages.transparent.title });
  await row.getByRole('button', { name: reviewMessages.next }).click();
  await row.getByRole('button', { name: reviewMessages.previous, disabled: false }).waitFor();
  const scrolled = () =>
    row
      .getByRole('list')
      .first()
      .evaluate(list => list.scrollLeft);
  let place = -1;
  // Until it stands.
  for (let now = await scrolled(); now !== place; now = await scrolled()) {
    place = now;
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)));
  }
  assert.ok(place > 200, String(place));
  const link = row.locator('li:not([inert]) .mp-card__link').last();
  const href = await link.getAttribute('href');
  await link.focus();
  place = await scrolled();
  await page.keyboard.press('Enter');
  await isAt(page, String(href));
  await page.locator('main h1').waitFor();
  await step(page, -1);
  await isAt(page, '/reviews');
  await page.waitForFunction(address => document.activeElement?.getAttribute('href') === address, href);
  assert.ok(Math.abs((await scrolled()) - place) < 2, `${await scrolled()} instead of ${place}`);
  page.expectQuiet();
});

test.run();
