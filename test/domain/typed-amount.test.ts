import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  exampleAmount,
  isPayable,
  readAmount,
  readTypedPrice,
  writeTypedPrice,
} from '../../src/domain/typed-amount.ts';

const amounts: readonly (readonly [
  text: string,
  locale: string,
  currencies: string,
  value: number | null,
  currency?: string,
])[] = [
  ['50', 'en', 'EUR', 50],
  ['€50', 'en', 'EUR', 50, 'EUR'],
  ['1 250,50 €', 'fr', 'EUR', 1250.5, 'EUR'],
  ['eur 50', 'en', 'EUR', 50, 'EUR'],
  ['1 euro', 'en', 'EUR', 1, 'EUR'],
  ['50 Euro', 'de', 'EUR', 50, 'EUR'],
  ['50 dollars', 'en', 'USD', 50, 'USD'],
  ['$50', 'en', 'CAD', 50, 'CAD'],
  ['Fr. 12.50', 'de-CH', 'CHF', 12.5, 'CHF'],
  ['12.50 Fr.', 'fr-CH', 'CHF', 12.5, 'CHF'],
  ['Rs 500', 'en-IN', 'INR', 500, 'INR'],
  ['Rs. 500', 'en-IN', 'INR', 500, 'INR'],
  ['1.250,50 TL', 'tr', 'TRY', 1250.5, 'TRY'],
  ['500 บาท', 'th', 'THB', 500, 'THB'],
  ['$50', 'en', 'EUR CAD USD', 50, 'USD'],
  ['50 dollars', 'en', '* CAD USD', null],
  ['$50', 'en', 'CAD USD', 50, 'CAD'],
  ['50 dollars', 'en', 'CAD USD', 50, 'CAD'],
  ['50 USD', 'en', 'CAD USD', 50, 'USD'],
  ['50 US dollars', 'en', 'CAD USD', 50, 'USD'],
  ['¥50', 'en', 'CNY JPY', 50, 'CNY'],
  ['50 pesos', 'es', 'ARS MXN', 50, 'ARS'],
  ['$50', 'de', '* CAD USD', 50, 'USD'],
  ['A$1,400', 'en', 'USD AUD', 1400, 'AUD'],
  ['R$ 6000', 'en', 'USD BRL', 6000, 'BRL'],
  ['$.50', 'en', 'USD', 0.5, 'USD'],
  ['50,- €', 'de', 'EUR', 50, 'EUR'],
  ['1k EUR', 'en', 'EUR', 1000, 'EUR'],
  ['50 kr.', 'da', 'DKK', 50, 'DKK'],
  ['50 kr', 'da', 'DKK', 50, 'DKK'],
  ['50 EUR.', 'en', 'EUR', 50, 'EUR'],
  ['٥٠ ر.س', 'ar', 'SAR', 50, 'SAR'],
  ['￥５０', 'ja', 'JPY', 50, 'JPY'],
  ['50円', 'ja', 'JPY', 50, 'JPY'],
  ['12.500 KWD', 'fr-CH', 'KWD', 12.5, 'KWD'],
  ['1.250 €', 'en', 'EUR', 1250, 'EUR'],
  ['$1,250', 'de', 'USD', 1250, 'USD'],
  ['€0.999', 'en', 'EUR', 0.999, 'EUR'],
  ...(['US$50', 'US $50', '50 US$'] as const).flatMap(text =>
    (['en', 'de', 'fr', 'ja'] as const).map(locale => [text, locale, 'EUR CAD USD', 50, 'USD'] as const),
  ),
  ['€50', 'en', 'USD', null],
  ['50 USD', 'en', 'EUR', null],
  ['€50 USD', 'en', 'EUR USD', null],
  ['CHF.50', 'en', 'CHF', null],
  ['50 kg', 'en', 'EUR', null],
  ['1,0000', 'en', 'EUR', null],
  ['¥1,0000', 'ja', 'JPY', null],
  ['1.0000 €', 'de', 'EUR', null],
  ['50 constructor', 'en', 'EUR', null],
];
for (const [text, locale, currencies, value, currency = null] of amounts)
  test(`"${text}" where ${currencies} may be named is ${value} ${currency} in ${locale}`, () => {
    const [own = '', ...others] = currencies.split(' ');
    const found = readAmount(text, locale, own === '*' ? null : own, others);
    assert.equal(found, value === null ? null : { value, currency });
  });

const prices: readonly (readonly [text: string, read: ReturnType<typeof readTypedPrice>])[] = [
  ['', { amount: null }],
  ['   ', { amount: null }],
  ['25', { amount: 25 }],
  ['25 USD', { amount: 25, currency: 'USD' }],
  ['0', { amount: null, problem: 'above' }],
  ['-5', { amount: null, problem: 'above' }],
  ['ten', { amount: null, problem: 'number' }],
];
for (const [text, price] of prices)
  test(`a limit of the price "${text}" is ${JSON.stringify(price)}`, () => {
    assert.equal(readTypedPrice(text, 'en', null, ['USD']), price);
  });

test('writes amounts so that it reads them back', () => {
  assert.is(writeTypedPrice(null, 'de'), '');
  assert.is(writeTypedPrice(1234.5, 'de'), '1234,5');
  assert.is(writeTypedPrice(1234.5, 'fa'), '۱۲۳۴٫۵');
  for (const locale of ['en', 'de', 'fr', 'es', 'ja', 'ar', 'ar-EG', 'fa', 'hi', 'de-CH', 'fr-CH', 'ur'])
    for (const amount of [0.5, 12.345, 25, 1234.56, 1.25, 1_000_000, 0.000_001])
      assert.is(readTypedPrice(writeTypedPrice(amount, locale), locale, 'EUR').amount, amount, locale);
});

test('knows the decimals that can be paid', () => {
  const payable = [
    isPayable(12.5, 'EUR'),
    isPayable(12, 'JPY'),
    isPayable(0.125, 'KWD'),
    isPayable(8.2, 'XXQ'),
  ];
  assert.equal(payable, [true, true, true, true]);
  assert.equal([isPayable(12.345, 'EUR'), isPayable(12.5, 'JPY')], [false, false]);
});

test('gives an example in the language, which it reads', () => {
  assert.is(exampleAmount('en', 'USD'), '$1,250.50');
  assert.is(exampleAmount('de', null), '1.250,50');
  for (const locale of ['en', 'de', 'fr', 'es', 'ja', 'ar'])
    for (const currency of ['EUR', 'USD', 'JPY', 'KWD', null])
      assert.ok(readAmount(exampleAmount(locale, currency), locale, currency), `${locale} ${currency}`);
});

test.run();
