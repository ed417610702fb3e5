/** Gestures, keys and buttons on a page from right to left, in a real browser on the fixture host. */
import * as assert from 'uvu/assert';
import { ar } from '../../src/messages/languages/ar.ts';
import { painted, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { findReview } from '../support/find-review.ts';
import { reviewer } from '../support/screens.ts';

const { test, newPage } = browserSuite();

/** A finger goes evenly from a place to another one beside it, and leaves. */
async function swipe(page: TestPage, [x, y]: readonly [number, number], by: number): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map(at => ({ x: at, y })) });
  await touch('touchStart', x);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', x + (by * step) / 12);
  await touch('touchEnd');
  await painted(page);
  await debug.detach();
}

let page: TestPage;
test.before(async () => {
  page = await newPage({ viewport: viewports.mobile, hasMotion: true, signedInAs: reviewer });
});

test('a carousel goes on to the left by finger and by button', async () => {
  await page.goto('/reviews?lang=ar');
  const carousel = page.getByRole('region', { name: ar.home.transparent.title });
  const list = carousel.getByRole('list');
  await list.getByRole('article').first().waitFor();
  const place = () => list.evaluate(({ scrollLeft }) => scrollLeft);
  const goesOn = async (from: number) =>
    void (await page.waitForFunction(
      ([element, before]) => (element as Element).scrollLeft < (before as number),
      [await list.elementHandle(), from] as const,
    ));
  await list.scrollIntoViewIfNeeded();
  assert.is(await place(), 0);
  await swipe(page, [100, ((await list.boundingBox())?.y ?? 0) + 60], 220);
  await goesOn(0);

  await page.setViewportSize(viewports.desktop);
  await page.evaluate(
    element => element?.scrollTo({ left: 0, behavior: 'instant' }),
    await list.elementHandle(),
  );
  const box = await list.boundingBox();
  const next = carousel.getByRole('button', { name: ar.ui.next });
  assert.ok(((await next.boundingBox())?.x ?? 0) < (box?.x ?? 0) + (box?.width ?? 0) / 2);
  await next.click();
  await goesOn(0);
});

test('the gallery goes on to the left, by key and by finger', async () => {
  const { path } = findReview(
    ({ pictures = [] }, others) =>
      pictures.length >= 3 && !others.some(other => other.pictures || other.videos),
  );
  await page.setViewportSize(viewports.mobile);
  await page.enter(path);
  await page.locator('.mp-review__pictures button').first().click();
  const dialog = page.getByRole('dialog');
  const isAt = (index: number) =>
    dialog.locator(`.mp-gallery__slide[data-index="${index}"]:not([inert])`).waitFor();
  await isAt(0);
  await page.keyboard.press('ArrowLeft');
  await isAt(1);
  await page.keyboard.press('ArrowLeft');
  await isAt(2);
  await page.keyboard.press('ArrowRight');
  await isAt(1);
  await dialog.getByRole('button', { name: ar.ui.previous }).click();
  await isAt(0);
  await swipe(page, [80, 400], 240);
  await isAt(1);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
});

test('what is said of one’s own review follows its status', async () => {
  await page.goto('/profile?tab=reviews&review_type=unpublished&lang=ar');
  const note = page.getByText(ar.ownList.statusNotes.unpublished).first();
  await note.waitFor();
  const status = await note.locator('xpath=..').locator('b').boundingBox();
  assert.ok((status?.x ?? 0) > ((await note.boundingBox())?.x ?? 0));
});

test.run();
