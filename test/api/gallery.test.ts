import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { galleryItems, nextGalleryPage, productGallery, shopGallery } from '../../src/api/gallery.ts';
import type { Review } from '../../src/contract/reviews.ts';
import { clientOn } from './client-on.ts';

const review = (uuid: string, over: Partial<Review> = {}): Review => ({
  uuid,
  pictures_urls: [{ compact: `/${uuid}/240`, huge: `/${uuid}/1200` }],
  ...over,
});

test('asks for the media of a product or shop, page by page', async () => {
  const { server, client } = clientOn(() => ({ body: { reviews: [] } }));
  await productGallery.load(client, { id: 'p/1', page: 2 });
  assert.is(server.last().address, '/products/p%2F1/reviews_with_media?page=2');
  await shopGallery.load(client, { id: 's1', page: 1 });
  assert.is(server.last().address, '/shops/s1/reviews_with_media?page=1');
});

test('lists the media of reviews with their reviews, without those that are not shown', () => {
  const video = review('v', { video_external_ids: ['a-short-id'] });
  const page = {
    reviews: [video, review('hidden', { published: false }), review('gone', { deleted: true })],
  };
  const items = galleryItems(page);
  assert.equal(
    items.map(({ dataType, source }) => [dataType, source]),
    [
      ['picture', null],
      ['video_external', 'external'],
    ],
  );
  assert.ok(items.every(item => item.review === video));
  assert.equal(galleryItems({ items: page.reviews }), items);
});

test('joins media that stand apart with their reviews', () => {
  const items = galleryItems({
    items: [
      { id: 1, review_uuid: 'a', dataType: 'picture', huge: '/a.svg' },
      { id: 2, review_uuid: 'b', dataType: 'video_external', videoId: 'seventeen-letters' },
      { id: 3, review_uuid: 'hidden', dataType: 'picture', huge: '/h.svg' },
      { id: 4, review_uuid: 'a', dataType: 'video_platform' },
    ],
    reviews: [review('a'), review('hidden', { deleted: true })],
  });
  assert.equal(
    items.map(({ review_uuid, source, picture, review }) => [
      ...[review_uuid, source, picture?.compact, review?.uuid],
    ]),
    [
      ['a', null, '/a.svg', 'a'],
      ['b', 'platform', undefined, undefined],
    ],
  );
});

test('goes on to the last page, or without a number of pages to an empty one', () => {
  const first = { id: 'p1', page: 1 };
  const reviews = [review('a')];
  assert.equal(nextGalleryPage(first, { reviews, total_pages: 2 }), { id: 'p1', page: 2 });
  assert.is(nextGalleryPage({ ...first, page: 2 }, { reviews, total_pages: 2 }), null);
  assert.equal(nextGalleryPage(first, { reviews }), { id: 'p1', page: 2 });
  assert.is(nextGalleryPage(first, { reviews: [] }), null);
});

test.run();
