import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readTypedPrice, writeTypedPrice } from '../../src/domain/typed-price.ts';

const read: readonly (readonly [text: string, locale: string, amount: number | null, problem?: string])[] = [
  ['', 'en', null],
  ['   ', 'en', null],
  ['25', 'en', 25],
  [' 25.50 ', 'en', 25.5],
  ['.5', 'en', 0.5],
  ['€ 1,234.50', 'en', 1234.5],
  ['1,234', 'en', 1234],
  ['12,34,567', 'en-IN', 1_234_567],
  ['25,5', 'de', 25.5],
  ['25.5', 'de', 25.5],
  ['1.234,50 €', 'de', 1234.5],
  ['1.234', 'de', 1234],
  ['1 234,5', 'fr', 1234.5],
  ['２５', 'en', 25],
  ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ['۲۵', 'fa', 25],
  ['25', 'fa', 25],
  ['२५', 'hi-u-nu-deva', 25],
  ['0', 'en', null, 'above'],
  ['-5', 'en', null, 'above'],
  ['ten', 'en', null, 'number'],
  ['1e3', 'en', null, 'number'],
  ['1.2.3', 'en', null, 'number'],
  ['9'.repeat(400), 'en', null, 'number'],
];
for (const [text, locale, amount, problem] of read) {
  test(`reads "${text.slice(0, 20)}" in ${locale} as ${problem ?? amount}`, () => {
    assert.equal(readTypedPrice(text, locale), problem ? { amount, problem } : { amount });
  });
}

test('writes amounts so that it reads them back', () => {
  assert.is(writeTypedPrice(null, 'de'), '');
  assert.is(writeTypedPrice(1234.5, 'de'), '1234,5');
  for (const locale of ['en', 'de', 'fr', 'ar', 'hi', 'de-CH'])
    for (const amount of [0.5, 25, 1234.56, 1_000_000])
      assert.is(
        readTypedPrice(writeTypedPrice(amount, locale), locale).amount,
        amount,
        `${amount} ${locale}`,
      );
});

test.run();
