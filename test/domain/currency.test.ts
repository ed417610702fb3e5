import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { convert, currencyInUse, formatAbout, formatPrice } from '../../src/domain/currency.ts';
import { convertPriceLimit } from '../../src/domain/typed-price.ts';

const rates = { USD: 1, EUR: 0.9, GBP: 0.8, JPY: 150, XAF: 1.1 };

test('converts through the common base, exactly', () => {
  assert.is(convert(10, 'USD', 'JPY', rates), 1500);
  assert.is(convert(9, 'EUR', 'GBP', rates), 8);
  assert.is(convert(0, 'EUR', 'GBP', rates), 0);
  assert.is(convert(12.34, 'EUR', 'EUR', rates), 12.34);
});

test('returns null if something is missing or the target is "*"', () => {
  assert.is(convert(null, 'USD', 'EUR', rates), null);
  assert.is(convert(undefined, 'USD', 'EUR', rates), null);
  assert.is(convert(Number.NaN, 'USD', 'EUR', rates), null);
  assert.is(convert(1, null, 'EUR', rates), null);
  assert.is(convert(1, 'USD', undefined, rates), null);
  assert.is(convert(1, 'USD', '', rates), null);
  assert.is(convert(1, 'USD', 'EUR', null), null);
  assert.is(convert(1, 'USD', 'USD', null), null);
  assert.is(convert(1, 'USD', 'SEK', rates), null);
  assert.is(convert(1, 'SEK', 'SEK', rates), null);
  assert.is(convert(1, 'USD', '*', rates), null);
  assert.is(convert(1, 'USD', '*', { ...rates, '*': 2 }), null);
});

test('returns null for a result that is too large', () => {
  assert.is(convert(1.7e308, 'EUR', 'JPY', rates), null);
  assert.is(convertPriceLimit(1.7e308, 'EUR', 'JPY', rates), null);
});

test('returns null for invalid rates and inherited names', () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.is(convert(1, 'USD', 'ODD', { ...rates, ODD: rate }), null);
    assert.is(convert(1, 'ODD', 'USD', { ...rates, ODD: rate }), null);
  }
  assert.is(convert(1, 'constructor', 'USD', rates), null);
});

test('writes a converted price no more exactly than rates allow', () => {
  const about = (amount: number, currency = 'SEK') => formatAbout(amount, currency, 'en');
  assert.equal(
    [9.994, 195.02, 1_195.5].map(amount => about(amount, 'USD')),
    ['$9.99', '$195', '$1,200'],
  );
  assert.equal([about(9.999), about(10.49), about(10_213, 'JPY')], ['SEK\u00a010', 'SEK\u00a010', '¥10,200']);
});

test('keeps the letters and the sign of a currency in their order from right to left', () => {
  assert.is(formatPrice(5, 'USD', 'ar'), '\u200f5.00\u00a0US$\u200e');
  assert.is(formatPrice(5, 'USD', 'de'), '5,00\u00a0$');
});

test('rounds price limits up, without floating-point errors', () => {
  assert.is(convertPriceLimit(10.1, 'USD', 'EUR', rates), 10);
  assert.is(convertPriceLimit(10, 'USD', 'GBP', rates), 8);
  assert.is.not(50 * 1.1, 55);
  assert.is(convertPriceLimit(50, 'USD', 'XAF', rates), 55);
  assert.is(convertPriceLimit(0.01, 'USD', 'EUR', rates), 1);
});

test('keeps a price limit as typed in its own currency', () => {
  assert.is(convertPriceLimit(9.5, 'EUR', 'EUR', rates), 9.5);
});

test('returns no price limit if it cannot be converted', () => {
  assert.is(convertPriceLimit(50, '*', 'EUR', rates), null);
  assert.is(convertPriceLimit(50, 'EUR', '*', rates), null);
  assert.is(convertPriceLimit(50, 'EUR', 'USD', null), null);
});

const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const code = fc.constantFrom(...Object.keys(rates));

test('keeps the order of two price limits', () =>
  fc.assert(
    fc.property(price, price, code, code, (a, b, from, to) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map(one =>
        convertPriceLimit(one, from, to, rates),
      );
      assert.ok((low as number) <= (high as number) && (low as number) > 0);
    }),
  ));

test('uses the currency of the address, else the chosen one, else "*"', () => {
  assert.is(currencyInUse({ address: 'gbp', chosen: 'EUR', rates }), 'GBP');
  assert.is(currencyInUse({ address: null, chosen: 'eur', rates }), 'EUR');
  assert.is(currencyInUse({ address: '*', chosen: 'EUR', rates }), '*');
  assert.is(currencyInUse({}), '*');
});

test('uses "*" for a currency without a rate, once rates are known', () => {
  assert.is(currencyInUse({ address: 'XYZ' }), 'XYZ');
  assert.is(currencyInUse({ address: 'XYZ', rates }), '*');
});

test('formats prices in a language', () => {
  assert.is(formatPrice(1234.5, 'USD', 'en'), '$1,234.50');
  assert.is(formatPrice(1234.5, 'EUR', 'de').replace(/\s/g, ' '), '1.234,50 €');
  assert.is(formatPrice(1500, 'JPY', 'en'), '¥1,500');
});

test('formats a price with any currency', () => {
  assert.is(formatPrice(5, '*', 'en'), '5.00 *');
  assert.is(formatPrice(5, 'bitcoin', 'de'), '5.00 bitcoin');
  assert.match(formatPrice(5, 'QQQ', 'en'), /QQQ\s?5\.00/);
});

test.run();
