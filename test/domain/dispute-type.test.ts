import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FormOption } from '../../src/contract/dispute.ts';
import { outcomeChoices, outcomeName, typeChoices, typeName } from '../../src/domain/dispute-type.ts';

/** Options as hosts send them, and what a dispute with the value of the option says of it. */
const options: readonly (readonly [option: FormOption, sent: { value: string; label?: string }])[] = [
  ['refund', { value: 'refund' }],
  ['Refund', { value: 'Refund' }],
  ['store_credit', { value: 'store_credit' }],
  [{ name: 'refund' }, { value: 'refund' }],
  [
    { value: 'refund', label: 'Money back' },
    { value: 'refund', label: 'Money back' },
  ],
  [
    { id: 7, name: 'Refund' },
    { value: '7', label: 'Refund' },
  ],
  [{ value: 'constructor' }, { value: 'constructor' }],
];

test('calls a choice the same in the form and in the dispute', () => {
  for (const [option, { value, label }] of options) {
    const [choice] = outcomeChoices([option]);
    assert.is(choice?.value, value);
    const dispute = { desired_outcome_type: value, desired_outcome_type_label: label };
    assert.is(outcomeName(dispute), choice?.label, JSON.stringify(option));
    assert.is(typeName({ dispute_type: value, dispute_type_label: label }), typeChoices([option])[0]?.label);
  }
});

test('says usual values in its own words where the host has none for them', () => {
  assert.is(outcomeName({ desired_outcome_type: 'refund' }), 'Full refund');
  assert.is(outcomeChoices(['refund'])[0]?.label, 'Full refund');
  assert.is(typeName({ dispute_type: 'not_received', dispute_type_label: '' }), 'Not received');
  assert.is(typeName({}), '');
  assert.is(outcomeName({ desired_outcome_type: null }), '');
});

test.run();
