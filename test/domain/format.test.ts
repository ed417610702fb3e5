import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pillMaxCharacters } from '../../src/contract/limits.ts';
import { truncateText, wholeCount } from '../../src/domain/format.ts';

test('cuts a text that is too long, and appends dots', () => {
  assert.is(pillMaxCharacters, 30);
  assert.is(truncateText('x'.repeat(30), pillMaxCharacters), 'x'.repeat(30));
  assert.is(truncateText('x'.repeat(31), pillMaxCharacters), `${'x'.repeat(30)}...`);
});

test('counts characters, not code units', () => {
  assert.is(truncateText('🫖'.repeat(30), 30), '🫖'.repeat(30));
  assert.is(truncateText('🫖'.repeat(31), 30), `${'🫖'.repeat(30)}...`);
});

test('reads the digits of a total', () => {
  assert.equal(['1,200+', 'about 1 200', '7', '', 'none'].map(wholeCount), [1200, 1200, 7, 0, 0]);
  assert.equal([12, 12.7, -3, Number.NaN].map(wholeCount), [12, 12, 0, 0]);
  assert.is(wholeCount('9'.repeat(400)), 0);
  assert.is(wholeCount('9'.repeat(30)), Number.MAX_SAFE_INTEGER);
});

test.run();
