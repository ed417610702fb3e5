import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { productMedia } from '../../src/domain/product-media.ts';
import {
  galleryOrder,
  mediaItems,
  playerOf,
  posterOf,
  shownMedia,
  videoSource,
  wantsMoreMedia,
} from '../../src/domain/media.ts';

test('assigns ids of more than 16 characters to the platform service', () => {
  assert.is(videoSource('x'.repeat(16)), 'external');
  assert.is(videoSource('x'.repeat(17)), 'platform');
});

test('lists pictures, then videos, each with the kind of its list', () => {
  const items = mediaItems({
    uuid: 'r1',
    pictures_urls: [{ compact: '/a-small.jpg', huge: '/a.jpg' }],
    video_external_ids: ['short', 'x'.repeat(17)],
    media_platform_hosted_video_infos: [{ media_platform_url: 'https://video.example/watch/1' }],
  });
  assert.equal(
    items.map(({ dataType, source, videoId, review_uuid }) => [dataType, source, videoId, review_uuid]),
    [
      ['picture', null, null, 'r1'],
      ['video_external', 'external', 'short', 'r1'],
      ['video_external', 'platform', 'x'.repeat(17), 'r1'],
      ['video_platform', 'platform', 'https://video.example/watch/1', 'r1'],
    ],
  );
  assert.equal(items[0]?.picture, { compact: '/a-small.jpg', huge: '/a.jpg' });
});

test('gives an item of a review the same id wherever it comes from, and lists it once', () => {
  const media = {
    video_external_ids: ['a', 'a'],
    pictures_urls: [{ huge: '/a' }, { huge: '/a' }, { huge: '/b' }],
  };
  const items = [...mediaItems({ uuid: 'r1', ...media }), ...mediaItems({ uuid: 'r2', ...media })];
  assert.is(items.length, 6);
  assert.is(new Set(items.map(({ id }) => id)).size, 6);
  assert.equal(mediaItems({ uuid: 'r1', title: 'Edited', ...media })[0]?.id, items[0]?.id);
});

test('uses a single size for both, and leaves out pictures without one', () => {
  const items = mediaItems({
    uuid: 'r1',
    pictures_urls: [{ compact: '/small' }, { huge: '/huge', compact: null }, {}, { compact: '' }],
    video_external_ids: [''],
    media_platform_hosted_video_infos: [{}, { media_platform_url: null }],
  });
  assert.equal(
    items.map(({ picture }) => picture),
    [
      { compact: '/small', huge: '/small' },
      { compact: '/huge', huge: '/huge' },
    ],
  );
});

const long = 'x'.repeat(17);

test('plays an address in the player, a short id on an embed page, a long id below the configured address', () => {
  const services = { hasEmbedPages: true, platformBase: '/films/' };
  const [external, platform, hosted, hostedId] = mediaItems({
    uuid: 'r1',
    video_external_ids: ['short', long],
    media_platform_hosted_video_infos: [
      { media_platform_url: '/v.webm' },
      { media_platform_url: `${long}é` },
    ],
  }).map(item => playerOf(item, services));
  assert.equal(external, { kind: 'embed', videoId: 'short' });
  assert.equal(platform, { kind: 'address', address: `/films/${long}` });
  assert.equal(hosted, { kind: 'address', address: '/v.webm' });
  assert.equal(hostedId, { kind: 'address', address: `/films/${long}%C3%A9` });
});

test('has a picture of a video that came with it, else by its id below the configured address', () => {
  const items = mediaItems({
    uuid: 'r1',
    pictures_urls: [{ compact: '/a.jpg' }],
    video_external_ids: ['sh ort'],
    media_platform_hosted_video_infos: [
      { media_platform_url: '/v.webm', poster_url: '/v.webp' },
      { media_platform_url: '/w.webm' },
    ],
  });
  const posters = (posterBase?: string) =>
    items.map(item => posterOf(item, { hasEmbedPages: true, posterBase }));
  assert.equal(posters('/stills/'), [undefined, '/stills/sh%20ort', '/v.webp', undefined]);
  assert.equal(posters(), [undefined, undefined, '/v.webp', undefined]);
});

test('shows external videos only with embed pages, and no platform ids without an address', () => {
  const items = mediaItems({
    uuid: 'r1',
    pictures_urls: [{ compact: '/a.jpg' }],
    video_external_ids: ['short', long, 'https://videos.test/watch/1'],
    media_platform_hosted_video_infos: [{ media_platform_url: '/v.webm' }],
  });
  const shown = (hasEmbedPages: boolean, platformBase?: string) =>
    shownMedia(items, { hasEmbedPages, platformBase }).map(
      ({ videoId, picture }) => videoId ?? picture?.compact,
    );
  assert.equal(shown(true), ['/a.jpg', 'short', '/v.webm']);
  assert.equal(shown(false), ['/a.jpg', '/v.webm']);
  assert.equal(shown(false, '/films/'), ['/a.jpg', long, '/v.webm']);
});

test('goes on after what was opened, without what that had already', () => {
  const [one, two] = ['r1', 'r2'].map(uuid =>
    mediaItems({ uuid, pictures_urls: [{ huge: '/a' }, { huge: '/b' }] }),
  );
  const product = productMedia('/lamp', null);
  const order = galleryOrder([...product, ...(two ?? [])], [...(one ?? []), ...(two ?? [])]);
  assert.equal(
    order.map(({ review_uuid, picture }) => `${review_uuid} ${picture?.huge}`),
    [' /lamp', 'r2 /a', 'r2 /b', 'r1 /a', 'r1 /b'],
  );
  assert.equal(productMedia(null, undefined), []);
});

test('asks for more media before the end is reached', () => {
  assert.not(wantsMoreMedia({ more: 'idle' }, 193, 200));
  assert.ok(wantsMoreMedia({ more: 'idle' }, 194, 200));
  for (const more of ['none', 'loading', 'failed'] as const)
    assert.not(wantsMoreMedia({ more }, 199, 200), more);
});

test('lists nothing for a review without media', () => {
  assert.equal(mediaItems({ uuid: 'r1', pictures_urls: null }), []);
});

test.run();
