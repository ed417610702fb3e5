import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewSources, usedFor } from '../../src/contract/reviews.ts';
import { reviewSorts, shopReviewTypes } from '../../src/contract/review-widgets.ts';
import { isPublic, reviewHref } from '../../src/domain/review-link.ts';
import { type ReviewQuery, reviewQuery, isIndexable } from '../../src/domain/reviews.ts';

const { parse, replaceIn, change, defaults } = reviewQuery;

const read: [title: string, search: string, expected: Partial<ReviewQuery>][] = [
  ['nothing', '', {}],
  [
    'all of it',
    '?search=so+bright&sort_by=newest&page=3&filter_rating=4&verified_only=true&with_pictures=true' +
      '&review_source=invite&topic=lid&review_language=de&review_country=AT&used_for=over_1_year' +
      '&review_type=shop-reviews',
    {
      ...{ search: 'so bright', sort_by: 'newest', page: 3, filter_rating: 4 },
      ...{ verified_only: true, with_pictures: true },
      ...{ review_source: 'invite', review_type: 'shop-reviews' },
      ...{ topic: 'lid', review_language: 'de', review_country: 'AT', used_for: 'over_1_year' },
    },
  ],
  ['no such order', '?sort_by=best', {}],
  ['no such choice', '?verified_only=1&review_source=friends&review_type=all&used_for=years&topic=', {}],
  ['no such page', '?page=-2', {}],
  ['stars that nobody gives', '?filter_rating=6', {}],
  ['the first value that makes sense', '?filter_rating=x&filter_rating=2', { filter_rating: 2 }],
];
for (const [title, search, expected] of read)
  test(`reads ${title}`, () => assert.equal(parse(search), { ...defaults, ...expected }));

test('writes what differs from the defaults, and keeps other parameters', () => {
  const query = { ...defaults, page: 2, search: 'tea & cake' };
  assert.is(replaceIn('?redesign=1&page=9&utm=%zz', query), '?redesign=1&utm=%zz&search=tea+%26+cake&page=2');
  assert.is(replaceIn('?page=9', defaults), '');
});

test('starts at page 1 with any change but that of the page', () => {
  const on = { ...defaults, page: 3 };
  for (const part of [{ filter_rating: 4 }, { sort_by: 'newest' }, { search: 'bright' }] as const)
    assert.equal(change(on, part), { ...defaults, ...part });
  assert.is(change(on, { page: 4 }).page, 4);
  assert.is(change(on, { search: '' }), on);
});

const anyText = fc.string({ unit: 'binary' });
const anyName = anyText.map(text => text.replace(/\p{Surrogate}/gu, '?')).filter(Boolean);
const anyQuery: fc.Arbitrary<ReviewQuery> = fc.record(
  {
    search: anyText.map(text => text.replace(/\p{Surrogate}/gu, '?').trim()),
    sort_by: fc.constantFrom(...reviewSorts),
    page: fc.integer({ min: 1 }),
    filter_rating: fc.constantFrom(null, 1, 2, 3, 4, 5),
    verified_only: fc.boolean(),
    with_pictures: fc.boolean(),
    review_source: fc.constantFrom(...reviewSources),
    topic: fc.option(anyName),
    review_language: fc.option(anyName),
    review_country: fc.option(anyName),
    used_for: fc.option(fc.constantFrom(...usedFor)),
    review_type: fc.constantFrom(...shopReviewTypes),
  },
  { noNullPrototype: true },
);

test('reads back what it wrote, with any other parameters', () =>
  fc.assert(
    fc.property(anyText, anyQuery, (search, query) => {
      assert.equal(parse(replaceIn(search, query)), query);
    }),
    { numRuns: 500 },
  ));

test('keeps other parameters as they are, and writes nothing twice', () =>
  fc.assert(
    fc.property(anyText, anyQuery, anyQuery, (search, one, other) => {
      const twice = replaceIn(replaceIn(search, one), other);
      assert.is(twice, replaceIn(search, other));
      assert.is(replaceIn(twice, defaults), replaceIn(search, defaults));
    }),
    { numRuns: 500 },
  ));

test('never throws, and gives every parameter a value of its kind', () =>
  fc.assert(
    fc.property(anyText, search => {
      const { sort_by, page, filter_rating } = parse(search);
      assert.ok(
        (sort_by === null || reviewSorts.includes(sort_by)) && page >= 1 && Number.isSafeInteger(page),
      );
      assert.ok(filter_rating === null || [1, 2, 3, 4, 5].includes(filter_rating));
    }),
    { numRuns: 500 },
  ));

test('shows a review that is neither unpublished nor deleted', () => {
  for (const review of [{}, { published: true, deleted: false }, { published: null, deleted: null }])
    assert.ok(isPublic(review));
  assert.not.ok(isPublic({ published: false }) || isPublic({ published: true, deleted: true }));
});

test('gives a public review an address on the page of its product', () => {
  const review = { public_id: 'r1', product_internal_path: '/acme/lamp' };
  assert.is(reviewHref(review), '/acme/lamp#review-r1');
  for (const rest of [
    { published: false },
    { deleted: true },
    { public_id: null },
    { product_internal_path: null },
  ])
    assert.is(reviewHref({ ...review, ...rest }), null);
});

test('lists pages with three reviews or more', () => {
  assert.equal([null, 0, 2, 3, 100].map(isIndexable), [false, false, false, true, true]);
});

test.run();
