import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wholePercents } from '../../src/domain/shares.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('shares that rounding would bring to 102 % add up to 100 %', () => {
  // 45.5, 27.5, 17.5, 5.5 and 4 % of 200.
  assert.equal(wholePercents([91, 55, 35, 11, 8]), [46, 28, 17, 5, 4]);
  assert.is(sum([91, 55, 35, 11, 8].map(count => Math.round(count / 2))), 102);
});

test('what is missing goes to the shares that lost most', () => {
  assert.equal(wholePercents([1, 1, 1]), [34, 33, 33]);
  assert.equal(wholePercents([2, 1, 0]), [67, 33, 0]);
});

test('they add up to 100 % whatever the counts', () => {
  for (let count = 1; count < 60; count += 1)
    assert.is(sum(wholePercents([count, 3 * count + 1, 7, count % 4, 1])), 100);
});

test('without anything to share all are 0', () => {
  assert.equal(wholePercents([0, 0]), [0, 0]);
  assert.equal(wholePercents([]), []);
});

test.run();
