import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { generateWorld } from '../../fixtures/world/generate.ts';
import { renderMedia } from '../../fixtures/world/pictures.ts';
import type { WorldRecord } from '../../fixtures/world/records.ts';

function picturesOf(record: WorldRecord): string[] {
  const found =
    record.type === 'product'
      ? [record.image_url, record.retina_image_url]
      : record.type === 'review'
        ? (record.pictures ?? [])
        : [record.type === 'reviewer' ? record.avatar_url : record.image_url];
  return found.filter(url => url !== undefined);
}

/** Numbers choose place and angle only: one picture of each thing in each colour tells for all. */
const withoutNumbers = (url: string) => url.replace(/-\d+(?=[-/])/g, '').replace(/\/\d+\.svg$/, '');

test('draws every kind of picture that a world of 2,000 products names', () => {
  const pictures = new Map<string, string>();
  for (const record of generateWorld({ products: 2_000 }))
    for (const url of picturesOf(record)) pictures.set(withoutNumbers(url), url);

  const missing = [...pictures.values()].filter(url => renderMedia(url) === null);

  assert.ok(pictures.size > 500, `only ${pictures.size} pictures`);
  assert.equal(missing, []);
});

test('draws the same picture every time', () => {
  const url = '/media/products/1f6b2/natural-411/480.svg';
  assert.equal(renderMedia(url), renderMedia(url));
});

test('knows the flag of a currency and of a country', () => {
  assert.ok(renderMedia('/flags/eur.png'));
  assert.ok(renderMedia('/flags/ph.png'));
});

test('has no picture for unknown things, colours and broken addresses', () => {
  const unknown = [
    '/media/products/ffff/natural-1/480.svg',
    '/media/products/1f6b2/nocolour-1/480.svg',
    '/media/categories/../../package.svg',
    '/media/categories/%E0%A4%A.svg',
    '/flags/zz.png',
    '/media/',
  ];
  assert.equal(
    unknown.filter(url => renderMedia(url) !== null),
    [],
  );
});

test.run();
