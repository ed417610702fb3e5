/** A shopper looks at what a buyer photographed and filmed, in a real browser on the fixture host. */
import * as assert from 'uvu/assert';
import { galleryMessages } from '../../src/contract/messages/gallery.ts';
import { reviewMessages } from '../../src/contract/messages/reviews.ts';
import { axe, layoutShift } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const texts = { ...reviewMessages, ...galleryMessages };

const { test, open } = browserSuite();
/** A product with a review of three pictures and two videos. */
const path = '/reviews/stores/fjord-and-field/products/carbon-fibre-badminton-racket-set-of-4';

test('a video of a review plays above the page when it is pressed, and Back closes it', async () => {
  const page = await open(path, { viewport: { width: 390, height: 844 } });
  const tile = page.getByRole('button', { name: texts.playVideo(4, 5) }).first();
  await tile.scrollIntoViewIfNeeded();
  const films = () => page.sent.filter(request => request.includes('/media/videos/')).length;
  assert.is(films(), 0);
  const shift = await layoutShift(page);

  await tile.click();
  const video = page.locator('video');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  assert.ok(films() > 0);
  assert.equal(await axe(page), []);

  // A jump to the end asks for a part of the file; it ends there.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.1;
  });
  await page.waitForFunction(() => document.querySelector('video')?.ended);

  await page.goBack();
  await video.waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, path);
  assert.ok(await tile.evaluate(element => element === document.activeElement));
  assert.is(await layoutShift(page), shift);
});

test('a picture opens as large as the window allows; a finger, keys and buttons lead on, and nothing moves', async () => {
  const page = await open(path, { viewport: { width: 390, height: 844 } });
  const tileOf = (number: number) => page.getByRole('button', { name: texts.openPicture(number, 5) }).first();
  await tileOf(1).scrollIntoViewIfNeeded();
  const shift = await layoutShift(page);
  await tileOf(1).click();
  const isAt = (name: string) => page.getByRole('dialog').getByRole('status').getByText(name).waitFor();
  await isAt(texts.picture(1, 5));
  const image = page.getByRole('dialog').getByAltText(texts.picture(1, 5));
  await page.waitForFunction(() => document.querySelectorAll('dialog [inert]:not(:empty) img').length === 1);
  assert.match((await image.getAttribute('src')) ?? '', '/1200.');
  assert.ok(((await image.boundingBox())?.width ?? 0) > 320);
  assert.is(await image.evaluate(element => getComputedStyle(element).objectFit), 'contain', 'all of it');
  assert.equal(await axe(page), []);

  const debug = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map(x => ({ x, y: 400 })) });
  await touch('touchStart', 320);
  for (let x = 300; x >= 80; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await isAt(texts.picture(2, 5));
  await page.keyboard.press('ArrowRight');
  await isAt(texts.picture(3, 5));
  await page.getByRole('button', { name: texts.previous }).click();
  await isAt(texts.picture(2, 5));
  assert.is(await layoutShift(page), shift);

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok(await tileOf(2).evaluate(element => element === document.activeElement));
});

test.run();
