/**
 * The header in a real browser where things are not as usual: on hosts of another kind, in the smallest of windows,
 * with text of twice the size and a long name.
 */
import * as assert from 'uvu/assert';
import { headerHeightFromTablet } from '../../src/contract/limits.ts';
import { menuMessages as texts } from '../../src/messages/navigation.ts';
import { enlargeText, fits, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { avatar, burger, dots, list, sideMenu, header, menuPanel } from '../support/header-page.ts';
import { footerDrawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

const search = '/reviews/search?q=lamp';

/** One page each for all tests: as a guest, and signed in. */
let guest: TestPage;
let reviewer: TestPage;
test.before(async () => {
  [guest, reviewer] = await Promise.all([newPage(), newPage({ signedInAs: 'Aino Virtanen' })]);
});

async function open(
  address: string,
  page: TestPage,
  viewport: { width: number; height: number } = viewports.desktop,
) {
  await page.setViewportSize(viewport);
  await page.goto(address);
  await header(page).waitFor();
  return page;
}

for (const fixture of ['hostile-css', 'right-to-left']) {
  test(`keeps its look and its menus on another host: ${fixture}`, async () => {
    const page = await open(`/reviews?fixture=${fixture}`, guest, viewports.tablet);
    assert.is((await header(page).boundingBox())?.height, headerHeightFromTablet);
    await dots(page).click();
    const panel = menuPanel(page);
    await panel.waitFor();
    await still(page);
    const item = list(page, texts.mainMenu).getByRole('link').last();
    await item.hover();
    await item.focus();
    assert.equal(
      await item.evaluate(link => {
        const { fontStyle, textTransform, boxShadow } = getComputedStyle(link);
        return [fontStyle, textTransform, boxShadow];
      }),
      ['normal', 'none', 'none'],
    );
    const strokes = await item.locator('path').evaluateAll(all => all.map(one => getComputedStyle(one).fill));
    assert.ok(strokes.every(fill => fill === 'none'));
    const [box, links] = await Promise.all([panel.boundingBox(), list(page, texts.mainMenu).boundingBox()]);
    assert.ok(box && box.x >= 0 && box.x + box.width <= 820);
    assert.ok(links && links.height >= 5 * 44, 'as high as its links');
    await page.keyboard.press('Escape');
    await page.setViewportSize(viewports.mobile);
    await burger(page).click();
    await sideMenu(page).waitFor();
    assert.is((await page.locator('.mp-side-menu__head').boundingBox())?.height, 70);
  });
}

test('does without the header where the host has no place for it', async () => {
  await guest.goto('/reviews?fixture=no-navbar');
  await guest.locator('main h1').waitFor();
  assert.is(await header(guest).count(), 0);
});

test('lets everything in a menu be reached in the smallest of windows', async () => {
  const page = await open(search, guest, { width: 320, height: 256 });
  await burger(page).click();
  const currency = page.getByRole('button', { name: 'Show prices in' });
  await currency.scrollIntoViewIfNeeded();
  await currency.click({ trial: true });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 800, height: 256 });
  await dots(page).click();
  await currency.scrollIntoViewIfNeeded();
  await currency.click({ trial: true });
  assert.ok(await fits(page));
});

test('has room for text of twice the size, and for a long name', async () => {
  await reviewer.route('**/reviews/me.json*', async route => {
    const response = await route.fetch();
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    await route.fulfill({ response, json: { ...(await response.json()), name, reviewer: { name } } });
  });
  for (const viewport of Object.values(viewports)) {
    const page = await open('/reviews/trust', reviewer, viewport);
    await footerDrawn(page);
    await enlargeText(page);
    const menu =
      viewport === viewports.mobile
        ? burger(page)
        : header(page).getByRole('button', { expanded: false }).last();
    await menu.click();
    const opened = sideMenu(page).locator('> *').or(menuPanel(page));
    await opened.getByText(/^Donau/).waitFor();
    assert.ok(await opened.evaluate(one => one.scrollWidth <= one.clientWidth), 'the menu');
    assert.ok(await fits(page), `the page at ${viewport.width} px`);
  }
  await reviewer.unrouteAll();
});

test('leads to pages that say what they are', async () => {
  const page = await open(search, reviewer);
  for (const menu of [dots(page), avatar(page)]) {
    await menu.click();
    const links = await menuPanel(page)
      .getByRole('link')
      .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href));
    for (const href of links.filter(link => !link.endsWith('/logout')))
      assert.match(await (await page.request.get(href)).text(), /<h1>/, href);
  }
});

test.run();
