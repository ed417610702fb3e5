import { expectConsole, fireEvent, screen, user, waitFor, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewMessages, reviewPartMessages } from '../../../src/messages/reviews.ts';
import { galleryMessages } from '../../../src/messages/gallery.ts';
import { uiMessages } from '../../../src/messages/ui.ts';
import type { Review } from '../../../src/contract/reviews.ts';
import { consentAtom } from '../../../src/state/page/consent.ts';
import { ReviewCard } from '../../../src/ui/cards/review-card.tsx';
import { forgetCookies, setCookie } from '../../support/cookies.ts';
import { settle } from '../open-screen.tsx';
import { openProduct, reviewsFor } from './support.tsx';

const texts = {
  ...uiMessages,
  ...reviewMessages,
  ...reviewPartMessages,
  ...galleryMessages,
  picture: (number: number, of: number) => galleryMessages.picture({ number: `${number}`, of: `${of}` }),
  video: (number: number, of: number) => galleryMessages.video({ number: `${number}`, of: `${of}` }),
};

test.after.each(forgetCookies);

const hosted = { media_platform_hosted_video_infos: [{ media_platform_url: '/films/1.webm' }] };
const external = { video_external_ids: ['a/b?c'] };

const open = (media: Partial<Review>, videoEmbedBase = 'https://videos.test/embed/') =>
  openProduct({
    meta: { videoEmbedBase, hasEmbedPages: videoEmbedBase !== '' },
    reviews: params => ({
      ...reviewsFor(params),
      reviews: [{ uuid: 'r1', reviewer: { name: 'Marta' }, ...media }],
    }),
  });
const pictures = (...names: string[]) => ({
  pictures_urls: names.map(name => ({ compact: `/${name}-small.webp`, huge: `/${name}.webp` })),
});
const tile = (number: number, of: number) =>
  screen.getByRole('button', { name: texts.playVideo({ number, of, name: 'Marta' }) });
/** The gallery, when the host has said whether there are further media. */
const dialog = async () => {
  const layer = await screen.findByRole('dialog');
  await settle();
  return layer;
};
/** The simulated browser (happy-dom) loads no frames, and reports that. */
const openNoFrame = () => expectConsole(/Failed to load iframe page/);
const isClosed = () => waitFor(() => assert.is(screen.queryByRole('dialog'), null));

test('plays a hosted video above the page, and Back closes it and returns the focus', async () => {
  await open(hosted);
  assert.is(document.querySelector('video'), null);
  const opener = tile(1, 1);
  await user.click(opener);
  const layer = await dialog();
  assert.is(
    layer.getAttribute('aria-labelledby'),
    within(layer).getByText(texts.reviewBy({ name: 'Marta' })).id,
  );
  const video = within(layer).getByLabelText(texts.video(1, 1), { selector: 'video' }) as HTMLVideoElement;
  assert.is(video.getAttribute('src'), '/films/1.webm');
  assert.ok(video.controls && video.autoplay);

  history.back();
  await isClosed();
  assert.is(document.activeElement, opener);
  assert.ok(screen.getByRole('heading', { level: 1 }));
});

test('says in its place that a video cannot be played, and retries', async () => {
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
  assert.match(frame.getAttribute('sandbox') ?? '', 'allow-same-origin');
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
  assert.is(
    screen.queryByRole('button', { name: texts.playVideo({ number: 2, of: 2, name: 'Marta' }) }),
    null,
  );
});

/** Moves the focus into a dialog, as real browsers do when it opens. */
const focusIn = (layer: HTMLElement) => button(layer, uiMessages.close).focus();
const opened = async (number: number, of: number) => {
  const opener = screen.getByRole('button', { name: texts.openPicture({ number, of, name: 'Marta' }) });
  await user.click(opener);
  const layer = await dialog();
  focusIn(layer);
  return { opener, layer };
};
const large = (layer: HTMLElement, number: number, of: number) =>
  within(layer).getByAltText(texts.picture(number, of));
/** The names of some buttons go on with what they lead to. */
const button = (layer: HTMLElement, name: string) =>
  within(layer).getByRole('button', { name: new RegExp(`^${name}`) });
/** Asserts that this item is announced, and alone in view. */
const isAt = (layer: HTMLElement, name: string) => {
  assert.is(within(layer).getByRole('status').textContent, name);
  const reachable = [...layer.querySelectorAll<HTMLElement>('[data-index]')].filter(one => !one.inert);
  assert.equal(
    reachable.map(one => Number(one.dataset.index) + 1),
    [Number(/\d+/.exec(name)?.[0])],
  );
};

test('opens the large version of a picture, and shows the small one until it is loaded', async () => {
  await open(pictures('a'));
  const { layer } = await opened(1, 1);
  assert.is(
    layer.getAttribute('aria-labelledby'),
    within(layer).getByText(texts.reviewBy({ name: 'Marta' })).id,
  );
  const image = large(layer, 1, 1);
  assert.is(image.getAttribute('src'), '/a.webp');
  const sources = () => [...layer.querySelectorAll('img')].map(one => one.getAttribute('src'));
  assert.equal(sources(), ['/a-small.webp', '/a.webp']);
  fireEvent.load(image);
  await waitFor(() => assert.equal(sources(), ['/a.webp']));
  // There is nowhere to go.
  assert.is(within(layer).queryByRole('button', { name: new RegExp(`^${texts.next}`) }), null);
});

test('moves through pictures and videos by buttons and arrow keys, not beyond either end', async () => {
  await open({ ...pictures('a', 'b'), ...hosted });
  const { layer } = await opened(2, 3);
  isAt(layer, texts.picture(2, 3));
  const next = button(layer, texts.next);
  await user.click(next);
  isAt(layer, texts.video(3, 3));
  assert.is(next.getAttribute('aria-disabled'), 'true');
  await user.click(next);
  isAt(layer, texts.video(3, 3));
  assert.is(document.activeElement, next);

  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  isAt(layer, texts.picture(1, 3));
  await user.keyboard('{ArrowRight}');
  isAt(layer, texts.picture(2, 3));
  // With Alt the key belongs to the browser.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  isAt(layer, texts.picture(2, 3));
});

test('follows the arrow keys in the reading direction', async () => {
  await open(pictures('a', 'b'));
  const { layer } = await opened(1, 2);
  within(layer).getByRole('group').style.direction = 'rtl';
  await user.keyboard('{ArrowLeft}');
  isAt(layer, texts.picture(2, 2));
  await user.keyboard('{ArrowRight}');
  isAt(layer, texts.picture(1, 2));
});

test('shows the item that a finger scrolled to', async () => {
  await open(pictures('a', 'b', 'c'));
  const { layer } = await opened(1, 3);
  const row = within(layer).getByRole('group', { name: texts.reviewBy({ name: 'Marta' }) });
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  row.scrollLeft = 610;
  fireEvent.scroll(row);
  isAt(layer, texts.picture(3, 3));
});

test('stops a video when moving on, and starts none by itself', async () => {
  await open({ ...pictures('a'), ...hosted });
  await user.click(tile(2, 2));
  const layer = await dialog();
  assert.is(layer.querySelector('video')?.autoplay, true);
  await user.click(button(layer, texts.previous));
  assert.is(layer.querySelector('video'), null);
  await user.click(button(layer, texts.next));
  const video = layer.querySelector('video');
  assert.is(video?.autoplay, false);
  assert.is(video?.getAttribute('preload'), 'none');
  // In the player the arrow keys wind.
  video?.setAttribute('tabindex', '0');
  video?.focus();
  await user.keyboard('{ArrowLeft}');
  isAt(layer, texts.video(2, 2));
});

test('keeps the focus inside when moving on hides the focused element', async () => {
  await open({ ...pictures('a'), ...external });
  await user.click(tile(2, 2));
  const layer = await dialog();
  button(layer, texts.acceptCookies).focus();
  await user.keyboard('{ArrowLeft}');
  isAt(layer, texts.picture(1, 2));
  await user.keyboard('{ArrowRight}');
  isAt(layer, texts.video(2, 2));
  assert.is(document.querySelector('iframe'), null);
});

test('returns the focus to the tile of the last item, however it is closed', async () => {
  const ways: [string, (layer: HTMLElement) => unknown][] = [
    ['Escape', layer => fireEvent(layer, new Event('cancel', { cancelable: true }))],
    ['the button', layer => user.click(button(layer, uiMessages.close))],
    ['a press beside it', layer => user.click(layer)],
    ['Back', () => history.back()],
  ];
  await open(pictures('a', 'b', 'c'));
  for (const [way, close] of ways) {
    const { opener, layer } = await opened(1, 3);
    await user.click(button(layer, texts.next));
    await close(layer);
    await isClosed();
    const second = screen.getByRole('button', {
      name: texts.openPicture({ number: 2, of: 3, name: 'Marta' }),
    });
    assert.is(document.activeElement, second, way);
    assert.is.not(second, opener);
  }
});

test('opens the remaining items from the last tile, and returns the focus to that tile', async () => {
  const review = { uuid: 'r1', ...pictures('a', 'b', 'c', 'd', 'e') };
  await openProduct({ screens: { product: () => <ReviewCard review={review} boxed /> } });
  const opener = await screen.findByRole('button', {
    name: `${texts.openPicture({ number: 3, of: 5, name: reviewMessages.anonymous })}, +2 more`,
  });
  await user.click(opener);
  const layer = await dialog();
  focusIn(layer);
  isAt(layer, texts.picture(3, 5));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  isAt(layer, texts.picture(5, 5));
  await user.click(button(layer, uiMessages.close));
  await isClosed();
  assert.is(document.activeElement, opener);
});

test('says in its place that a picture cannot be shown, moves on to the others, and retries', async () => {
  const report = window.reportError;
  window.reportError = () => {};
  try {
    await open(pictures('a', 'b'));
    const { layer } = await opened(1, 2);
    fireEvent.error(large(layer, 1, 2));
    fireEvent.error(large(layer, 1, 2));
    within(within(layer).getByRole('alert')).getByText(texts.pictureFailed.title);
    await user.click(button(layer, texts.next));
    isAt(layer, texts.picture(2, 2));
    assert.ok(large(layer, 2, 2));

    await user.click(button(layer, texts.previous));
    await user.click(button(layer, uiMessages.retry));
    assert.is(large(layer, 1, 2).getAttribute('src'), '/a.webp');
    assert.ok(layer.contains(document.activeElement) && document.activeElement !== layer);
  } finally {
    window.reportError = report;
  }
});

test.run();
