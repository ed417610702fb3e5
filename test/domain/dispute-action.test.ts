import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DisputeAction } from '../../src/contract/dispute.ts';
import { formatPrice } from '../../src/domain/currency.ts';
import { inWords } from '../../src/domain/dispute.ts';
import { setTextLocale } from '../../src/messages/message.ts';
import {
  type ActionDraft,
  amountsIn,
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
  assert.equal(Object.values(checkAction(decide, filled, null)).filter(Boolean), []);
  const sent = { outcome: 'store', reason: 'No proof', amount: 12.5, final: false, proof: [] };
  assert.equal(sentAction(decide, filled), sent);
  assert.equal(writtenIn(decide, filled), ['No proof']);
});

test('leaves out a number that was not filled in', () => {
  assert.is('amount' in sentAction(decide, { ...filled, amount: '' }), false);
});

test('says what is missing, too long or no number', () => {
  assert.equal(checkAction(decide, { ...filled, outcome: '', reason: ' ', amount: 'ten' }, null), {
    outcome: 'Please choose one.',
    reason: 'Please fill this in.',
    amount: 'Please enter a number, such as 12.',
    final: false,
    proof: false,
  });
  assert.is(
    checkAction(decide, { ...filled, reason: '12345678901' }, null).reason,
    'Please keep it to 10 characters.',
  );
});

test('asks for files and consent where the host requires them', () => {
  const fields = [
    { name: 'proof', type: 'files', required: true },
    { name: 'final', type: 'checkbox', required: true },
  ];
  const action = { ...decide, fields };
  assert.equal(checkAction(action, emptyAction(action), null), {
    proof: 'Please add a file.',
    final: 'Please choose one.',
  });
});

test('a field for an amount says its currency', () => {
  assert.is(labelOf({ name: 'amount', label: 'Refund', type: 'number', currency: 'EUR' }), 'Refund (EUR)');
  assert.is(labelOf({ name: 'sum_paid', type: 'number' }), inWords('sum_paid'));
});

const refund: DisputeAction = {
  ...{ name: 'refund', label: 'Refund', path: '/refund' },
  fields: [{ name: 'amount', label: 'Refund', type: 'number', currency: 'EUR' }],
};
const order = { price: 36.33, quantity: 3, currency: 'EUR' };
const tooLow = 'Please enter an amount above 0.';
const unreadable = 'Please enter a number, such as €1,250.50.';
const tooHigh = 'Please enter no more than €108.99, the value of the order.';
for (const [amount, of, issue] of [
  ['-5', order, tooLow],
  ['0', order, tooLow],
  ['0', null, tooLow],
  ['0,01', order, false],
  ['12,50', order, false],
  ['٢٫٥٠', order, false],
  ['€12.50', order, false],
  ['1,250', order, tooHigh],
  ['0,999', order, unreadable],
  ['12.345', order, unreadable],
  ['12,50,00', order, unreadable],
  ['$12', order, unreadable],
  ['108.99', order, false],
  ['109', order, tooHigh],
  ['37', { ...order, quantity: null }, 'Please enter no more than €36.33, the value of the order.'],
  ['109', { ...order, currency: 'USD' }, false],
  ['109', { ...order, price: null }, false],
  ['109', null, false],
  ['', order, false],
] as const)
  test(`an amount of '${amount}', for ${JSON.stringify(of)}: ${issue || 'is right'}`, () => {
    assert.is(checkAction(refund, { amount }, of).amount, issue);
  });

const typed: readonly (readonly [text: string, locale: string, amount: number])[] = [
  ['1,250', 'en', 1250],
  ['1 250,50', 'fr', 1250.5],
  ['1.234,50', 'de', 1234.5],
  ['1,250.50', 'de', 1250.5],
  ['1 250', 'en', 1250],
  ['١٢٫٥٠', 'ar', 12.5],
  ['۵۰', 'en', 50],
];
for (const [text, locale, amount] of typed)
  test(`a refund of "${text}" in ${locale} is ${amount}, as it says before it is sent`, () => {
    setTextLocale(locale, locale === 'ar');
    const price = formatPrice(amount, 'EUR', locale);
    const sent = [
      sentAction(refund, { amount: text }),
      amountsIn(refund, { amount: text })[0]?.includes(price),
    ];
    setTextLocale('en', false);
    assert.equal(sent, [{ amount }, true]);
  });

test('names the amounts of an action', () => {
  assert.equal(amountsIn(refund, { amount: '12,5' }), ['Refund: €12.50']);
  assert.equal(amountsIn(refund, { amount: '' }), []);
  assert.equal(amountsIn(decide, filled), [], 'a number without a currency is no amount');
});

test.run();
