import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { departments, kinds } from '../../fixtures/world/content/index.ts';
import { drawing } from '../../fixtures/world/pictures/drawings.ts';
import { formNamed, formsOf, tileCodes, tileOf } from '../../fixtures/world/pictures/made/forms.ts';
import { made } from '../../fixtures/world/pictures/made/made.ts';
import { renderMedia } from '../../fixtures/world/pictures.ts';
import { slugify } from '../../fixtures/world/words.ts';

test('draws the same picture every time', () => {
  const url = '/media/products/1f6b2/natural-411/480.svg';
  assert.equal(renderMedia(url), renderMedia(url));
});

test('draws every thing in three shapes or more, as vectors', () => {
  const bad = kinds.filter(({ source }) => {
    const shapes = new Set([1, 2, 3, 4, 5].map(look => drawing(source.code, look)?.svg ?? ''));
    return shapes.size < 3 || [...shapes].some(svg => !svg.startsWith('<svg') || svg.includes('<image'));
  });
  assert.equal(
    bad.map(({ source }) => source.leaf),
    [],
  );
});

test('draws the things made for this world in the colour of the product, on the ground, lit from the left', () => {
  for (const [thing, tone] of [
    ['teapot-round', 'sage'],
    ['mug-camp', 'navy'],
    ['shoe-court', 'cherry'],
  ] as const) {
    const [sage, other] = [tone, 'mustard'].map(of =>
      String(renderMedia(`/media/products/${thing}/${of}-1110/480.svg`)?.body),
    );
    assert.is.not(sage, other);
    assert.not.match(String(sage), /NaN|undefined|filter="url\(#t\)"|scale\(-1 1\) rotate/);
  }
});

test('names every thing that is drawn for this world once, and each in parts that can be drawn', () => {
  const names = kinds.flatMap(({ source }) => formsOf(slugify(source.leaf)));
  assert.ok(names.length > 540, `${names.length}`);
  assert.is(new Set(names).size, names.length);
  const broken = names.filter(name =>
    /NaN|undefined/.test(made(name, 'natural', false, '')?.svg ?? 'undefined'),
  );
  assert.equal(broken, []);
});

test('shows categories by drawings of one hand, those of the first two levels without an exception', () => {
  const tiles = tileCodes();
  const missing = tiles.filter(code => {
    const { form = '', tone = '' } = tileOf(code) ?? {};
    return !formNamed(form) || !made(form, tone, false, '');
  });
  assert.equal(missing, []);
  const upper = new Set(
    departments.flatMap(({ code, sections }) => [
      code,
      ...sections.flatMap(one => (one.plain ? [] : [one.kinds[0]?.code ?? ''])),
    ]),
  );
  assert.equal(
    [...upper].filter(code => !tiles.includes(code)),
    [],
  );
  assert.match(String(renderMedia('/media/categories/1f455.svg')?.body), /viewBox="0 0 100 100"/);
});

test('covers coloured cloth with a pattern in some looks, and things in their own colours never', () => {
  const has = (path: string) => /id="c"/.test(String(renderMedia(path)?.body));
  assert.not.ok(has('/media/products/1f455/cherry-1111/480.svg'));
  assert.ok(has('/media/products/1f455/cherry-6111/480.svg'));
  assert.not.ok(has('/media/products/1f6b2/natural-6111/480.svg'));
});

test('takes pictures of buyers in many lights, with the grain of a camera where they are large', () => {
  const bodies = (size: number) =>
    Array.from({ length: 20 }, (_, shot) =>
      String(renderMedia(`/media/reviews/1f455/cherry-1111-${shot}/${size}.svg`)?.body),
    );
  assert.is(new Set(bodies(240)).size, 20);
  assert.is(bodies(240).filter(body => body.includes('feTurbulence')).length, 0);
  assert.is(bodies(1200).filter(body => body.includes('feTurbulence')).length, 20);
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
