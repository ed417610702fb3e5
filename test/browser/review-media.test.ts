/** A shopper looks at what a buyer photographed and filmed, in a real browser on the fixture host. */
import * as assert from 'uvu/assert';
import { videoSource } from '../../src/domain/media.ts';
import { reviewMessages, reviewPartMessages } from '../../src/messages/reviews.ts';
import { galleryMessages } from '../../src/messages/gallery.ts';
import { overlayMessages } from '../../src/messages/overlays.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { axe } from '../support/axe.ts';
import { layoutShift, painted, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { findReview } from '../support/find-review.ts';
import { sharedNames } from '../support/screen-parts.ts';

const texts = { ...uiMessages, ...reviewMessages, ...reviewPartMessages, ...galleryMessages };

/** The writer. Names are compared by a part of them. */
const writer = '';

const { test, open } = browserSuite();
/** A product with a review of a video of the platform's own service, and one of an external service. */
const films = findReview(
  ({ videos = [] }) =>
    String(videos.map(one => !one.includes('/') && videoSource(one))) === 'platform,external',
);
/** A product with a review of pictures, which no other one has. */
const pictures = findReview(
  ({ pictures = [] }, others) =>
    pictures.length >= 3 && !others.some(other => other.pictures || other.videos),
);
const picturesOf = films.review.pictures?.length ?? 0;
const phone = { viewport: viewports.mobile, hasMotion: true };

test('a video of the platform plays above the page when it is pressed; an external one only once cookies are accepted', async () => {
  // With nothing above the list, where a card shows fewer pictures and videos.
  const page = await open(`${films.path}?with_pictures=true`, { ...phone, isFirstVisit: true });
  await page.getByRole('button', { name: overlayMessages.cookies.decline }).click();
  const tileOf = (number: number) =>
    page.getByRole('button', { name: texts.playVideo({ number, of: picturesOf + 2, name: writer }) }).first();
  const tile = tileOf(picturesOf + 1);
  await tile.scrollIntoViewIfNeeded();
  const requested = (part: string) => page.sent.filter(request => request.includes(part)).length;
  assert.is(requested('/media/platform-videos/'), 0);
  const shift = await layoutShift(page);

  await tile.click();
  const video = page.locator('video');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  assert.ok(requested('/media/platform-videos/') > 0);
  assert.equal(await axe(page), []);

  // A jump to the end asks for a part of the file; it ends there.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.1;
  });
  await page.waitForFunction(() => document.querySelector('video')?.ended);

  await page.goBack();
  await video.waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, films.path);
  assert.ok(await tile.evaluate(element => element === document.activeElement));
  assert.is(await layoutShift(page), shift);

  // Here the service lies on the same host as the page.
  await tileOf(picturesOf + 2).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(texts.videoNeedsCookies.title).waitFor();
  assert.equal(await axe(page), []);
  await page.allAnswered();
  assert.is(requested('/external-videos/'), 0);
  await dialog.getByRole('button', { name: texts.acceptCookies }).click();
  await page
    .frameLocator('iframe')
    .locator('video')
    .evaluate(
      (element: HTMLVideoElement) =>
        element.currentTime > 0 || new Promise(resolve => element.addEventListener('timeupdate', resolve)),
    );
  assert.is(requested('/external-videos/'), 1);

  // A video reached by paging waits for a press. A video that was opened itself does not.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await tile.click();
  await dialog.getByRole('button', { name: texts.next }).click();
  await dialog.getByRole('button', { name: texts.play }).waitFor();
  assert.equal(await sharedNames(dialog), []);
  await page.allAnswered();
  assert.is(requested('/external-videos/'), 1);
});

test('a picture opens as large as the window allows; fingers lead on, enlarge and close it, and nothing moves', async () => {
  const page = await open(pictures.path, phone);
  const of = pictures.review.pictures?.length ?? 0;
  const tileOf = (number: number) =>
    page.getByRole('button', { name: texts.openPicture({ number, of, name: writer }) }).first();
  await tileOf(1).scrollIntoViewIfNeeded();
  const shift = await layoutShift(page);
  await tileOf(1).click();
  const dialog = page.getByRole('dialog');
  const isAt = (number: number) =>
    dialog
      .getByRole('status')
      .filter({ hasText: new RegExp(`^Picture ${number} of`) })
      .waitFor();
  await isAt(1);
  assert.equal(await sharedNames(dialog), []);
  const image = dialog.getByRole('img', { name: /^Picture 1 of/ });
  await dialog.locator('[inert] img').first().waitFor();
  assert.match((await image.getAttribute('src')) ?? '', '/1200.');
  assert.ok(((await image.boundingBox())?.width ?? 0) > 320);
  assert.is(await image.evaluate(element => getComputedStyle(element).objectFit), 'contain', 'all of it');
  assert.equal(await axe(page), []);

  const debug = await page.context().newCDPSession(page);
  type Place = readonly [x: number, y: number];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: Place[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  /** Moves fingers evenly from where they start. */
  const drag = async (start: Place[], by: Place[]) => {
    await touch('touchStart', ...start);
    for (let step = 1; step <= 12; step += 1)
      await touch(
        'touchMove',
        ...start.map(([x, y], id): Place => {
          const [across, down] = by[id] ?? [0, 0];
          return [x + (across * step) / 12, y + (down * step) / 12];
        }),
      );
    await touch('touchEnd');
    await painted(page);
  };
  const isEnlarged = (how: string) => dialog.getByRole('button', { name: how }).waitFor();
  const left = async (number: number) =>
    (await dialog.getByRole('img', { name: new RegExp(`^Picture ${number} of`) }).boundingBox())?.x ?? 0;

  // On a busy machine Chromium may drop a finger whose first touch the page answers late: people swipe again then.
  const hasMoved = () =>
    page.evaluate(() => (document.querySelector('.mp-gallery__row')?.scrollLeft ?? 0) > 0);
  for (let swipe = 1; swipe <= 3 && !(await hasMoved()); swipe += 1) await drag([[320, 400]], [[-240, 0]]);
  await isAt(2);
  // The row comes to rest at the picture by itself.
  await page.waitForFunction(() => {
    const row = document.querySelector('.mp-gallery__row');
    return row?.scrollLeft === row?.clientWidth;
  });
  await drag(
    [
      [180, 400],
      [210, 400],
    ],
    [
      [-60, 0],
      [60, 0],
    ],
  );
  await isEnlarged(texts.zoomOut);
  const before = await left(2);
  // A drag moves an enlarged picture, and does not leave it.
  await drag([[300, 400]], [[-100, 0]]);
  assert.is(Math.round(before - (await left(2))), 100);
  await isAt(2);
  for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const)
    await touch(type, ...(type === 'touchStart' ? [[195, 400] as const] : []));
  await isEnlarged(texts.zoomIn);
  assert.is(await page.evaluate(() => visualViewport?.scale), 1);

  await page.keyboard.press('ArrowRight');
  await isAt(3);
  assert.equal(await sharedNames(dialog), []);
  await page.getByRole('button', { name: texts.previous }).click();
  await isAt(2);
  assert.is(await layoutShift(page), shift);
  await drag([[195, 300]], [[0, 300]]);
  await dialog.waitFor({ state: 'detached' });
  assert.ok(await tileOf(2).evaluate(element => element === document.activeElement));
});

test('a picture of the product itself stands in the middle of the gallery, under its name', async () => {
  const page = await open(pictures.path, { viewport: viewports.desktop });
  await page.locator('.mp-product__pictures button').first().click();
  const gallery = page.getByRole('dialog');
  await gallery.getByRole('heading', { level: 2 }).waitFor();
  const centreOf = (selector: string) =>
    page.locator(selector).evaluate(element => {
      const { left, right } = element.getBoundingClientRect();
      return Math.round((left + right) / 2);
    });
  const middle = await centreOf('.mp-gallery');
  assert.is(await centreOf('.mp-gallery__slide:not([inert]) > [data-zoomable]'), middle);
  assert.is(await centreOf('.mp-gallery__panel'), middle);
  // The name covers no button.
  await gallery.getByRole('button', { name: texts.close }).click();
  await gallery.waitFor({ state: 'detached' });
});

test.run();
