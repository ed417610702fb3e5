/**
 * Hearts and the comparison, in a real browser on the fixture host: as a guest who signs in on the way, as a reviewer
 * whose hearts are there on the next visit, and on all three widths with everything open.
 */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { footerMessages } from '../../src/contract/messages/footer.ts';
import { overlayMessages } from '../../src/contract/messages/overlays.ts';
import { pickMessages } from '../../src/contract/messages/picks.ts';
import { pickingMessages as texts } from '../../src/contract/messages/picking.ts';
import { axe, layoutShift, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage, open } = browserSuite();

/** Nobody else's tests sign in as she. */
const reviewer = 'Beatriz Carvalho';
const search = '/reviews/search?q=set';

const cards = (page: Page) => page.locator('.mp-search__results[aria-busy=false] .mp-card');
const titleOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getByRole('heading').textContent()) ?? '';
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: pickMessages.followOf(name), exact: true });
const compare = (page: Page, name: string) =>
  page.getByRole('button', { name: pickMessages.compareOf(name), exact: true });
const tray = (page: Page) => page.getByRole('region', { name: texts.tray });
const chosen = (page: Page) => tray(page).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title });
const message = (page: Page, text: string) => page.locator('.mp-message').getByText(text);
const isPressed = (page: Page, name: string, pressed: boolean) =>
  page
    .getByRole('button', { name: pickMessages.followOf(name), exact: true, pressed })
    .first()
    .waitFor();
const hearts = (page: TestPage) => page.sent.filter(request => request.endsWith('/follows/heart'));

/** Chooses the first products of the page and returns what they are called. */
async function choose(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = await titleOf(page, index);
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await chosen(page).nth(index).waitFor();
    names.push(name);
  }
  return names;
}

/** Everything that is on its way was answered, and what comes after the first paint is there. */
async function settled(page: Page): Promise<void> {
  await cards(page).first().waitFor();
  await page.locator('.mp-bottom').waitFor({ state: 'attached' });
}

test('keeps what a reviewer follows, on cards and on the product page, until they no longer do', async () => {
  const page = await open(search, { signedInAs: reviewer });
  await page.goto(search);
  await settled(page);
  const name = await titleOf(page, 1);
  // By keyboard, as well.
  await heart(page, name).focus();
  const saved = page.waitForResponse(response => response.url().endsWith('/follows/heart'));
  await page.keyboard.press('Space');
  await isPressed(page, name, true);
  assert.is((await saved).status(), 200);

  await page.reload();
  await isPressed(page, name, true);
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/products\//);
  await page.locator('.mp-product__picks').waitFor();
  await isPressed(page, name, true);
  const undone = page.waitForResponse(response => response.url().endsWith('/follows/heart'));
  await heart(page, name).click();
  await isPressed(page, name, false);
  await undone;

  await page.goBack();
  await isPressed(page, name, false);
  await page.reload();
  await settled(page);
  await isPressed(page, name, false);
});

test('follows stores', async () => {
  const page = await open('/reviews/store_search', { signedInAs: reviewer });
  await page.goto('/reviews/store_search');
  const card = page.locator('.mp-shop-card').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const saved = page.waitForResponse(response => response.url().endsWith('/follows/heart'));
  await heart(page, name).click();
  await saved;
  await page.reload();
  await isPressed(page, name, true);
  assert.equal(await axe(page), []);
  await heart(page, name).click();
  await isPressed(page, name, false);
});

test('takes a heart back that could not be saved, and says so in place', async () => {
  const page = await open(search, { signedInAs: reviewer });
  page.allow(/follows\/heart|500|ERR_FAILED/);
  await page.goto(search);
  await settled(page);
  const name = await titleOf(page, 0);
  await page.route('**/follows/heart', route => route.fulfill({ status: 500, body: '{}' }));
  await heart(page, name).click();
  await message(page, texts.followFailed(name)).waitFor();
  await isPressed(page, name, false);
  assert.equal(await axe(page), []);

  await page.unroute('**/follows/heart');
  await page.route('**/follows/heart', route => route.abort());
  await heart(page, name).click();
  await isPressed(page, name, false);
  await message(page, texts.followFailed(name)).waitFor();

  // It goes with the page it was about.
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/products\//);
  await message(page, texts.followFailed(name)).waitFor({ state: 'detached' });
});

test('sends the last of several presses, one at a time', async () => {
  const page = await open(search, { signedInAs: reviewer });
  await page.goto(search);
  await settled(page);
  const name = await titleOf(page, 2);
  let answer = () => {};
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/follows/heart', async route => {
    await isAnswered;
    await route.continue();
  });
  await heart(page, name).dblclick();
  await isPressed(page, name, false);
  assert.is(hearts(page).length, 1);
  const second = page.waitForResponse(
    response => response.request().postData()?.includes('"is_hearting":false') ?? false,
  );
  answer();
  await second;
  await isPressed(page, name, false);
  assert.is(hearts(page).length, 2);
});

test('leads a guest to sign in and back to the same heart, which is pressed then', async () => {
  const page = await open(search);
  await settled(page);
  const name = await titleOf(page, 13);
  await heart(page, name).click();
  await page.waitForURL(/\/login\?return_to=/);
  await page.getByRole('button', { name: reviewer }).click();
  await page.waitForURL(url => url.pathname + url.search === search);
  await message(page, texts.follows(name)).waitFor();
  await isPressed(page, name, true);
  await page.waitForFunction(
    label => document.activeElement?.getAttribute('aria-label') === label,
    pickMessages.followOf(name),
  );
  assert.ok(await heart(page, name).isVisible());
  const box = await heart(page, name).boundingBox();
  assert.ok(box && box.y > 0 && box.y < 900, 'it is in the window');
  const undone = page.waitForResponse(response => response.url().endsWith('/follows/heart'));
  await heart(page, name).click();
  await undone;
});

test('does nothing for a guest who turns back at the sign-in', async () => {
  const page = await open(search);
  await settled(page);
  const name = await titleOf(page, 0);
  await heart(page, name).click();
  await page.waitForURL(/\/login/);
  await page.goto(search);
  await settled(page);
  await isPressed(page, name, false);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByRole('button', { name: reviewer }).click();
  await settled(page);
  await isPressed(page, name, false);
  assert.equal(hearts(page), []);
});

test('compares products, marks what is best, and keeps them over pages and reloads', async () => {
  const page = await open(search);
  await settled(page);
  const names = await choose(page, 2);
  await page.getByRole('link', { name: names[0] ?? '', exact: true }).click();
  await page.waitForURL(/\/products\//);
  await compare(page, names[0] ?? '').waitFor();
  assert.is(await chosen(page).count(), 2);
  await page.reload();
  await chosen(page).nth(1).waitFor();
  assert.is(await compare(page, names[0] ?? '').getAttribute('aria-pressed'), 'true');

  const opener = tray(page).getByRole('button', { name: texts.open('2') });
  await opener.click();
  await dialog(page).waitFor();
  for (const name of names)
    await dialog(page).getByRole('columnheader', { name }).getByRole('link').waitFor();
  const rows = await dialog(page).getByRole('rowheader').allTextContents();
  assert.equal(rows, [texts.price, texts.rating, texts.reviews, 'Transparency', 'Authenticity', texts.store]);
  await dialog(page).getByText(texts.lowest, { exact: true }).waitFor();

  // Back closes it, and the page is still there.
  const address = page.url();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  await page.waitForURL(address);
  await opener.click();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.waitForFunction(name => document.activeElement?.textContent === name, texts.open('2'));

  await opener.click();
  await dialog(page)
    .getByRole('link', { name: names[1] ?? '', exact: true })
    .click();
  await page.waitForURL(url => url.href !== address);
  await page.getByRole('heading', { level: 1, name: names[1] ?? '' }).waitFor();
  assert.is(await dialog(page).count(), 0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
});

test('takes up to four products and says what to do with a fifth', async () => {
  const page = await open(search);
  await settled(page);
  const names = await choose(page, 4);
  const fifth = await titleOf(page, 4);
  await compare(page, fifth).click();
  await message(page, texts.full('4')).waitFor();
  assert.is(await compare(page, fifth).getAttribute('aria-pressed'), 'false');

  // Removed by keyboard, the focus stays among the others.
  await tray(page)
    .getByRole('button', { name: texts.remove(names[1] ?? '') })
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    label => document.activeElement?.getAttribute('aria-label') === label,
    texts.remove(names[2] ?? ''),
  );
  await message(page, texts.full('4')).waitFor({ state: 'detached' });
  await compare(page, fifth).click();
  await chosen(page).nth(3).waitFor();
  await tray(page).getByRole('button', { name: texts.clear }).click();
  await tray(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.reload();
  await settled(page);
  assert.is(await tray(page).count(), 0);
});

test('tells which product is there no more, and shows the others as they are now', async () => {
  const page = await open(search);
  page.allow(/404/);
  await settled(page);
  const names = await choose(page, 2);
  await page.evaluate(() => {
    const [gone, old] = JSON.parse(localStorage.getItem('compared_products') ?? '[]');
    localStorage.setItem(
      'compared_products',
      JSON.stringify([
        { ...gone, internal_path: '/reviews/stores/nowhere/products/nothing' },
        { ...old, title: 'Its old name', price: 0.01 },
      ]),
    );
  });
  await page.reload();
  await tray(page)
    .getByRole('button', { name: texts.open('2') })
    .click();
  await dialog(page).getByText(texts.gone).waitFor();
  await dialog(page)
    .getByRole('link', { name: names[1] ?? '', exact: true })
    .waitFor();
  assert.is(await dialog(page).getByText(texts.lowest, { exact: true }).count(), 0);
  await dialog(page)
    .getByRole('button', { name: texts.remove(names[0] ?? '') })
    .click();
  await dialog(page).getByText(texts.oneMore).waitFor();
  await dialog(page).getByRole('button', { name: texts.clear }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await tray(page).waitFor({ state: 'detached' });
});

test('goes on where the browser keeps nothing', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(search);
  await settled(page);
  const [name = ''] = await choose(page, 2);
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/products\//);
  assert.is(await chosen(page).count(), 2);
});

for (const [name, viewport] of Object.entries(viewports))
  test(`keeps everything in reach and in its place with the tray open (${name})`, async () => {
    const page = await open(search, { viewport, isFirstVisit: true });
    await settled(page);
    await page.getByRole('region', { name: overlayMessages.cookies.label }).waitFor();
    await choose(page, 3);
    assert.equal(await axe(page), []);
    const [trayBox, cookieBox] = await Promise.all([
      tray(page).boundingBox(),
      page.getByRole('region', { name: overlayMessages.cookies.label }).boundingBox(),
    ]);
    assert.ok(trayBox && cookieBox);
    assert.ok(trayBox.y + trayBox.height <= cookieBox.y + 1, 'the tray stands on the cookie bar');

    // The end of the page can be scrolled to.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const up = await page.getByRole('button', { name: footerMessages.backToTop }).boundingBox();
    const top = (await tray(page).boundingBox())?.y ?? 0;
    assert.ok(up && up.y + up.height <= top, 'the footer ends above the tray');

    await tray(page)
      .getByRole('button', { name: texts.open('3') })
      .click();
    await dialog(page).getByRole('table').waitFor();
    assert.equal(await axe(page), []);
    const body = dialog(page).locator('.mp-sheet__body');
    const isWider = await body.evaluate(element => element.scrollWidth > element.clientWidth);
    assert.is(isWider, name === 'mobile');
    await body.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
    const head = await dialog(page).getByRole('rowheader').first().boundingBox();
    const box = await body.boundingBox();
    assert.ok(head && box && Math.abs(head.x - box.x) < 2, 'the names of the rows stay');
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= viewport.width);
    assert.ok((await layoutShift(page)) < 0.02, `${await layoutShift(page)}`);
  });

test.run();
