import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryCode, currencyCode, ratesOf } from '../../src/contract/codes.ts';

const nothing = [null, undefined, '', ' ', '[]', '999', '<x>', 'constructor', 'A'.repeat(100_000)];

test('accepts codes of the country list in any case, and nothing else', () => {
  assert.equal([' de', 'GB'].map(countryCode), ['DE', 'GB']);
  for (const text of [...nothing, 'ZZ', 'DEU', '*']) assert.is(countryCode(text), null, text ?? '');
});

test('accepts currency codes of three letters, and "*"', () => {
  assert.equal(['eur', ' USD ', '*'].map(currencyCode), ['EUR', 'USD', '*']);
  for (const text of [...nothing, 'EURO', 'E1R', '**']) assert.is(currencyCode(text), null, text ?? '');
});

test('keeps only valid exchange rates', () => {
  const rates = {
    EUR: 1,
    USD: 1.1,
    JPY: 0,
    INR: -5,
    gbp: 0.8,
    'x!': 3,
    CHF: '1',
    SEK: Number.NaN,
    NOK: null,
  };
  assert.equal(ratesOf(rates), { EUR: 1, USD: 1.1, GBP: 0.8 });
});

test.run();
