import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checked } from '../../../fixtures/host/http/answer.ts';
import { instantSearchCall } from '../../../src/contract/suggestions.ts';

test('lets an answer through that keeps the contract', () => {
  const answer = { suggestions: [{ text: 'lamp', id: 3 }, { text: 'lamps' }] };
  assert.is(checked(instantSearchCall, answer), answer);
});

test('refuses an answer with a field of the wrong kind, and names it', () => {
  const wrong = { suggestions: [{ text: 7 }] } as never;
  assert.throws(() => checked(instantSearchCall, wrong), /suggestions\.0\.text/);
});

test('refuses an answer with a field that the contract does not know', () => {
  const wrong = { suggestions: [{ text: 'lamp', weight: 1 }] } as never;
  assert.throws(() => checked(instantSearchCall, wrong), /does not know/);
});

test.run();
