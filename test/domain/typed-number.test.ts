import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { numberSource, readNumber } from '../../src/domain/typed-number.ts';

const read: readonly (readonly [text: string, locales: string, value: number | null])[] = [
  ['', 'en', null],
  ['25', 'en de fr es ja ar', 25],
  [' 25.50 ', 'en de fr es ja ar', 25.5],
  ['12,50', 'en de fr es ja ar', 12.5],
  ['0,99', 'en de fr es ja ar', 0.99],
  ['.5', 'en de fr es ja ar', 0.5],
  [',50', 'en de fr es ja ar', 0.5],
  ['25.', 'en de', 25],
  ['0,999', 'en de fr es ja ar', 0.999],
  ['0.999', 'en de fr es ja ar', 0.999],
  ['00,500', 'en de', 0.5],
  // What may be either.
  ['1,250', 'en ja ar en-IN de-CH', 1250],
  ['1,250', 'de fr es ar-MA', 1.25],
  ['1.250', 'en ja ar de-CH', 1.25],
  ['1.250', 'de fr es ar-MA', 1250],
  // What is not.
  ['1,250.50', 'en de fr es ja ar', 1250.5],
  ['1.234,50', 'en de fr es ja ar', 1234.5],
  ['1.234,567', 'en de', 1234.567],
  ['1,234,567', 'en de', 1_234_567],
  ['1.234.567', 'en de', 1_234_567],
  ['1 250', 'en de fr es ja ar', 1250],
  ['1 250,50', 'en de fr es ja ar', 1250.5],
  ["1'250.50", 'en de fr de-CH', 1250.5],
  ['1’250', 'en de-CH', 1250],
  ['1,00,000', 'en en-IN de', 100_000],
  ['12,34,567.8', 'en-IN hi', 1_234_567.8],
  // Digits and signs of other scripts.
  ['٥٠', 'en ar', 50],
  ['۵۰', 'en fa', 50],
  ['٥٠٬٠٠٠', 'en ar', 50_000],
  ['١٬٢٣٤٫٥', 'en de ar', 1234.5],
  ['١٢٫٥٠', 'en de ar', 12.5],
  ['١٢٫٥٠٠', 'en de ar', 12.5],
  ['١٢،٥٠', 'ar', 12.5],
  ['١،٢٥٠', 'ar en', 1250],
  ['١،٢٥٠', 'ur', 1.25],
  ['１２．５０', 'ja', 12.5],
  ['１２。５０', 'ja', 12.5],
  ['１、２５０', 'ja', 1250],
  ['२५', 'en hi', 25],
  ['𝟏𝟗', 'en', 19],
  // Ways to write whole amounts.
  ['50,-', 'de en', 50],
  ['50.–', 'de-CH', 50],
  ['1.250,—', 'de', 1250],
  ['1k', 'en de', 1000],
  ['1.5K', 'en de', 1500],
  ['1万', 'ja en', 10_000],
  // Signs.
  ['-5', 'en', -5],
  ['−5,5', 'de', -5.5],
  ['-0', 'en', 0],
  // What is seen counts, and nothing invisible.
  ['12\u200b34', 'en', 1234],
  ['\u200f٥٠\u200f', 'ar', 50],
  // No numbers.
  ['ten', 'en', null],
  ['50 kg', 'en', null],
  ['about 50', 'en', null],
  ['50-100', 'en', null],
  ['12,50,00', 'en de', null],
  ['1,2345', 'en de', 1.2345],
  ['1,234,56', 'en de', null],
  ['1.2.3', 'en de', null],
  ['1,234.567.890', 'en', null],
  ['1 234,567,890', 'en', null],
  ["1'234 567", 'de-CH', null],
  ['12 50', 'en fr', null],
  ["12'50", 'de-CH', null],
  ['1٬25', 'ar', null],
  ['1  250', 'en', null],
  ['1, 250', 'en', null],
  ['12⁵⁰', 'de', null],
  ['10²', 'en', null],
  ['1½', 'en', null],
  ['½', 'en', null],
  ['1e3', 'en', null],
  ['0x10', 'en', null],
  ['$50', 'en', null],
  ['9'.repeat(400), 'en', null],
  ['9007199254740993', 'en', null],
  ['123456789012345', 'en', 123_456_789_012_345],
];
for (const [text, locales, value] of read)
  test(`"${text.slice(0, 20)}" is ${value} in ${locales}`, () => {
    for (const locale of locales.split(' ')) assert.is(readNumber(text, locale), value, locale);
  });

test('finds numbers within a text', () => {
  const found = (text: string) => text.match(new RegExp(numberSource, 'gu'));
  assert.equal(found('under 1 000 € or 1’250,50, ٥٠٫٥. 1k, 12kg'), ['1 000', '1’250,50', '٥٠٫٥', '1k', '12']);
});

test('reads multiples in a row, as they are spoken', () => {
  assert.is(readNumber('1万5千', 'ja'), 15_000);
  assert.is(readNumber('1万980', 'ja'), 10_980);
  assert.is(readNumber('12万34', 'ja'), 120_034);
  assert.is(readNumber('２万3,500', 'ja'), 23_500);
});

test.run();
