import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderMedia } from '../../fixtures/world/pictures.ts';

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
    '/media/videos/parcel-99.webm',
    '/media/videos/..%2Fparcel-1.webm',
    '/media/',
  ];
  assert.equal(
    unknown.filter(url => renderMedia(url) !== null),
    [],
  );
});

test.run();
