import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rawQuery, textOf, wholeOf } from '../../../fixtures/host/http/query.ts';

test('takes the query of an address as it stands', () => {
  assert.is(rawQuery('/a?q=%2526&b=1?2'), 'q=%2526&b=1?2');
  assert.is(rawQuery('/a'), '');
});

test('reads the last of repeated keys, and not endlessly', () => {
  assert.is(textOf({ q: ['a', 'b'] }, 'q'), 'b');
  assert.is(textOf({ q: 'x'.repeat(10_000) }, 'q').length, 500);
});

test('reads nothing where there is no text', () => {
  for (const query of [
    undefined,
    null,
    'text',
    [],
    { q: 7 },
    { q: { x: 'y' } },
    { q: [] },
    Object.create({ q: 'inherited' }),
  ])
    assert.is(textOf(query, 'q'), '');
});

test('brings whole numbers within their limits', () => {
  const limits = { min: 1, max: 100, otherwise: 10 };
  assert.is(wholeOf({ n: '7' }, 'n', limits), 7);
  assert.is(wholeOf({ n: '-7' }, 'n', limits), 1);
  assert.is(wholeOf({ n: '9'.repeat(400) }, 'n', limits), 100);
  for (const n of ['', '1.5', 'seven', '1e3', ' 7']) assert.is(wholeOf({ n }, 'n', limits), 10);
});

test.run();
