import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPrice } from '../../../fixtures/host/search/price-phrases.ts';

/** The words that remain, the limits and the currency. */
const read = (text: string, language: string) => {
  const { text: rest, low, high, currency } = readPrice(text, language, null);
  return [rest, low, high, currency];
};

test('reads numbers in letters for the limits that they are', () => {
  for (const [language, text, low, high, currency] of [
    ['en', 'lamp under fifty euros', null, 50, 'EUR'],
    ['en', 'lamp under two hundred and fifty dollars', null, 250, 'USD'],
    ['en', 'lamp under twelve hundred dollars', null, 1200, 'USD'],
    ['en', 'lamp between one hundred and two hundred pounds', 100, 200, 'GBP'],
    ['en', 'lamp under twenty-five thousand euros', null, 25_000, 'EUR'],
    ['en', 'lamp at least ten euros', 10, null, 'EUR'],
    ['en', 'lamp twenty euros or less', null, 20, 'EUR'],
    ['en', 'lamp under fifty', null, 50, null],
    ['de', 'lamp unter fünfzig Euro', null, 50, 'EUR'],
    ['de', 'lamp unter fuenfundzwanzig Euro', null, 25, 'EUR'],
    ['de', 'lamp zwischen zwanzig und vierzig Euro', 20, 40, 'EUR'],
    ['de', 'lamp unter eintausendfünfhundert Euro', null, 1500, 'EUR'],
    ['fr', 'lamp moins de cent euros', null, 100, 'EUR'],
    ['fr', 'lamp moins de quatre-vingt-quinze euros', null, 95, 'EUR'],
    ['fr', 'lamp plus de deux mille cinq cents euros', 2500, null, 'EUR'],
    ['es', 'lamp menos de cincuenta', null, 50, null],
    ['es', 'lamp más de treinta y cinco euros', 35, null, 'EUR'],
    ['es', 'lamp menos de dos mil quinientos euros', null, 2500, 'EUR'],
    ['ja', 'lamp 五千円以下', null, 5000, 'JPY'],
    ['ja', 'lamp 二万五千円以上', 25_000, null, 'JPY'],
    ['ja', 'lamp 十二万三千円まで', null, 123_000, 'JPY'],
    ['ar', 'lamp تحت خمسين', null, 50, null],
    ['ar', 'lamp أقل من خمسة وعشرين يورو', null, 25, 'EUR'],
    ['ar', 'lamp بين عشرين وأربعين يورو', 20, 40, 'EUR'],
    ['ar', 'lamp أقل من ثلاثة آلاف درهم', null, 3000, 'AED'],
    // On a page of another language a currency says that it is a number.
    ['en', 'lamp unter fünfzig Euro', null, 50, 'EUR'],
    ['ja', 'lamp moins de cinquante euros', null, 50, 'EUR'],
  ] as const)
    assert.equal(read(text, language), ['lamp', low, high, currency], text);
});

test('leaves numbers in letters as they are where they are none of a price, or nobody knows which', () => {
  for (const [language, text] of [
    ['en', 'two person tent'],
    ['en', 'used more than once'],
    ['en', 'book over one million copies'],
    ['en', 'lamp under fifty cents'],
    ['en', 'lamp under five cents'],
    ['en', 'lamp under half a million euros'],
    ['en', 'lamp under one and a half thousand euros'],
    ['en', 'lamp under a couple of hundred euros'],
    ['en', 'lamp under twenty thirty euros'],
    ['de', 'Lampe unter ein paar hundert Euro'],
    ['fr', 'lampe moins de cinquante centimes'],
    ['fr', 'lampe moins d’une centaine d’euros'],
    ['es', 'lámpara menos de cincuenta céntimos'],
    ['ja', 'ランプ 数千円以下'],
    ['ja', '千円札 財布'],
    ['ar', 'مصباح أقل من نصف مليون يورو'],
  ] as const)
    assert.equal(read(text, language), [text, null, null, null], text);
  assert.equal(read('two mugs under thirty euros', 'en'), ['two mugs', null, 30, 'EUR']);
  assert.is(readPrice('mug under Fifty', 'en', null).namedText, 'mug under Fifty {currency}');
});

test('reads words onto which the number is written', () => {
  for (const [language, text, low, high, currency] of [
    ['en', 'lamp max20', null, 20, null],
    ['en', 'lamp under20', null, 20, null],
    ['en', 'lamp under$20', null, 20, 'USD'],
    ['en', 'lamp<20€', null, 20, 'EUR'],
    ['en', 'lamp max=20€', null, 20, 'EUR'],
    ['en', 'lamp 20€max', null, 20, 'EUR'],
    ['de', 'lamp bis20', null, 20, null],
    ['de', 'lamp ab20€', 20, null, 'EUR'],
    ['de', 'lamp CHF 30.-bis CHF 50.-', 30, 50, 'CHF'],
    ['ja', 'lamp CHF 30.-以上', 30, null, 'CHF'],
    ['ja', 'lamp CHF 30.-から', 30, null, 'CHF'],
    ['ja', 'lamp 30,-€以下', null, 30, 'EUR'],
    ['ja', 'lamp CHF 30.-이상', 30, null, 'CHF'],
    ['ja', 'lamp 3만원부터', 30_000, null, 'KRW'],
    ['ja', 'lamp 5만원 초과', 50_000, null, 'KRW'],
    ['ja', 'lamp 1만원에서 3만원', 10_000, 30_000, 'KRW'],
  ] as const)
    assert.equal(read(text, language), ['lamp', low, high, currency], text);
});

test('takes no size for a price, and no currency for another', () => {
  for (const [language, text] of [
    ['en', 'shoes from 36-38'],
    ['de', 'Schuhe von 36-38'],
    ['fr', 'chaussures de 36-38'],
    ['en', 'jeans from 30-32'],
    ['es', 'lámpara menos de 20.000 pesos colombianos'],
  ] as const)
    assert.equal(read(text, language), [text, null, null, null], text);
  assert.equal(read('shoes from 36-38 EUR', 'en'), ['shoes', 36, 38, 'EUR']);
  assert.equal(read('shoes from 50-100', 'en'), ['shoes', 50, 100, null]);
  assert.equal(read('lampa minst 500 kr', 'en'), ['lampa', 500, null, 'SEK']);
  assert.equal(read('Lampe nicht billiger als 50 Euro', 'de'), ['Lampe', 50, null, 'EUR']);
  assert.equal(read('Lampe zw. 50 u. 100 Euro', 'de'), ['Lampe', 50, 100, 'EUR']);
});

test.run();
