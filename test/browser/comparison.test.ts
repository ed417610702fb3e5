/**
 * The comparison, in a real browser on the fixture host: products are compared over pages and reloads. Then everything
 * that stands at the bottom of the window, on a phone and a computer.
 */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { footerMessages } from '../../src/messages/footer.ts';
import { overlayMessages } from '../../src/messages/overlays.ts';
import { comparisonMessages as texts } from '../../src/messages/comparison.ts';
import { axe } from '../support/axe.ts';
import { phoneAndComputer } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { isFocused, message, settled, titleOf } from '../support/cards.ts';
import { dockStands } from '../support/screen-parts.ts';

const { test, newPage, open } = browserSuite();

const search = '/reviews/search?q=lamp';
/** Less to look through. */
const few = '/reviews/search?q=bamboo+toothbrush&min_transparency=0';

const compare = (page: Page, name: string) =>
  page.getByRole('button', { name: texts.compareOf({ name }), exact: true });
const tray = (page: Page) => page.getByRole('region', { name: texts.tray });
const chosen = (page: Page) => tray(page).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title });

/** Chooses the first products of the page and returns what they are called. */
async function choose(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = await titleOf(page, index);
    await compare(page, name).click();
    await chosen(page).nth(index).waitFor();
    names.push(name);
  }
  return names;
}

test('compares up to four products side by side, and keeps them over pages and reloads', async () => {
  const guest = await open(search);
  await settled(guest);
  // With a mouse the word comes with the card that is pointed at, and stays where it is chosen.
  const first = compare(guest, await titleOf(guest, 0));
  const opacity = () => first.evaluate(one => getComputedStyle(one).opacity);
  assert.is(await opacity(), '0');
  await first.hover();
  assert.is(await opacity(), '1');
  const names = await choose(guest, 4);
  assert.is(await opacity(), '1');
  const fifth = await titleOf(guest, 4);
  await compare(guest, fifth).click();
  await message(guest, texts.full({ most: 4 })).waitFor();
  assert.is(await compare(guest, fifth).getAttribute('aria-pressed'), 'false');

  // Removed by keyboard, the focus stays among the others.
  await tray(guest)
    .getByRole('button', { name: texts.remove({ name: names[1] ?? '' }) })
    .focus();
  await guest.keyboard.press('Enter');
  await isFocused(guest, texts.remove({ name: names[2] ?? '' }));
  await message(guest, texts.full({ most: 4 })).waitFor({ state: 'detached' });

  await guest.getByRole('link', { name: names[0] ?? '', exact: true }).click();
  await guest.waitForURL(/\/products\//);
  await compare(guest, names[0] ?? '').waitFor();
  assert.is(await chosen(guest).count(), 3);
  await guest.reload();
  await chosen(guest).nth(2).waitFor();
  assert.is(await compare(guest, names[0] ?? '').getAttribute('aria-pressed'), 'true');

  const opener = tray(guest).getByRole('button', { name: texts.open({ count: '3' }) });
  let answer = () => {};
  const held = new Promise<void>(resolve => (answer = resolve));
  await guest.route(/format=json/, async route => {
    await held;
    await route.continue();
  });
  await opener.click();
  await dialog(guest).waitFor();
  const end = () => dialog(guest).getByRole('row', { name: texts.complaints }).boundingBox();
  const before = await end();
  answer();
  for (const name of names.filter((_, index) => index !== 1))
    await dialog(guest).getByRole('columnheader', { name }).getByRole('link').waitFor();
  const ways = dialog(guest).getByRole('link', { name: new RegExp(`^${texts.visitStore}`) });
  await ways.nth(2).waitFor();
  assert.match((await ways.first().getAttribute('href')) ?? '', /^https:/);
  const rows = await dialog(guest).getByRole('rowheader').allTextContents();
  const figures = [texts.price, texts.store, texts.rating, texts.reviews, 'Transparency', 'Authenticity'];
  assert.equal(rows, [...figures, texts.strengths, texts.complaints]);
  assert.is((await end())?.y, before?.y, 'the pages of the products move nothing when they come');
  await guest.unroute(/format=json/);
  await dialog(guest).getByText(texts.lowest, { exact: true }).waitFor();

  // Back closes it, and the page is still there.
  const address = guest.url();
  await guest.goBack();
  await dialog(guest).waitFor({ state: 'detached' });
  await guest.waitForURL(address);
  await opener.click();
  await guest.keyboard.press('Escape');
  await dialog(guest).waitFor({ state: 'detached' });
  await guest.waitForFunction(
    name => document.activeElement?.textContent === name,
    texts.open({ count: '3' }),
  );

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
  await dockStands(guest);
  assert.is(await tray(guest).count(), 0);
});

test('keeps everything in reach and in its place with the tray open, on phones and computers', async () => {
  const guest = await open(few, { viewport: phoneAndComputer.mobile, isFirstVisit: true });
  await settled(guest);
  const cookies = guest.getByRole('region', { name: overlayMessages.cookies.label });
  await cookies.waitFor();
  const start = () =>
    guest
      .getByRole('heading', { level: 1 })
      .evaluate(one => one.getBoundingClientRect().top + window.scrollY);
  const before = await start();
  await choose(guest, 4);
  assert.is(await start(), before, 'the page stays where it is');
  assert.equal(await axe(guest), []);
  for (const [name, viewport] of Object.entries(phoneAndComputer)) {
    await guest.setViewportSize(viewport);
    const [trayBox, cookieBox] = await Promise.all([tray(guest).boundingBox(), cookies.boundingBox()]);
    assert.ok(trayBox && cookieBox);
    assert.ok(trayBox.y + trayBox.height <= cookieBox.y + 1, 'the tray stands on the cookie bar');
    const opener = tray(guest).getByRole('button', { name: texts.open({ count: '4' }) });
    const button = await opener.boundingBox();
    assert.ok(button && button.x + button.width <= viewport.width - 16, 'the button keeps the margin');

    // The end of the page can be scrolled to.
    await guest.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const up = await guest.getByRole('button', { name: footerMessages.backToTop }).boundingBox();
    const top = (await tray(guest).boundingBox())?.y ?? 0;
    assert.ok(up && up.y + up.height <= top, 'the footer ends above the tray');

    await opener.click();
    await dialog(guest).getByRole('table').waitFor();
    if (name === 'mobile') assert.equal(await axe(guest), []);
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
    await guest.keyboard.press('Escape');
    await dialog(guest).waitFor({ state: 'detached' });
  }
});

test('shows the shape of a comparison, however long its texts are, in the smallest window', async () => {
  const guest = await newPage({ viewport: { width: 320, height: 568 } });
  guest.allow(/404/);
  await guest.addInitScript(() => {
    const title = 'Stoneware breakfast bowl with ash glaze '.repeat(8);
    const usual = 'Terracotta Enamelled Steel Round Teapot, 1.5 L';
    const kept = [title, title.replaceAll(' ', ''), usual, 'Pan'].map((text, index) => ({
      ...{ encoded_product_id: `p${index}`, title: text, price: 1234567.89, currency: 'USD' },
      internal_path: `/reviews/stores/nowhere/products/${index}`,
    }));
    localStorage.setItem('compared_products', JSON.stringify(kept));
  });
  await guest.goto('/reviews/medals');
  await tray(guest)
    .getByRole('button', { name: texts.open({ count: '4' }) })
    .click();
  await dialog(guest).getByText(texts.gone).nth(3).waitFor();
  const heads = await dialog(guest).getByRole('columnheader').all();
  for (const head of heads) {
    const box = await head.boundingBox();
    assert.ok(box && box.width < 200 && box.height < 310, JSON.stringify(box));
  }
  assert.ok((await guest.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  // WCAG 1.4.12: with wide letters, too, a usual title is read to its end.
  const hidden = await heads[2]?.locator('.mp-comparison__title').evaluate(one => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(wide);
    return one.scrollHeight - one.clientHeight;
  });
  assert.is(hidden, 0);
});

test.run();
