import { fireEvent, recordScrolled, screen, user, waitFor, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { productMessages as texts } from '../../../src/messages/product.ts';
import { reviewListMessages } from '../../../src/messages/review-list.ts';
import { uiMessages } from '../../../src/messages/ui.ts';
import { lampPage, openProduct, reviewsFor } from './support.tsx';

const title = 'Brass Lamp';
const withImages =
  (...names: string[]) =>
  () => ({
    ...lampPage,
    product_data: {
      ...lampPage.product_data,
      images: names.map(name => ({ image_url: `/${name}.webp`, retina_image_url: `/${name}-2x.webp` })),
    },
  });
const thumbnails = () => screen.queryByRole('list', { name: texts.pictures });

test('shows one picture of a product without small ones', async () => {
  await openProduct();
  screen.getByRole('button', { name: texts.enlarge({ title }) });
  assert.is(thumbnails(), null);
});

test('shows several pictures in a row, the one that is swiped to marked below, each enlarged by a press', async () => {
  await openProduct({ product: withImages('a', 'b', 'c') });
  const small = () => within(thumbnails() as HTMLElement).getAllByRole('button');
  const current = () => small().findIndex(one => one.getAttribute('aria-current') === 'true');
  assert.equal([small().length, current()], [3, 0]);
  const row = document.querySelector('.mp-product__pictures') as HTMLElement;
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  row.scrollLeft = 610;
  fireEvent.scroll(row);
  assert.is(current(), 2);
  assert.equal(
    [...row.children].map(one => (one as HTMLElement).inert),
    [true, true, false],
  );
  await user.click(
    screen.getByRole('button', { name: texts.enlarge({ title: texts.picture({ title, number: 3 }) }) }),
  );
  const layer = await screen.findByRole('dialog');
  assert.ok(layer.querySelector('img[src="/c-2x.webp"]'));
});

test('names a picture as the host describes it, and by its number where it does not', async () => {
  const described = withImages('a', 'b', 'c')();
  const images = described.product_data.images.map((one, index) => ({
    ...one,
    alt: index === 1 ? 'Brass Lamp, in its box' : null,
  }));
  await openProduct({
    product: () => ({ ...described, product_data: { ...described.product_data, images } }),
  });
  assert.equal(
    [...document.querySelectorAll('.mp-product__pictures img')].map(one => one.getAttribute('alt')),
    [title, 'Brass Lamp, in its box', texts.picture({ title, number: 3 })],
  );
});

test('scrolls to the picture whose small one is pressed', async () => {
  await openProduct({ product: withImages('a', 'b') });
  const scrolled = recordScrolled();
  await user.click(
    screen.getByRole('button', { name: texts.show({ picture: texts.picture({ title, number: 2 }) }) }),
  );
  assert.equal(
    scrolled.map(one => one.querySelector('img')?.getAttribute('src')),
    ['/b.webp'],
  );
});

test('shows customers’ pictures in a strip above the reviews, and opens them', async () => {
  const pictures = (...names: string[]) => ({
    pictures_urls: names.map(name => ({ compact: `/${name}.webp`, huge: `/${name}-large.webp` })),
  });
  await openProduct({
    reviews: params => ({
      ...reviewsFor(params),
      reviews: [
        { uuid: 'a', ...pictures('x', 'y') },
        { uuid: 'c', ...pictures('z') },
        { uuid: 'b', ...pictures('hidden'), published: false },
      ],
    }),
  });
  const strip = within(screen.getByRole('region', { name: reviewListMessages.customerMedia }));
  const tiles = strip.getAllByRole('button');
  assert.is(tiles.length, 3);
  await user.click(tiles[1] as HTMLElement);
  assert.ok((await screen.findByRole('dialog')).querySelector('img[src="/y-large.webp"]'));
});

test('has pictures of other pages of reviews in the strip where the host sends them', async () => {
  const picture = (uuid: string, name: string) => ({
    uuid,
    pictures_urls: [{ compact: `/${uuid}.webp`, huge: `/${uuid}-large.webp` }],
    reviewer: { name },
  });
  const reviews_with_media = [picture('far', 'Ada'), picture('hidden', 'Bo')];
  await openProduct({
    reviews: params => ({
      ...reviewsFor(params),
      reviews: [{ uuid: 'near' }],
      reviews_with_media: [reviews_with_media[0], { ...reviews_with_media[1], published: false }],
    }),
  });
  const strip = within(screen.getByRole('region', { name: reviewListMessages.customerMedia }));
  const [tile, ...others] = strip.getAllByRole('button');
  assert.equal([tile?.getAttribute('aria-label'), others], ['Open customer picture 1 by Ada', []]);
  await user.click(tile as HTMLElement);
  assert.ok((await screen.findByRole('dialog')).querySelector('img[src="/far-large.webp"]'));
});

test('opens the picture of the product larger, and returns the focus to it', async () => {
  await openProduct();
  const opener = screen.getByRole('button', { name: texts.enlarge({ title }) });
  await user.click(opener);
  const layer = await screen.findByRole('dialog');
  assert.ok(layer.querySelector('img[src="/lamp.webp"]'));
  await user.click(within(layer).getByRole('button', { name: uiMessages.close }));
  await waitFor(() => assert.is(screen.queryByRole('dialog'), null));
  assert.is(document.activeElement, opener);
});

test.run();
