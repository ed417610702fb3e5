import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DisputeAction } from '../../src/contract/dispute.ts';
import { inWords } from '../../src/domain/dispute.ts';
import {
  type ActionDraft,
  checkAction,
  emptyAction,
  labelOf,
  sentAction,
  writtenIn,
} from '../../src/domain/dispute-action.ts';

const decide: DisputeAction = {
  name: 'decide',
  label: 'Decide',
  path: '/decide',
  fields: [
    { name: 'outcome', type: 'radio', required: true, options: ['reviewer', 'store'] },
    { name: 'reason', type: 'textarea', required: true, maxlength: 10 },
    { name: 'amount', type: 'number' },
    { name: 'final', type: 'checkbox' },
    { name: 'proof', type: 'files' },
  ],
};
const filled: ActionDraft = {
  ...emptyAction(decide),
  outcome: 'store',
  reason: ' No proof \n',
  amount: '12,5',
};

test('finds nothing wrong with a filled action, and sends its numbers as numbers', () => {
  assert.equal(Object.values(checkAction(decide, filled)).filter(Boolean), []);
  const sent = { outcome: 'store', reason: 'No proof', amount: 12.5, final: false, proof: [] };
  assert.equal(sentAction(decide, filled), sent);
  assert.equal(writtenIn(decide, filled), ['No proof']);
});

test('leaves out a number that was not filled in', () => {
  assert.is('amount' in sentAction(decide, { ...filled, amount: '' }), false);
});

test('says what is missing, too long or no number', () => {
  assert.equal(checkAction(decide, { ...filled, outcome: '', reason: ' ', amount: 'ten' }), {
    outcome: 'Please choose one.',
    reason: 'Please fill this in.',
    amount: 'Please enter a number.',
    final: false,
    proof: false,
  });
  assert.is(
    checkAction(decide, { ...filled, reason: '12345678901' }).reason,
    'Please keep it to 10 characters.',
  );
});

test('asks for files and consent where the host requires them', () => {
  const fields = [
    { name: 'proof', type: 'files', required: true },
    { name: 'final', type: 'checkbox', required: true },
  ];
  const action = { ...decide, fields };
  assert.equal(checkAction(action, emptyAction(action)), {
    proof: 'Please add a file.',
    final: 'Please choose one.',
  });
});

test('a field for an amount says its currency', () => {
  assert.is(labelOf({ name: 'amount', label: 'Refund', type: 'number', currency: 'EUR' }), 'Refund (EUR)');
  assert.is(labelOf({ name: 'sum_paid', type: 'number' }), inWords('sum_paid'));
});

test.run();
