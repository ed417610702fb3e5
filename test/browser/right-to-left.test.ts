/** Gestures, keys and buttons on a page from right to left, in a real browser on the fixture host. */
import * as assert from 'uvu/assert';
import { ar } from '../../src/messages/languages/ar.ts';
import { painted, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { findReview } from '../support/find-review.ts';
import { reviewer } from '../support/screens.ts';

const { test, open } = browserSuite();
const phone = viewports.mobile;

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

test('the gallery goes on to the left, by key and by finger', async () => {
  const { path } = findReview(
    ({ pictures = [] }, others) =>
      pictures.length >= 3 && !others.some(other => other.pictures || other.videos),
  );
  const page = await open(`${path}?lang=ar`, { viewport: phone, hasMotion: true });
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
  await page.getByRole('button', { name: ar.content.previous, exact: true }).click();
  await isAt(0);
  await swipe(page, [80, 400], 240);
  await isAt(1);
});

for (const [how, viewport] of [
  ['finger', phone],
  ['button', viewports.desktop],
] as const)
  test(`a carousel goes on to the left by ${how}`, async () => {
    const page = await open('/reviews?lang=ar', { viewport, hasMotion: true });
    const carousel = page.getByRole('region', { name: ar.home.transparent.title });
    const list = carousel.getByRole('list');
    await list.getByRole('article').first().waitFor();
    await list.scrollIntoViewIfNeeded();
    assert.is(await list.evaluate(({ scrollLeft }) => scrollLeft), 0);
    const box = await list.boundingBox();
    const next = carousel.getByRole('button', { name: ar.content.next });
    if (how === 'finger') await swipe(page, [100, (box?.y ?? 0) + 60], 220);
    else {
      assert.ok(((await next.boundingBox())?.x ?? 0) < (box?.x ?? 0) + (box?.width ?? 0) / 2);
      await next.click();
    }
    await page.waitForFunction(element => (element as Element).scrollLeft < 0, await list.elementHandle());
  });

test('what is said of one’s own review follows its status', async () => {
  const page = await open('/profile?tab=reviews&lang=ar', { signedInAs: reviewer });
  const note = page.getByText(ar.ownList.statusNotes.published).first();
  await note.waitFor();
  const status = await note.locator('xpath=..').locator('b').boundingBox();
  assert.ok((status?.x ?? 0) > ((await note.boundingBox())?.x ?? 0));
});

test.run();
