import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pillMaxCharacters } from '../../src/contract/limits.ts';
import { truncateText } from '../../src/domain/format.ts';

test('cuts a text that is too long, and appends dots', () => {
  assert.is(pillMaxCharacters, 30);
  assert.is(truncateText('x'.repeat(30), pillMaxCharacters), 'x'.repeat(30));
  assert.is(truncateText('x'.repeat(31), pillMaxCharacters), `${'x'.repeat(30)}...`);
});

test('counts characters, not code units', () => {
  assert.is(truncateText('🫖'.repeat(30), 30), '🫖'.repeat(30));
  assert.is(truncateText('🫖'.repeat(31), 30), `${'🫖'.repeat(30)}...`);
});

test.run();
