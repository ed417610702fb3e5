import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { limitChoices } from '../../src/domain/limit-choices.ts';

test('offers no limit, the usual ones and the one in effect, lowest first', () => {
  assert.equal(limitChoices([100, 80, 95], 0), [0, 80, 95, 100]);
  assert.equal(limitChoices([10, 100], 70), [0, 10, 70, 100]);
  assert.equal(limitChoices([10, 100], 100), [0, 10, 100]);
});

test('takes a limit below nothing for none', () => {
  assert.equal(limitChoices([10, 100], -1), [0, 10, 100]);
});

test.run();
