import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawing } from '../../fixtures/world/pictures/drawings.ts';
import { formNamed, formsOf } from '../../fixtures/world/pictures/made/forms.ts';
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

/** How often the most frequent of the texts occurs. */
const mostOf = (all: readonly string[]): number =>
  Math.max(...all.map(one => all.filter(other => other === one).length));

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
        const [, thing = '', look] = /products\/([0-9a-z-]+)\/[a-z]+-(\d)/.exec(record.image_url ?? '') ?? [];
        const shape = formNamed(thing) ? thing : (drawing(thing, Number(look))?.svg ?? '');
        looks.set(record.category_handle, [...(looks.get(record.category_handle) ?? []), shape]);
      }
    const counts = [...looks].map(([kind, all]) => ({
      kind,
      shapes: new Set(all).size,
      most: mostOf(all) / all.length,
    }));
    const varied = counts.filter(({ shapes }) => shapes >= 3);
    assert.ok(varied.length > counts.length * 0.9, `${varied.length} of ${counts.length}`);
    const alike = counts.filter(
      ({ kind, shapes, most }) => formsOf(kind).length > 0 && (shapes < 3 || most > 0.5),
    );
    assert.equal(alike, [], 'kinds with drawings of their own');
  });

  test('shows several of a thing for sets alone, and the form that a title names', () => {
    const wrong = made().world.flatMap(record => {
      if (record.type !== 'product') return [];
      const [, thing = '', shown] =
        /products\/([0-9a-z-]+)\/[a-z]+-\d{3}(\d)/.exec(record.image_url ?? '') ?? [];
      const { only, not } = formNamed(thing) ?? {};
      const { title } = record;
      const several = Number(shown) >= 7 && !/\b(set of|pieces|pairs|pack of|dozen)\b/i.test(title) && title;
      return several || (only && !only.test(title)) || not?.test(title)
        ? [`${title}: ${thing} ${shown}`]
        : [];
    });
    assert.equal(wrong, []);
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
