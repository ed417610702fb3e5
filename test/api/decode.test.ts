import * as v from 'valibot';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DecodeIssue, decode } from '../../src/api/decode.ts';
import { ApiError } from '../../src/api/errors.ts';
import { category } from '../../src/contract/categories.ts';
import { allCategoriesCall } from '../../src/contract/category-pages.ts';
import * as f from '../../src/contract/fields.ts';
import { productReviewCall } from '../../src/contract/review-widgets.ts';
import { meCall } from '../../src/contract/reviewer.ts';
import { searchCall } from '../../src/contract/search.ts';
import type { Schema } from '../../src/contract/call.ts';

function read(schema: Schema, value: unknown): { value: unknown; issues: DecodeIssue[] } {
  const issues: DecodeIssue[] = [];
  return { value: decode(schema, value, issue => issues.push(issue)), issues };
}

function refusal(schema: Schema, value: unknown): ApiError {
  try {
    decode(schema, value, () => {});
  } catch (error) {
    assert.instance(error, ApiError);
    return error as ApiError;
  }
  throw new Error('it was accepted');
}

const row = v.object({ id: v.number(), name: f.optionalText, score: f.optionalScore });
const rows = v.object({ rows: v.array(row) });

/** The input, the output, and the reported paths. */
const accepted: [title: string, schema: Schema, given: unknown, read: unknown, reported: string[]][] = [
  ['an unknown field passes', row, { id: 1, extra: { deep: true } }, { id: 1, extra: { deep: true } }, []],
  ['an absent optional field stays absent', row, { id: 1 }, { id: 1 }, []],
  [
    'a row that comes again is left out, one without an id is not',
    v.object({ rows: v.array(row), notes: v.array(v.object({ id: f.optionalNumber, name: v.string() })) }),
    {
      rows: [{ id: 1, name: 'a' }, { id: 2 }, { id: 1, name: 'b' }],
      notes: [
        { id: 1, name: 'a' },
        { id: 1, name: 'b' },
      ],
    },
    {
      rows: [{ id: 1, name: 'a' }, { id: 2 }],
      notes: [
        { id: 1, name: 'a' },
        { id: 1, name: 'b' },
      ],
    },
    ['rows[].id'],
  ],
  ['null in an optional field stays null', row, { id: 1, name: null }, { id: 1, name: null }, []],
  [
    'null in a field that may only be absent is kept and not reported',
    v.object({ a: v.optional(v.string()) }),
    { a: null },
    { a: null },
    [],
  ],
  ['a broken optional field is dropped', row, { id: 1, name: {} }, { id: 1 }, ['name']],
  ['a number out of its range is broken', row, { id: 1, score: 1.5 }, { id: 1 }, ['score']],
  ['null is an empty list', rows, { rows: null }, { rows: [] }, []],
  [
    'a broken row is left out',
    rows,
    { rows: [{ id: 1 }, { name: 'x' }, null, 7, { id: 2 }] },
    { rows: [{ id: 1 }, { id: 2 }] },
    ['rows[].id', 'rows[]', 'rows[]'],
  ],
  [
    'an optional list whose rows are all broken is dropped',
    v.object({ rows: v.nullish(v.array(row)) }),
    { rows: [null] },
    {},
    ['rows[]'],
  ],
  [
    'null is no rows, and some rows can be read',
    v.object({ a: f.rows(row), b: f.rows(row), c: f.rows(row) }),
    { a: null, c: [{}, { id: 1 }] },
    { a: null, c: [{ id: 1 }] },
    ['c[].id'],
  ],
  [
    'a broken field of a row costs the field only',
    rows,
    { rows: [{ id: 1, name: [] }] },
    { rows: [{ id: 1 }] },
    ['rows[].name'],
  ],
  ['a number sent as text is a number', row, { id: ' 4 ', score: '0.45e0' }, { id: 4, score: 0.45 }, []],
  ['text that only begins as a number is no number', row, { id: 1, score: '0.5x' }, { id: 1 }, ['score']],
  ['empty text is no number', row, { id: 1, score: '' }, { id: 1 }, ['score']],
  [
    'hexadecimal text and Infinity are no numbers',
    v.array(v.number()),
    ['0x10', 'Infinity', 'NaN', '1e999', '-.5'],
    [-0.5],
    ['[]', '[]', '[]', '[]'],
  ],
  ['a text sent as a number is a text', row, { id: 1, name: 12 }, { id: 1, name: '12' }, []],
  [
    'a flag sent as text is a flag',
    v.object({ a: v.boolean(), b: v.boolean() }),
    { a: 'true', b: 'false' },
    { a: true, b: false },
    [],
  ],
  ['an id keeps the kind it has', v.array(f.id), [1, '1'], [1, '1'], []],
  [
    'a broken entry of a record is left out',
    v.record(v.string(), v.number()),
    { EUR: 1.1, XXX: 'a', USD: '1.5' },
    { EUR: 1.1, USD: 1.5 },
    ['XXX'],
  ],
  [
    'a union takes the option of the same shape',
    f.imagePair,
    { normal: 'a.png', retina: 5 },
    { normal: 'a.png', retina: '5' },
    [],
  ],
  ['a union converts when no option has the shape', v.union([v.number(), v.array(v.number())]), '3', 3, []],
  [
    'a broken row in an option of a union is left out',
    allCategoriesCall.answer,
    [{ id: 1, name: 'A' }, { id: 2 }],
    [{ id: 1, name: 'A' }],
    ['[].name'],
  ],
  [
    'the second object of a union is tried when the first does not fit',
    allCategoriesCall.answer,
    { product_categories: [{ id: 1, name: 'A' }] },
    { product_categories: [{ id: 1, name: 'A' }] },
    [],
  ],
  [
    'a nested category may hold ids and categories',
    category,
    { id: 1, name: 'A', children: [2, '3', { id: 4, name: 'B', children: [{ id: 5 }] }] },
    { id: 1, name: 'A', children: [2, '3', { id: 4, name: 'B' }] },
    ['children[].children[].name'],
  ],
  ['anything is anything', f.anything, '', '', []],
  ['an answer may be null where the schema says so', v.nullable(v.array(row)), null, null, []],
];

for (const [title, schema, given, expected, reported] of accepted) {
  test(title, () => {
    const { value, issues } = read(schema, given);
    assert.equal(value, expected);
    assert.equal(
      issues.map(issue => issue.path),
      reported,
    );
  });
}

const refused: [title: string, schema: Schema, given: unknown, message: RegExp][] = [
  ['a missing required field', row, {}, /"id" is missing, expected number/],
  [
    'the rows that an answer is about, where none can be read',
    v.object({ rows: f.rows(row) }),
    { rows: [null] },
    /"rows\[\]" is null/,
  ],
  ['a required list that is missing', rows, {}, /"rows" is missing, expected Array/],
  ['a required list whose rows are all broken', rows, { rows: [null, {}] }, /"rows\[\].id" is missing/],
  ['a list where an object is wanted', row, [], /the answer is a list, expected Object/],
  ['an HTML page in place of JSON', searchCall.answer, '<!doctype html>', /the answer is "<!doctype html>"/],
  ['null in place of the answer', searchCall.answer, null, /the answer is null/],
  [
    'an unusable answer of several shapes',
    allCategoriesCall.answer,
    { other: [] },
    /the answer is an object/,
  ],
  [
    'a required field deep inside',
    searchCall.answer,
    { data: { current_page: 'x' } },
    /"data.current_page" is "x"/,
  ],
];

for (const [title, schema, given, message] of refused) {
  test(`${title} makes the answer malformed`, () => {
    const error = refusal(schema, given);
    assert.is(error.kind, 'malformed');
    assert.match(error.message, message);
    assert.is(error.data, given);
  });
}

test('an issue has the place of one row and the place of all rows', () => {
  const { issues } = read(searchCall.answer, {
    data: {
      current_page: 1,
      rounded_results_total_count: '1,200+',
      per_page: 48,
      search_results: [card({ price: 'cheap' })],
    },
  });
  assert.equal(issues, [
    {
      path: 'data.search_results[].price',
      expected: 'number',
      found: '"cheap"',
    },
  ]);
});

test('a hostile key changes no prototype', () => {
  const given: unknown = JSON.parse('{"__proto__":{"polluted":1},"exchange_rates":{"__proto__":5,"EUR":1}}');
  const { value } = read(meCall.answer, given);
  assert.is(Object.getPrototypeOf(value), Object.prototype);
  assert.is(({} as { polluted?: number }).polluted, undefined);
  assert.is((value as { exchange_rates: Record<string, number> }).exchange_rates.EUR, 1);
});

test('a field inherited from Object.prototype does not count as sent', () => {
  assert.is(refusal(v.object({ toString: v.string() }), {}).kind, 'malformed');
});

test('a row is told from others by a field of its schema, not by one inherited from Object.prototype', () => {
  Object.defineProperty(Object.prototype, 'topic', { value: f.text, configurable: true });
  try {
    const notes = v.object({ notes: v.array(v.object({ name: v.string() })) });
    const given = { notes: [{ name: 'a' }, { name: 'b' }] };
    assert.equal(read(notes, given), { value: given, issues: [] });
  } finally {
    Reflect.deleteProperty(Object.prototype, 'topic');
  }
});

test('what was given is not changed', () => {
  const given = { rows: [{ id: '1', name: {} }] };
  read(rows, given);
  assert.equal(given, { rows: [{ id: '1', name: {} }] });
});

test('a widget answer with decimals as text reads as numbers', () => {
  const { value, issues } = read(productReviewCall.answer, {
    average_rating: '4.5',
    product_metrics: { transparency_score: '0.99', authenticity_score: null },
    rating_histogram_data: { 5: '12', 4: 3 },
    reviews: [],
    total_count: '15',
    total_pages: 2,
    current_page: 1,
  });
  assert.equal(issues, []);
  assert.is((value as { average_rating: number }).average_rating, 4.5);
  assert.equal((value as { rating_histogram_data: unknown }).rating_histogram_data, { 5: 12, 4: 3 });
});

function card(change: object) {
  return {
    encoded_product_id: 'p1',
    title: 'Lamp',
    internal_path: '/reviews/stores/a/products/lamp',
    ...change,
  };
}

test('drops what is no date of ISO 8601, and takes every form of one', () => {
  const dated = v.object({ created_at: f.optionalTime });
  for (const created_at of [
    '12/02/2026',
    '15.09.2026',
    '2026/09/15',
    '2026-9-5',
    '20260915',
    'Tue, 15 Sep 2026 10:00:00 GMT',
    'September 15, 2026',
    '2026年9月15日',
    '2026-09-15 10:00:00 UTC',
    '2026-23-01',
    '2026-09-15T30:00:00Z',
    'yesterday',
    '1789466400',
    1789466400000,
  ])
    assert.equal(read(dated, { created_at }).value, {}, `${created_at}`);
  for (const created_at of [
    '',
    '2026-09-15',
    '2026-09-15T10:00Z',
    '2026-09-15T10:00:00Z',
    '2026-09-15T10:00:00.123456+05:30',
    '2026-09-15T10:00:00-0800',
    '2026-09-15T10:00:00',
  ])
    assert.equal(read(dated, { created_at }), { value: { created_at }, issues: [] });
  assert.equal(read(dated, { created_at: '12/02/2026' }).issues, [
    {
      path: 'created_at',
      expected: 'a date of ISO 8601',
      found: '"12/02/2026"',
    },
  ]);
});

test.run();
