/**
 * Hearts and the comparison, in a real browser on the fixture host: a guest signs in for a heart, and finds it pressed;
 * hearts are there on the next visit, fail and are pressed in haste; products are compared over pages and reloads. Then
 * everything that stands at the bottom of the window, at three widths.
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
/** One page for all that concerns hearts, a guest's at first. */
let page: TestPage;

/** Nobody else's tests sign in as she. */
const reviewer = 'Beatriz Carvalho';
const search = '/reviews/search?q=set';
/** Less to look through. */
const few = '/reviews/search?q=bamboo+toothbrush';

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
const isPressed = (name: string, pressed: boolean) =>
  page.getByRole('button', { name: pickMessages.followOf(name), exact: true, pressed }).waitFor();
const isFocused = (on: Page, label: string) =>
  on.waitForFunction(expected => document.activeElement?.getAttribute('aria-label') === expected, label);
const answered = () => page.waitForResponse(response => response.url().endsWith('/follows/heart'));

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

test.before(async () => {
  page = await newPage();
});

test('leads a guest to sign in and back to the same heart, which is pressed then', async () => {
  await page.goto(search);
  await settled(page);
  const name = await titleOf(page, 13);
  await heart(page, name).click();
  await page.waitForURL(/\/login\?return_to=/);
  // However late the hearts come: this one has the focus when it is there.
  await page.route('**/product-picks-*.js', async route => {
    await message(page, texts.follows(name)).waitFor();
    await route.continue();
  });
  const saved = answered();
  await page.getByRole('button', { name: reviewer }).click();
  await page.waitForURL(url => url.pathname + url.search === search);
  await message(page, texts.follows(name)).waitFor();
  assert.is((await saved).status(), 200);
  await isFocused(page, pickMessages.followOf(name));
  await isPressed(name, true);
  const box = await heart(page, name).boundingBox();
  assert.ok(box && box.y > 0 && box.y < 900, 'it is in the window');
  await page.unroute('**/product-picks-*.js');
});

test('keeps what a reviewer follows, on cards and on the product page, until they no longer do', async () => {
  const name = await titleOf(page, 13);
  await page.reload();
  await isPressed(name, true);
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/products\//);
  await page.locator('.mp-product__picks').waitFor();
  await isPressed(name, true);
  // By keyboard, as well.
  const undone = answered();
  await heart(page, name).focus();
  await page.keyboard.press('Space');
  await isPressed(name, false);
  assert.is((await undone).status(), 200);
  await page.goBack();
  await isPressed(name, false);
  await page.reload();
  await settled(page);
  await isPressed(name, false);
});

test('sends the last of several presses, one at a time', async () => {
  const name = await titleOf(page, 2);
  let answer = () => {};
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve;
  });
  const sent: unknown[] = [];
  await page.route('**/follows/heart', async route => {
    sent.push(route.request().postDataJSON().is_hearting);
    await isAnswered;
    await route.continue();
  });
  await heart(page, name).dblclick();
  await isPressed(name, false);
  assert.equal(sent, [true]);
  const second = page.waitForResponse(
    response => response.request().postData()?.includes('"is_hearting":false') ?? false,
  );
  answer();
  await second;
  await isPressed(name, false);
  assert.equal(sent, [true, false]);
  await page.unroute('**/follows/heart');
});

test('takes a heart back that could not be saved, and says so in place', async () => {
  page.allow(/follows\/heart|500|ERR_FAILED/);
  const name = await titleOf(page, 0);
  await page.route('**/follows/heart', route => route.fulfill({ status: 500, body: '{}' }));
  await heart(page, name).click();
  await message(page, texts.followFailed(name)).waitFor();
  await isPressed(name, false);
  assert.equal(await axe(page), []);

  await page.unroute('**/follows/heart');
  await page.route('**/follows/heart', route => route.abort());
  await heart(page, name).click();
  await isPressed(name, false);
  await message(page, texts.followFailed(name)).waitFor();
  await page.unroute('**/follows/heart');

  // It goes with the page it was about, for good.
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/products\//);
  await message(page, texts.followFailed(name)).waitFor({ state: 'detached' });
  await page.goBack();
  await cards(page).first().waitFor();
  assert.is(await message(page, texts.followFailed(name)).count(), 0);
});

test('offers to sign in again when the session has ended, and follows then', async () => {
  page.allow(/follows\/heart|422/);
  await page.context().clearCookies({ name: /^(?!cookies_accepted)/ });
  const name = await titleOf(page, 0);
  await heart(page, name).click();
  await page.locator('.mp-message').getByRole('link', { name: texts.signIn }).click();
  await page.getByRole('button', { name: reviewer }).click();
  await message(page, texts.follows(name)).waitFor();
  await isPressed(name, true);
  const undone = answered();
  await heart(page, name).click();
  await undone;
});

test('follows stores', async () => {
  await page.goto('/reviews/store_search');
  const card = page.locator('.mp-shop-card').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const saved = answered();
  await heart(page, name).click();
  await saved;
  await page.reload();
  await isPressed(name, true);
  assert.equal(await axe(page), []);
  const undone = answered();
  await heart(page, name).click();
  await undone;
  await isPressed(name, false);
});

test('compares up to four products side by side, and keeps them over pages and reloads', async () => {
  const guest = await open(search);
  await settled(guest);
  const names = await choose(guest, 4);
  const fifth = await titleOf(guest, 4);
  await compare(guest, fifth).click();
  await message(guest, texts.full('4')).waitFor();
  assert.is(await compare(guest, fifth).getAttribute('aria-pressed'), 'false');

  // Removed by keyboard, the focus stays among the others.
  await tray(guest)
    .getByRole('button', { name: texts.remove(names[1] ?? '') })
    .focus();
  await guest.keyboard.press('Enter');
  await isFocused(guest, texts.remove(names[2] ?? ''));
  await message(guest, texts.full('4')).waitFor({ state: 'detached' });

  await guest.getByRole('link', { name: names[0] ?? '', exact: true }).click();
  await guest.waitForURL(/\/products\//);
  await compare(guest, names[0] ?? '').waitFor();
  assert.is(await chosen(guest).count(), 3);
  await guest.reload();
  await chosen(guest).nth(2).waitFor();
  assert.is(await compare(guest, names[0] ?? '').getAttribute('aria-pressed'), 'true');

  const opener = tray(guest).getByRole('button', { name: texts.open('3') });
  await opener.click();
  await dialog(guest).waitFor();
  for (const name of names.filter((_, index) => index !== 1))
    await dialog(guest).getByRole('columnheader', { name }).getByRole('link').waitFor();
  const rows = await dialog(guest).getByRole('rowheader').allTextContents();
  assert.equal(rows, [texts.price, texts.rating, texts.reviews, 'Transparency', 'Authenticity', texts.store]);
  await dialog(guest).getByText(texts.lowest, { exact: true }).waitFor();

  // Back closes it, and the page is still there.
  const address = guest.url();
  await guest.goBack();
  await dialog(guest).waitFor({ state: 'detached' });
  await guest.waitForURL(address);
  await opener.click();
  await guest.keyboard.press('Escape');
  await dialog(guest).waitFor({ state: 'detached' });
  await guest.waitForFunction(name => document.activeElement?.textContent === name, texts.open('3'));

  await opener.click();
  await dialog(guest)
    .getByRole('link', { name: names[2] ?? '', exact: true })
    .click();
  await guest.getByRole('heading', { level: 1, name: names[2] ?? '' }).waitFor();
  assert.is(await dialog(guest).count(), 0);
  await guest.goBack();
  await guest.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();

  await tray(guest).getByRole('button', { name: texts.clear }).click();
  await tray(guest).waitFor({ state: 'detached' });
  await guest.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await guest.reload();
  await guest.locator('.mp-bottom').waitFor({ state: 'attached' });
  assert.is(await tray(guest).count(), 0);
});

for (const [name, viewport] of Object.entries(viewports))
  test(`keeps everything in reach and in its place with the tray open (${name})`, async () => {
    const guest = await open(few, { viewport, isFirstVisit: true });
    await settled(guest);
    const cookies = guest.getByRole('region', { name: overlayMessages.cookies.label });
    await cookies.waitFor();
    await choose(guest, 4);
    assert.equal(await axe(guest), []);
    const [trayBox, cookieBox] = await Promise.all([tray(guest).boundingBox(), cookies.boundingBox()]);
    assert.ok(trayBox && cookieBox);
    assert.ok(trayBox.y + trayBox.height <= cookieBox.y + 1, 'the tray stands on the cookie bar');
    const opener = tray(guest).getByRole('button', { name: texts.open('4') });
    const button = await opener.boundingBox();
    assert.ok(button && button.x + button.width <= viewport.width - 16, 'the button keeps the margin');

    // The end of the page can be scrolled to.
    await guest.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const up = await guest.getByRole('button', { name: footerMessages.backToTop }).boundingBox();
    const top = (await tray(guest).boundingBox())?.y ?? 0;
    assert.ok(up && up.y + up.height <= top, 'the footer ends above the tray');

    await opener.click();
    await dialog(guest).getByRole('table').waitFor();
    assert.equal(await axe(guest), []);
    const body = dialog(guest).locator('.mp-sheet__body');
    const isWider = await body.evaluate(element => element.scrollWidth > element.clientWidth);
    assert.is(isWider, name === 'mobile');
    const box = await body.boundingBox();
    const second = await dialog(guest).getByRole('columnheader').nth(1).boundingBox();
    assert.ok(box && second && second.x + second.width <= box.x + box.width, 'two products are seen at once');
    await body.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
    const label = await dialog(guest).getByText(texts.price, { exact: true }).boundingBox();
    assert.ok(label && label.x >= box.x && label.x < box.x + 24, 'the names of the rows stay');
    assert.ok((await guest.evaluate(() => document.documentElement.scrollWidth)) <= viewport.width);
    assert.ok((await layoutShift(guest)) < 0.02, `${await layoutShift(guest)}`);
  });

test('shows the shape of a comparison, however long its texts are, in the smallest window', async () => {
  const guest = await newPage({ viewport: { width: 320, height: 568 } });
  guest.allow(/404/);
  await guest.goto('/reviews/medals');
  await guest.evaluate(() => {
    const title = 'Stoneware breakfast bowl with ash glaze '.repeat(8);
    const kept = [title, title.replaceAll(' ', ''), 'Pot', 'Pan'].map((text, index) => ({
      ...{ encoded_product_id: `p${index}`, title: text, price: 1234567.89, currency: 'USD' },
      internal_path: `/reviews/stores/nowhere/products/${index}`,
    }));
    localStorage.setItem('compared_products', JSON.stringify(kept));
  });
  await guest.reload();
  await tray(guest)
    .getByRole('button', { name: texts.open('4') })
    .click();
  await dialog(guest).getByText(texts.gone).nth(3).waitFor();
  const heads = await dialog(guest).getByRole('columnheader').all();
  for (const head of heads) {
    const box = await head.boundingBox();
    assert.ok(box && box.width < 200 && box.height < 300, JSON.stringify(box));
  }
  assert.ok((await guest.evaluate(() => document.documentElement.scrollWidth)) <= 320);
});

test.run();
