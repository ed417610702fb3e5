import { expectConsole, fireEvent, screen, user, waitFor, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewMessages as texts } from '../../../src/contract/messages/reviews.ts';
import { uiMessages } from '../../../src/contract/messages/ui.ts';
import type { Review } from '../../../src/contract/review.ts';
import { consentAtom } from '../../../src/state/consent.ts';
import { forgetCookies, setCookie } from '../../support/cookies.ts';
import { openProduct, reviewsFor } from './support.tsx';

test.after.each(forgetCookies);

const hosted = { media_platform_hosted_video_infos: [{ media_platform_url: '/films/1.webm' }] };
const external = { video_external_ids: ['a/b?c'] };

const open = (media: Partial<Review>, videoEmbedBase = 'https://videos.test/embed/') =>
  openProduct({
    meta: { videoEmbedBase },
    reviews: params => ({ ...reviewsFor(params), reviews: [{ uuid: 'r1', ...media }] }),
  });
const tile = (number: number, of: number) =>
  screen.getByRole('button', { name: texts.playVideo(number, of) });
const dialog = () => screen.findByRole('dialog');
/** The simulated browser opens no frames, and says so. */
const openNoFrame = () => expectConsole(/Failed to load iframe page/);
const isClosed = () => waitFor(() => assert.is(screen.queryByRole('dialog'), null));

test('plays a hosted video above the page, and Back closes it and returns the focus', async () => {
  await open({ ...hosted, pictures_urls: [{ compact: '/1.webp' }] });
  assert.is(document.querySelector('video'), null);
  const opener = tile(1, 1);
  await user.click(opener);
  const layer = await dialog();
  assert.is(layer.getAttribute('aria-labelledby'), within(layer).getByText(texts.video(1, 1)).id);
  const video = within(layer).getByLabelText(texts.video(1, 1), { selector: 'video' }) as HTMLVideoElement;
  assert.is(video.getAttribute('src'), '/films/1.webm');
  assert.ok(video.controls && video.autoplay);

  history.back();
  await isClosed();
  assert.is(document.activeElement, opener);
  assert.ok(screen.getByRole('heading', { level: 1 }));
});

test('says in its place that a video cannot be played, and tries again', async () => {
  await open(hosted);
  await user.click(tile(1, 1));
  const layer = await dialog();
  const video = layer.querySelector('video');
  assert.ok(video);
  fireEvent.error(video);
  within(within(layer).getByRole('alert')).getByText(texts.videoFailed.title);
  assert.is(layer.querySelector('video'), null);

  await user.click(within(layer).getByRole('button', { name: uiMessages.retry }));
  assert.ok(layer.querySelector('video'));
  assert.ok(layer.contains(document.activeElement) && document.activeElement !== layer);
});

test('asks for cookies before it loads anything of an external video, and plays it once they are accepted', async () => {
  openNoFrame();
  const { store } = await open({ ...external, ...hosted });
  await user.click(tile(1, 2));
  const layer = await dialog();
  within(layer).getByText(texts.videoNeedsCookies.title);
  assert.is(document.querySelector('iframe'), null);

  await user.click(within(layer).getByRole('button', { name: texts.acceptCookies }));
  assert.is(store.get(consentAtom), true);
  const frame = within(layer).getByTitle(texts.video(1, 2));
  assert.is(frame.getAttribute('src'), 'https://videos.test/embed/a%2Fb%3Fc');
  assert.match(frame.getAttribute('sandbox') ?? '', 'allow-scripts');
  assert.not.match(frame.getAttribute('sandbox') ?? '', 'allow-top-navigation');
  assert.ok(frame.hasAttribute('allowfullscreen'));
  await user.click(within(layer).getByRole('button', { name: uiMessages.close }));
  await isClosed();
});

test('plays an external video at once where cookies were accepted before', async () => {
  openNoFrame();
  setCookie('cookies_accepted', '1');
  await open(external);
  await user.click(tile(1, 1));
  within(await dialog()).getByTitle(texts.video(1, 1));
});

test('shows no external video where the host has no pages to play it in', async () => {
  await open({ ...external, ...hosted }, '');
  assert.ok(tile(1, 1));
  assert.is(screen.queryByRole('button', { name: texts.playVideo(2, 2) }), null);
});

test.run();
