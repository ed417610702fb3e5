import { act, fireEvent, screen, user, waitFor, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewPartMessages, sourceMessages } from '../../../src/messages/reviews.ts';
import { galleryMessages as texts } from '../../../src/messages/gallery.ts';
import { productMessages } from '../../../src/messages/product.ts';
import { uiMessages } from '../../../src/messages/ui.ts';
import type { Review } from '../../../src/contract/reviews.ts';
import { forgetCookies, setCookie } from '../../support/cookies.ts';
import { settle } from '../open-screen.tsx';
import { lampPage, openProduct, type ProductSetUp, reviewsFor } from './support.tsx';

test.after.each(forgetCookies);

const pictures = (...names: string[]) => ({
  pictures_urls: names.map(name => ({ compact: `/${name}-small.webp`, huge: `/${name}.webp` })),
});
const marta: Review = {
  uuid: 'marta',
  reviewer: { name: 'Marta', verified_buyer: true },
  rating: 4,
  title: 'Bright',
  body: 'It lights the room.',
  ...pictures('a', 'b'),
};
const noor: Review = { uuid: 'noor', reviewer: { name: 'Noor' }, title: 'Dim', ...pictures('c') };

/** A product whose page shows these reviews, and whose media are those of `pages`. */
async function open({
  reviews = [marta, noor],
  pages = [],
  ...rest
}: {
  reviews?: Review[];
  pages?: (Review[] | number)[];
} & Pick<ProductSetUp, 'media' | 'meta'> = {}) {
  const requested: number[] = [];
  await openProduct({
    reviews: params => ({ ...reviewsFor(params), reviews }),
    media(page) {
      requested.push(page);
      const answer = pages[page - 1];
      return Array.isArray(answer)
        ? { reviews: answer, total_pages: pages.length, current_page: page }
        : (answer ?? 404);
    },
    ...rest,
  });
  return { requested };
}

async function openTile(name: string) {
  const tile = screen.getAllByRole('button', { name })[0] as HTMLElement;
  await user.click(tile);
  const layer = await screen.findByRole('dialog');
  await settle();
  return { layer, tile };
}
const firstOf = (count: number) =>
  openTile(reviewPartMessages.openPicture({ number: 1, of: count, name: 'Marta' }));
const status = (layer: HTMLElement) => within(layer).getByRole('status').textContent;
const large = (layer: HTMLElement) => layer.querySelector('[data-index]:not([inert]) img:last-child');
const address = (layer: HTMLElement) => large(layer)?.getAttribute('src');
const press = async (keys: string) => {
  await user.keyboard(keys);
  await settle();
};
const retry = async (layer: HTMLElement) => {
  await user.click(within(layer).getByRole('button', { name: uiMessages.retry }));
  await settle();
};
const failures = (layer: HTMLElement) => within(layer).queryAllByText(texts.failed).length;

test('goes on from a review through the media of the product, and shows nothing twice', async () => {
  const { requested } = await open({
    pages: [[noor, marta, { uuid: 'gone', deleted: true, ...pictures('x') }]],
  });
  const { layer } = await firstOf(2);
  assert.equal(requested, [1]);
  const seen = [address(layer)];
  for (let step = 0; step < 4; step += 1) {
    await press('{ArrowRight}');
    seen.push(address(layer));
  }
  assert.equal(seen, ['/a.webp', '/b.webp', '/c.webp', '/c.webp', '/c.webp']);
  assert.is(status(layer), texts.picture({ number: '3', of: '3' }));
});

test('begins with the picture of the product', async () => {
  await open({ pages: [[marta]] });
  const { layer, tile } = await openTile(productMessages.enlarge({ title: lampPage.product_data.title }));
  assert.is(address(layer), '/lamp.webp');
  within(layer).getByRole('heading', { name: lampPage.product_data.title });
  await press('{End}');
  assert.is(address(layer), '/b.webp');
  await press('{Home}');
  await user.click(within(layer).getByRole('button', { name: uiMessages.close }));
  await waitFor(() => assert.is(document.activeElement, tile));
});

test('asks for the next page before the end is reached, and shows the number as far as it is known', async () => {
  const page = (number: number) =>
    Array.from({ length: 8 }, (_, index) => ({
      uuid: `p${number}-${index}`,
      ...pictures(`${number}${index}`),
    }));
  const { requested } = await open({ pages: [page(1), page(2), page(3)] });
  const { layer } = await firstOf(2);
  assert.is(status(layer), texts.picture({ number: '1', of: texts.atLeast({ count: '10' }) }));
  await press('{ArrowRight}{ArrowRight}{ArrowRight}');
  assert.equal(requested, [1]);
  await press('{ArrowRight}');
  assert.equal(requested, [1, 2]);
  await press('{End}');
  assert.equal(requested, [1, 2, 3]);
  assert.is(status(layer), texts.picture({ number: '18', of: '26' }));
});

test('shows what it was opened with, and no error, where the product has no media', async () => {
  await open({ pages: [404] });
  const { layer } = await firstOf(2);
  assert.is(status(layer), texts.picture({ number: '1', of: '2' }));
  assert.is(failures(layer), 0);
});

test('says that media did not load, keeps what is shown, and tries again', async () => {
  const pages: (Review[] | number)[] = [500, [noor]];
  await open({ pages });
  const { layer } = await firstOf(2);
  assert.is(
    within(layer).getByRole('alert').querySelector('p')?.textContent,
    'Something went wrong, please try again later or contact our customer support',
  );
  assert.is(address(layer), '/a.webp');
  await press('{ArrowRight}');
  assert.is(address(layer), '/b.webp');

  // The first page comes; the one after it does not, and a 404 is a failure there.
  pages.splice(0, 2, [{ uuid: 'kim', ...pictures('k') }], 404);
  await retry(layer);
  assert.is(failures(layer), 1);
  assert.ok(layer.contains(document.activeElement));
  await press('{End}');
  assert.is(address(layer), '/k.webp');

  pages[1] = [noor];
  await retry(layer);
  assert.is(failures(layer), 0);
  await press('{End}');
  assert.is(address(layer), '/c.webp');
});

test('shows beside an item what its author wrote, and returns to the tile of what was seen last', async () => {
  await open({ pages: [[marta, noor]] });
  const { layer } = await firstOf(2);
  const beside = () => within(within(layer).getByRole('region', { name: /^Review by / }));
  beside().getByRole('heading', { name: reviewPartMessages.reviewBy({ name: 'Marta' }) });
  beside().getByRole('img', { name: uiMessages.verifiedBuyer });
  beside().getByRole('img', { name: uiMessages.outOfFive({ rating: '4.0' }) });
  assert.is(beside().getByText('It lights the room.').getAttribute('dir'), 'auto');
  const toggle = beside().getByRole('button', { name: uiMessages.readMore });
  await user.click(toggle);
  assert.is(toggle.getAttribute('aria-expanded'), 'true');

  await press('{End}');
  beside().getByText('Dim');
  assert.is(beside().queryByRole('img', { name: uiMessages.verifiedBuyer }), null);
  history.back();
  const last = screen.getByRole('button', {
    name: reviewPartMessages.openPicture({ number: 1, of: 1, name: 'Noor' }),
  });
  await waitFor(() => assert.is(document.activeElement, last));
});

test('says beside an item how its review came about, and of which product it is', async () => {
  const ofLamp: Review = {
    ...marta,
    verified: true,
    source: 'invite',
    product_title: 'Desk lamp',
    product_internal_path: '/reviews/stores/lumen/products/desk-lamp',
  };
  await open({ reviews: [ofLamp], pages: [404] });
  const { layer } = await firstOf(2);
  within(layer).getByText(reviewPartMessages.verifiedPurchase);
  within(layer).getByText(sourceMessages.invite);
  const link = within(layer).getByRole('link', { name: 'Desk lamp' });
  assert.is(link.getAttribute('href'), '/reviews/stores/lumen/products/desk-lamp');
});

test('mounts only what is in view and its neighbours of 200 pictures, and shows eight tiles of them', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
  await open({ reviews: [{ ...marta, ...pictures(...names) }] });
  assert.is(screen.getAllByRole('button', { name: /^Open picture \d+ of 200/ }).length, 8);
  const { layer } = await firstOf(200);
  await press('{End}{ArrowLeft}');
  assert.is(address(layer), '/n198.webp');
  assert.is(layer.querySelectorAll('[data-index]').length, 3);
});

test('shows the items around the one in view as thumbnails, of which Tab reaches one', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `n${index}`);
  await open({ reviews: [{ ...marta, ...pictures(...names) }] });
  const { layer } = await firstOf(60);
  const thumbnails = () => [...layer.querySelectorAll<HTMLElement>('.mp-gallery__thumbnails button')];
  assert.is(thumbnails().length, 21);
  const [, , third] = thumbnails();
  assert.is(third?.getAttribute('aria-label'), texts.picture({ number: '3', of: '60' }));
  await user.click(third as HTMLElement);
  assert.is(address(layer), '/n2.webp');
  third?.focus();
  await press('{ArrowRight}');
  assert.is(address(layer), '/n3.webp');
  const reached = thumbnails().filter(({ tabIndex }) => tabIndex === 0);
  assert.equal(
    reached.map(one => one.getAttribute('aria-current')),
    ['true'],
  );
  assert.is(document.activeElement, reached[0], 'the focus stays with what is shown');
});

test('enlarges a picture by button, keys, wheel and two taps, and shows the next one whole', async () => {
  await open();
  const { layer } = await firstOf(2);
  const scale = () => {
    const transform = large(layer)?.closest('[data-zoomable]')?.getAttribute('style') ?? '';
    return Number(/scale\((.+?)\)/.exec(transform)?.[1] ?? 1);
  };
  await user.click(within(layer).getByRole('button', { name: texts.zoomIn }));
  assert.is(scale(), 2.5);
  await user.click(within(layer).getByRole('button', { name: texts.zoomOut }));
  assert.is(scale(), 1);
  await user.keyboard('++');
  assert.is(scale(), 2.25);
  await user.keyboard('--');
  assert.is(scale(), 1);

  const image = large(layer) as HTMLElement;
  const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
  // The simulated browser knows no place of a wheel event.
  Object.assign(wheel, { clientX: 0, clientY: 0 });
  act(() => void image.dispatchEvent(wheel));
  assert.is(scale(), 1.25);
  assert.ok(wheel.defaultPrevented);
  for (const type of ['pointerDown', 'pointerUp', 'pointerDown', 'pointerUp'] as const)
    fireEvent[type](image, { pointerId: 1, clientX: 5, clientY: 5 });
  assert.is(scale(), 1);
  await user.keyboard('+');
  // There is nothing to uncover in a frame without a size: the key leads on.
  await press('{ArrowRight}');
  assert.is(address(layer), '/b.webp');
  assert.is(scale(), 1);
  within(layer).getByRole('button', { name: texts.zoomIn });
});

test('loads an external video only when it is pressed, and a platform id below the address of the host', async () => {
  setCookie('cookies_accepted', '1');
  const videos = { video_external_ids: ['short', 'seventeen-letters'] };
  await open({
    reviews: [{ ...marta, ...videos }],
    meta: { videoEmbedBase: 'https://videos.test/embed/', videoPlatformBase: '/films/' },
  });
  const { layer } = await openTile(reviewPartMessages.openPicture({ number: 2, of: 4, name: 'Marta' }));
  await press('{ArrowRight}');
  within(layer).getByRole('button', { name: texts.play });
  assert.is(document.querySelector('iframe'), null);
  await press('{ArrowRight}');
  assert.is(layer.querySelector('video')?.getAttribute('src'), '/films/seventeen-letters');
});

test.run();
