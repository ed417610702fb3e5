import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { medalTiers } from '../../src/contract/limits.ts';
import { medalFor, percent, scoresOf } from '../../src/domain/medal.ts';
import { nextTier } from '../../src/domain/score.ts';

test('gives whole percent for every score of two decimals', () => {
  for (let whole = 0; whole <= 100; whole += 1) assert.is(percent(Number(`${whole / 100}`)), whole);
});

test('rounds down', () => {
  assert.is.not(0.29 * 100, 29);
  assert.is(percent(0.29), 29);
  assert.is(percent(0.9999999), 99);
  assert.is(percent(0.999999999999), 99);
  assert.is(percent(0.8999), 89);
  assert.is(percent(1), 100);
});

test('ignores floating-point errors', () => {
  assert.is.not(0.1 + 0.2 + 0.65, 0.95);
  assert.is(percent(0.1 + 0.2 + 0.65), 95);
  assert.is(percent(1 - 0.05 - 0.05), 90);
});

test('stays within 0..100, and counts an invalid score as 0', () => {
  assert.is(percent(-0.2), 0);
  assert.is(percent(7), 100);
  for (const score of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) assert.is(percent(score), 0);
});

for (const { tier, from } of medalTiers) {
  test(`gives ${tier} from ${from} percent`, () => {
    assert.is(medalFor(from / 100), tier);
    assert.is.not(medalFor((from - 0.01) / 100), tier);
  });
}

test('gives the tiers from their stated percentages', () => {
  const tiers = [1, 0.999, 0.99, 0.95, 0.94, 0.9, 0.85, 0.8].map(medalFor);
  assert.equal(tiers, ['diamond', 'platinum', 'platinum', 'gold', 'silver', 'silver', 'bronze', 'bronze']);
});

test('gives no medal below the lowest tier or without a score', () => {
  assert.is(medalFor(0.79999), null);
  assert.is(medalFor(null), null);
});

test('finds the next tier and its distance', () => {
  assert.equal(nextTier(0), { tier: 'bronze', from: 80, distance: 80 });
  assert.equal(nextTier(0.8), { tier: 'silver', from: 90, distance: 10 });
  assert.equal(nextTier(0.989), { tier: 'platinum', from: 99, distance: 1 });
  assert.equal(nextTier(0.99), { tier: 'diamond', from: 100, distance: 1 });
  assert.is(nextTier(1), null);
});

test('reads scores that are a number from 0 to 1', () => {
  assert.equal(scoresOf({ transparency_score: '0.5', authenticity_score: 0 }), [
    { kind: 'transparency', score: 0.5 },
    { kind: 'authenticity', score: 0 },
  ]);
  assert.equal(scoresOf({ transparency_score: 1.2, authenticity_score: 'high' }), []);
  for (const nothing of ['', ' ', [], [0.5], true, false, {}])
    assert.equal(scoresOf({ transparency_score: nothing }), [], JSON.stringify(nothing));
  assert.equal(scoresOf(null), []);
});

test('counts all reviews where the score is full', () => {
  assert.equal(scoresOf({ transparency_score: 1, reviews_count: 12 }), [
    { kind: 'transparency', score: 1, sum: [12, 12] },
  ]);
  assert.equal(scoresOf({ transparency_score: 1, reviews_count: 0 }), [
    { kind: 'transparency', score: 1, isFew: true },
  ]);
});

test.run();
