import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { medalTiers } from '../../src/contract/limits.ts';
import { medalFor, percent, scoresOf } from '../../src/domain/medal.ts';
import { countedScoresOf, nextTier, sumOf } from '../../src/domain/score.ts';

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
  assert.equal(nextTier(0.989), { tier: 'platinum', from: 99, distance: 0.1 });
  assert.equal(nextTier(0.99), { tier: 'diamond', from: 100, distance: 1 });
  assert.is(nextTier(0.9899999999999)?.distance, 0.1);
  assert.is(nextTier(0.29)?.distance, 51);
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

test('names the number of reviews that are shown, where there are any', () => {
  assert.equal(scoresOf({ transparency_score: 1, reviews_count: 12 }), [
    { kind: 'transparency', score: 1, shown: 12 },
  ]);
  assert.equal(scoresOf({ transparency_score: 1, reviews_count: 0 }), [
    { kind: 'transparency', score: 1, isFew: true },
  ]);
});

test('says which numbers of reviews a score is the share of, where they are whole', () => {
  const sums = (figures: object) => countedScoresOf(figures).map(sumOf);
  assert.equal(sums({ transparency_score: 0.875, authenticity_score: 6 / 7, reviews_count: 7 }), [
    [7, 8],
    [6, 7],
  ]);
  assert.equal(sums({ transparency_score: 1, authenticity_score: 0, reviews_count: 7 }), [
    [7, 7],
    [0, 7],
  ]);
  // Numbers of the host come first.
  assert.equal(sums({ transparency_score: 0.9, written_reviews_count: 40, published_reviews_count: 36 }), [
    [36, 40],
  ]);
  // Rounded by the host: 4.2 of 7, and 198 of 225 or of 224.
  assert.equal(sums({ authenticity_score: 0.6, reviews_count: 7 }), [undefined]);
  assert.equal(sums({ transparency_score: 0.88, reviews_count: 198 }), [undefined]);
  assert.equal(sums({ transparency_score: 0.5 }), [undefined]);
});

test.run();
