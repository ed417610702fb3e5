import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mediaItems, shownMedia, videoSource } from '../../src/domain/media.ts';

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

test('gives every item of every review an id of its own', () => {
  const media = { video_external_ids: ['a', 'a'], pictures_urls: [{ huge: '/a' }, { huge: '/a' }] };
  const items = [...mediaItems({ uuid: 'r1', ...media }), ...mediaItems({ uuid: 'r2', ...media })];
  assert.is(new Set(items.map(({ id }) => id)).size, 8);
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

test('shows external videos only with embed pages, and no platform ids without an address', () => {
  const review = {
    uuid: 'r1',
    pictures_urls: [{ compact: '/a.jpg' }],
    video_external_ids: ['short', 'x'.repeat(17)],
    media_platform_hosted_video_infos: [{ media_platform_url: '/v.webm' }],
  };
  const shown = (hasEmbedPages: boolean) =>
    shownMedia(review, hasEmbedPages).map(({ videoId, picture }) => videoId ?? picture?.compact);
  assert.equal(shown(true), ['/a.jpg', 'short', '/v.webm']);
  assert.equal(shown(false), ['/a.jpg', '/v.webm']);
});

test('lists nothing for a review without media', () => {
  assert.equal(mediaItems({ uuid: 'r1', pictures_urls: null }), []);
});

test.run();
