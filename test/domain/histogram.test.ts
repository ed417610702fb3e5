import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readHistogram } from '../../src/domain/histogram.ts';

test('has five rows from five stars down, with their shares', () => {
  assert.equal(readHistogram({ 1: 1, 2: 0, 3: 2, 4: 1, 5: 4 }), [
    { stars: 5, count: 4, share: 0.5 },
    { stars: 4, count: 1, share: 0.125 },
    { stars: 3, count: 2, share: 0.25 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 1, share: 0.125 },
  ]);
});

test('counts missing and invalid values as 0', () => {
  const odd = { 5: 3, 4: -2, 3: '7', 2: Number.NaN, 1: Number.POSITIVE_INFINITY, 6: 9 };
  assert.equal(
    readHistogram(odd).map(({ count }) => count),
    [3, 0, 0, 0, 0],
  );
  assert.is(readHistogram(odd)[0]?.share, 1);
  for (const none of [null, undefined, {}])
    assert.ok(readHistogram(none).every(({ count, share }) => count === 0 && share === 0));
});

test.run();
