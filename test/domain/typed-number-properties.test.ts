/** Every amount that `Intl.NumberFormat` writes is read back as itself. */
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAmount } from '../../src/domain/typed-amount.ts';
import { readNumber } from '../../src/domain/typed-number.ts';

/** The languages of the product, and others: each way to group, and scripts with digits of their own. */
const locales = (
  'en de fr es ja ar ' +
  'en-GB en-IN en-ZA de-AT de-CH fr-CA fr-CH es-MX es-419 ar-EG ar-MA pt-BR pt-PT it nl sv nb da fi pl cs hu ' +
  'ro bg hr lt ru uk tr el he fa ur hi bn mr ta te my ne th vi id ko zh-Hans zh-Hant'
).split(' ');
const currencies = [
  'EUR',
  'USD',
  'GBP',
  'JPY',
  'CHF',
  'INR',
  'SEK',
  'DKK',
  'BRL',
  'AED',
  'KWD',
  'CNY',
  'KRW',
];
const spaces = [
  ...' \u00a0\u1680\u2000\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
];
/** Those whose digits stand for themselves; Tamil and others have signs for ten and hundred. */
const numberingSystems = Intl.supportedValuesOf('numberingSystem').filter(system => {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  return format.resolvedOptions().numberingSystem === system && [...format.format(9876543210)].length === 10;
});

const amount = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }).map(cents => cents / 100),
  fc.integer({ min: 0, max: 9_999_999 }),
  // Near the thousands, where signs are added.
  fc.constantFrom(
    0.5,
    0.99,
    1,
    999,
    999.99,
    1000,
    1000.5,
    1250,
    9999.99,
    10_000,
    12_345.6,
    100_000,
    1_234_567,
  ),
);
const digits = fc.oneof(fc.constant(null), fc.constantFrom(...numberingSystems));
const space = fc.constantFrom(...spaces);

let count = 0;
function holds(locale: string, runs: number, options: fc.Arbitrary<Intl.NumberFormatOptions>): void {
  void fc.assert(
    fc.property(amount, fc.boolean(), digits, space, options, (value, isNegative, system, gap, given) => {
      const format = new Intl.NumberFormat(system ? `${locale}-u-nu-${system}` : locale, given);
      const { maximumFractionDigits: places = 0, currency } = format.resolvedOptions();
      const sent = Number((isNegative ? -value : value).toFixed(places)) + 0;
      const text = format.format(sent).replace(/\p{Zs}/gu, gap);
      const found = currency
        ? readAmount(text, locale, currency)
        : { value: readNumber(text, locale), currency: null };
      assert.equal(found, { value: sent, currency: currency ?? null }, `${text} in ${locale}`);
      count++;
    }),
    { numRuns: runs },
  );
}

const money = fc.record({
  style: fc.constant('currency' as const),
  currency: fc.constantFrom(...currencies),
  currencyDisplay: fc.constantFrom(
    'symbol' as const,
    'narrowSymbol' as const,
    'code' as const,
    'name' as const,
  ),
  useGrouping: fc.constantFrom('always' as const, 'auto' as const, false as const),
});
const plain = fc.record({
  useGrouping: fc.constantFrom('always' as const, 'auto' as const, false as const),
  minimumFractionDigits: fc.constantFrom(0, 2),
});

for (const locale of locales)
  test(`reads back what Intl writes in ${locale}`, () => {
    holds(locale, 150, plain);
    holds(locale, 150, money);
  });

test('has read amounts in every numbering system and language', () => {
  assert.is(count, locales.length * 300);
  assert.ok(numberingSystems.length >= 60, String(numberingSystems.length));
});

test.run();
