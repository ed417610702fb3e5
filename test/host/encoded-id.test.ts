import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeId } from '../../fixtures/host/encoded-id.ts';

test('writes each id differently, and always the same', () => {
  const texts = Array.from({ length: 2_000 }, (_, id) => encodeId('product', id));
  assert.is(new Set(texts).size, 2_000);
  assert.is(encodeId('product', 7), texts[7]);
});

test('writes the ids of different kinds differently', () => {
  const kinds = ['product', 'shop', 'reviewer', 'review'] as const;
  assert.is(new Set(kinds.map(kind => encodeId(kind, 1))).size, 4);
});

test('writes ids that need no escaping in an address', () => {
  assert.match(encodeId('review', 2_147_483_647), /^[A-Za-z0-9]{10,}$/);
});

test.run();
