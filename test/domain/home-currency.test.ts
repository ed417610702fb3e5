import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { homeCurrency, withCurrency } from '../../src/domain/home-currency.ts';

test('a shopper counts in the money of their country', () => {
  assert.is(homeCurrency('JP', ['en-GB']), 'JPY');
});

test('without a country, in that of the first language with a region', () => {
  assert.is(homeCurrency(null, ['en', 'en-GB', 'de-DE']), 'GBP');
  assert.is(homeCurrency(null, ['zh-Hant-TW']), 'TWD');
});

test('nothing is guessed without a region, or from one that is no country', () => {
  assert.is(homeCurrency(null, []), null);
  assert.is(homeCurrency(null, ['en', 'es-419', 'not a language!']), null);
});

test('a bare limit of the price gets a currency', () => {
  for (const text of ['lamp under 100', 'lamp UP TO 9.99', 'bag between 50 and 1,000', 'Lampe bis 100'])
    assert.is(withCurrency(text, 'GBP'), `${text} GBP`);
  assert.is(withCurrency(" sac jusqu'à 20 ", 'EUR'), "sac jusqu'à 20 EUR");
});

test('other numbers stay as they are', () => {
  const texts = [
    'lamp',
    'lamp 100',
    'lamp under $100',
    'lamp under 100 USD',
    'lamp under 100 cm',
    'thunder 100',
  ];
  for (const text of texts) assert.is(withCurrency(text, 'GBP'), text);
});

test.run();
