import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pillMaxCharacters } from '../../src/contract/limits.ts';
import { cutText } from '../../src/domain/text.ts';

test('cuts what is longer than the limit and marks the cut', () => {
  assert.is(pillMaxCharacters, 30);
  assert.is(cutText('x'.repeat(30), pillMaxCharacters), 'x'.repeat(30));
  assert.is(cutText('x'.repeat(31), pillMaxCharacters), `${'x'.repeat(30)}...`);
});

test('counts characters, not their halves', () => {
  assert.is(cutText('🫖'.repeat(30), 30), '🫖'.repeat(30));
  assert.is(cutText('🫖'.repeat(31), 30), `${'🫖'.repeat(30)}...`);
});

test.run();
