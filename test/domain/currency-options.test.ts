import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currencyName, currencyOptions, currencySymbols } from '../../src/domain/currency-options.ts';

test('lists the top currencies that have a rate in their order, then the rest by code', () => {
  assert.equal(currencyOptions({ SEK: 1, USD: 1, NZD: 1, CHF: 1, AUD: 1, '*': 1 }), {
    top: ['AUD', 'NZD', 'USD'],
    rest: ['CHF', 'SEK'],
  });
  assert.equal(currencyOptions(null), { top: [], rest: [] });
});

test('has all seven top currencies where each has a rate', () => {
  const rates = { USD: 1, NZD: 1, INR: 1, GBP: 1, EUR: 1, CAD: 1, AUD: 1 };
  assert.equal(currencyOptions(rates).top, ['AUD', 'CAD', 'EUR', 'GBP', 'INR', 'NZD', 'USD']);
});

test('names currencies in the language of the page', () => {
  assert.is(currencyName('EUR', 'en'), 'Euro');
  assert.is(currencyName('USD', 'de'), 'US-Dollar');
  assert.is(currencyName('GBP', 'fr'), 'Livre sterling');
});

test('has no name for an invalid code', () => {
  assert.equal([currencyName('QQQ', 'en'), currencyName('?', 'en')], [null, null]);
  assert.is(currencySymbols('?', 'en'), '');
});

test('knows the symbols of a currency', () => {
  assert.is(currencySymbols('EUR', 'en'), '€ €');
  assert.is(currencySymbols('AUD', 'en'), 'A$ $');
});

test.run();
