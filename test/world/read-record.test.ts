import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readRecord } from '../../fixtures/world/read-record.ts';

const good = {
  category: { type: 'category', handle: 'lamps', name: 'Lamps', parent_handle: null },
  shop: {
    type: 'shop',
    slug: 'lumen',
    name: 'Lumen',
    domain: 'lumen.example',
    platform: 'shopify',
    country: 'DE',
    currency: 'EUR',
  },
  reviewer: { type: 'reviewer', slug: 'ada', name: 'Ada', country: 'SE' },
  product: {
    type: 'product',
    shop_slug: 'lumen',
    handle: 'lamp',
    category_handle: 'lamps',
    title: 'Lamp',
    description: '',
    price: 40,
  },
  review: {
    type: 'review',
    shop_slug: 'lumen',
    product_handle: 'lamp',
    rating: 5,
    body: 'Bright.\n\nVery.',
    created_at: '2026-03-31',
  },
};

const read = (value: unknown) => readRecord(JSON.stringify(value));
function problemOf(value: unknown): string {
  const reading = read(value);
  return 'problem' in reading ? reading.problem : 'none';
}

for (const [type, record] of Object.entries(good)) {
  test(`takes a ${type} with what it must have`, () => {
    assert.equal(read(record), { record });
  });

  for (const field of Object.keys(record).filter(name => name !== 'type'))
    test(`misses ${field} of a ${type}`, () => {
      const { [field]: _, ...rest } = record as Record<string, unknown>;
      assert.match(problemOf(rest), new RegExp(`^${field} is missing: it must be (a|the|null|\\w+) `));
    });
}

test('counts null and an empty text as left out where a field may be left out', () => {
  assert.equal(read({ ...good.review, title: '', pictures: null }), { record: good.review });
  assert.match(problemOf({ ...good.product, title: '' }), /^title must be a text of 1 to 300 characters/);
  assert.match(problemOf({ ...good.review, rating: null }), /^rating must be .*, not null$/);
});

/** The changed field, its record, and the resulting message. */
const wrong: [keyof typeof good, Record<string, unknown>, string | RegExp][] = [
  ['product', { price: '40' }, 'price must be a number above 0 and up to 1,000,000,000,000, not "40"'],
  ['product', { price: 0 }, /^price must be .*, not 0$/],
  ['product', { sold_count: 1.5 }, 'sold_count must be a whole number from 0 to 2,147,483,647, not 1.5'],
  ['product', { transparency_score: 97 }, 'transparency_score must be a number from 0 to 1, not 97'],
  ['product', { prise: 3 }, 'there is no field "prise" in a product'],
  ['product', { handle: 'a/b' }, /^handle must be a text of up to 200 letters, digits and .*, not "a\/b"$/],
  ['product', { handle: '..' }, /^handle must be /],
  ['product', { title: ' \n ' }, /^title must be a text of 1 to .* on one line, /],
  ['product', { description: 'nul \0' }, /^description must be a text of up to 20,000 characters/],
  ['product', { description: 'half \ud83d' }, /^description must be /],
  ['product', { image_url: 'javascript:alert(1)' }, /^image_url must be the address of a picture/],
  ['product', { image_url: '//elsewhere.example/a.png' }, /^image_url must be the address of a picture/],
  ['product', { external_url: '/here' }, /^external_url must be a web address/],
  ['review', { rating: 6 }, 'rating must be a whole number from 1 to 5, not 6'],
  ['review', { created_at: '2026-02-30' }, /^created_at must be a time .*, not "2026-02-30"$/],
  ['review', { created_at: '2026-13-01T00:00:00Z' }, /^created_at must be a time/],
  ['review', { created_at: 'yesterday' }, /^created_at must be a time/],
  ['review', { source: 'hearsay' }, /^source must be one of organic, .*, not "hearsay"$/],
  ['review', { pictures: '/a.svg' }, /^pictures must be a list of up to 20 .*, not "\/a.svg"$/],
  ['review', { pictures: ['/a.svg', 7] }, /^pictures\[1\] must be the address of a picture.*, not 7$/],
  ['review', { pictures: Array(21).fill('/a.svg') }, /^pictures must be a list .*, not a list of 21$/],
  ['review', { videos: ['ftp://a/b'] }, /^videos\[0\] must be the address of a video.*, not "ftp:\/\/a\/b"$/],
  ['review', { videos: Array(6).fill('/a.webm') }, /^videos must be a list of up to 5 addresses of videos/],
  ['review', { verified: 'yes' }, 'verified must be true or false, not "yes"'],
  ['shop', { country: '*' }, /^country must be the code of a country.*, not "\*"$/],
  ['shop', { country: 'de' }, /^country must be the code of a country/],
  ['shop', { currency: 'ABC' }, /^currency must be the code of a currency.*, not "ABC"$/],
  ['shop', { currency: 'toString' }, /^currency must be /],
  ['shop', { domain: 'https://lumen.example/' }, /^domain must be a domain/],
  ['shop', { response_time: { number: 3 } }, /^response_time.unit is missing: it must be a text/],
  ['shop', { response_time: 3 }, 'response_time must be an object with number and unit, not 3'],
  ['reviewer', { role: 'judge' }, 'role must be one of reviewer, arbitrator, not "judge"'],
  [
    'category',
    { parent_handle: 3 },
    'parent_handle must be the handle of a category, or null at the top, not 3',
  ],
  ['category', { type: 'department' }, /^type must be one of category, .*, not "department"$/],
  ['category', { type: 'toString' }, /^type must be one of/],
];
for (const [type, change, expected] of wrong)
  test(`says what is wrong with ${JSON.stringify(change).slice(0, 60)} in a ${type}`, () => {
    const problem = problemOf({ ...good[type], ...change });
    if (typeof expected === 'string') assert.is(problem, expected);
    else assert.match(problem, expected);
  });

test('says all that is wrong with a record', () => {
  assert.is(
    problemOf({ ...good.review, rating: 0, verified: 1 }),
    'rating must be a whole number from 1 to 5, not 0; verified must be true or false, not 1',
  );
});

test('shows only the beginning of a long text', () => {
  const problem = problemOf({ ...good.reviewer, name: 'n'.repeat(5_000) });
  assert.match(problem, /not "n{60}…" \(5000 characters\)$/);
});

test('says that a line is no record', () => {
  assert.match((readRecord('{"type":') as { problem: string }).problem, /^the line is not JSON: /);
  assert.is(problemOf([good.shop]), 'the line must be an object in braces, not a list');
  assert.is(problemOf(null), 'the line must be an object in braces, not null');
  assert.match(problemOf({}), /^type is missing: it must be one of category, /);
});

test('takes times with and without clock and zone', () => {
  for (const created_at of ['2024-02-29', '2024-02-29T10:00', '2024-02-29T10:00:00.123+05:30'])
    assert.is(problemOf({ ...good.review, created_at }), 'none');
});

test.run();
