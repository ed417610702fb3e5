import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawing } from '../../fixtures/world/pictures/drawings.ts';
import { mediaAtSize, renderMedia } from '../../fixtures/world/pictures.ts';
import { posterOf, videoPlatformBase, videoPosterBase } from '../../fixtures/world/videos.ts';
import type { ReviewRecord, WorldRecord } from '../../fixtures/world/records.ts';
import { videoSource } from '../../src/domain/media.ts';

interface Made {
  readonly world: readonly WorldRecord[];
  /** The number of products. */
  readonly reviews: readonly ReviewRecord[];
}

function picturesOf(record: WorldRecord): string[] {
  const found =
    record.type === 'product'
      ? [record.image_url, record.retina_image_url, ...(record.pictures ?? [])]
      : record.type === 'review'
        ? (record.pictures ?? [])
        : record.type === 'reviewer'
          ? [record.avatar_url]
          : 'image_url' in record
            ? [record.image_url]
            : [];
  return found.filter(url => url !== undefined);
}

/** Numbers choose place and angle only. One picture of each thing in each colour stands for all. */
const withoutNumbers = (url: string) => url.replace(/-\d+(?=[-/])/g, '').replace(/\/\d+\.svg$/, '');

/** The rules for pictures and videos of a generated world. */
export function holdMediaRules(test: Test, made: () => Made): void {
  test('names no kind of picture that cannot be drawn', () => {
    const pictures = new Map<string, string>();
    for (const record of made().world)
      for (const url of picturesOf(record)) pictures.set(withoutNumbers(url), url);
    assert.ok(pictures.size > 500, `only ${pictures.size} pictures`);
    assert.equal(
      [...pictures.values()].filter(url => renderMedia(url) === null),
      [],
    );
  });

  test('shows each product in three or four pictures, no two of them alike', () => {
    const wrong = made().world.flatMap(record => {
      if (record.type !== 'product') return [];
      const { image_url, pictures = [] } = record;
      const all = [image_url ?? '', ...pictures].map(url => renderMedia(mediaAtSize(url, 480))?.body);
      return new Set(all).size === all.length && (all.length === 3 || all.length === 4)
        ? []
        : [record.handle];
    });
    assert.equal(wrong, []);
  });

  test('shows things of one kind in several shapes', () => {
    const looks = new Map<string, string[]>();
    for (const record of made().world)
      if (record.type === 'product') {
        const [, code = '', look] = /products\/([0-9a-f-]+)\/[a-z]+-(\d)/.exec(record.image_url ?? '') ?? [];
        looks.set(code, [...(looks.get(code) ?? []), drawing(code, Number(look))?.svg ?? '']);
      }
    const varied = [...looks.values()].filter(all => new Set(all).size >= 3);
    assert.ok(varied.length > looks.size * 0.9, `${varied.length} of ${looks.size}`);
  });

  test('has videos in a few reviews, with and without pictures, and each of them can be played', () => {
    const { reviews } = made();
    const filmed = reviews.filter(({ videos }) => videos);
    const share = filmed.length / reviews.length;
    assert.ok(share > 0.01 && share < 0.06, `${share}`);
    const withPictures = filmed.filter(({ pictures }) => pictures);
    assert.ok(withPictures.length > 0 && withPictures.length < filmed.length);
    const videos = [...new Set(filmed.flatMap(one => one.videos ?? []))];
    const files = videos.filter(one => one.includes('/'));
    assert.is(files.length, 3);
    const ids = videos.filter(one => !one.includes('/'));
    const ofPlatform = ids.filter(id => videoSource(id) === 'platform');
    assert.ok(
      ofPlatform.length > 0 && ofPlatform.length < ids.length,
      'of the platform and of another service',
    );
    for (const address of [...files, ...ofPlatform.map(id => videoPlatformBase + id)])
      assert.is(renderMedia(address)?.type, 'video/webm', address);
    for (const address of [...files.map(one => posterOf(one) ?? ''), ...ids.map(id => videoPosterBase + id)])
      assert.is(renderMedia(address)?.type, 'image/webp', address);
  });
}
