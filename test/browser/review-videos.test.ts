/** A shopper watches what a buyer filmed, in a real browser on the fixture host. */
import * as assert from 'uvu/assert';
import { reviewMessages as texts } from '../../src/contract/messages/reviews.ts';
import { axe, layoutShift } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, open } = browserSuite();
/** A product whose first reviews have videos, one of them two. */
const path = '/reviews/stores/fjord-and-field/products/carbon-fibre-badminton-racket-set-of-4';

test('a video of a review plays above the page when it is pressed, and Back closes it', async () => {
  const page = await open(path, { viewport: { width: 390, height: 844 } });
  const tile = page.getByRole('button', { name: texts.playVideo(1, 2) }).first();
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

test.run();
