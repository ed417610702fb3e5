import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPrice } from '../../../fixtures/host/search/price-phrases.ts';
import { priceWords } from '../../../fixtures/host/search/vocabulary.ts';

/** The words that remain, the limits and the currency. */
const read = (text: string, language = 'en', currency: string | null = null) => {
  const { text: rest, low, high, currency: named } = readPrice(text, language, currency);
  return [rest, low, high, named];
};

test('reads thousands, cents and multiples as the reader of numbers does', () => {
  for (const text of [
    'laptop under 1,000 euro',
    'laptop under 1 000 €',
    'laptop under 1\u00a0000 €',
    'laptop under 1\u202f000 €',
    "laptop under 1'000 EUR",
    'laptop under 1k EUR',
    'laptop unter 1.000,00 €',
  ])
    assert.equal(read(text), ['laptop', null, 1000, 'EUR'], text);
  assert.equal(read('Lampe bis 1 000,00 €', 'de'), ['Lampe', null, 1000, 'EUR']);
  assert.equal(read('Lampe unter 1 500 EUR', 'de'), ['Lampe', null, 1500, 'EUR']);
  assert.equal(read('lamp under ₹1,00,000'), ['lamp', null, 100_000, 'INR']);
  assert.equal(read('laptop under 1.000,50 €'), ['laptop', null, 1000.5, 'EUR']);
  assert.equal(read('soap 12,50 €'), ['soap', null, 12.5, 'EUR']);
});

test('knows whose dollar it is', () => {
  assert.equal(read('bike under R$ 6000'), ['bike', null, 6000, 'BRL']);
  assert.equal(read('bike under A$ 1400'), ['bike', null, 1400, 'AUD']);
  assert.equal(read('bike under 1400 CA$'), ['bike', null, 1400, 'CAD']);
  assert.equal(read('bike under $1400', 'en', 'AUD'), ['bike', null, 1400, 'AUD']);
  assert.equal(read('bike under US$1400', 'en', 'AUD'), ['bike', null, 1400, 'USD']);
  assert.equal(read('bike under 30 quid'), ['bike', null, 30, 'GBP']);
});

test('takes an amount of money alone for the most it may cost', () => {
  assert.equal(read('lamp 30 euro'), ['lamp', null, 30, 'EUR']);
  assert.equal(read('$15 mug'), ['mug', null, 15, 'USD']);
  assert.equal(read('mug 30 €', 'de'), ['mug', null, 30, 'EUR']);
});

test('knows currencies of two words, with endings and dots, and behind them what is no part of them', () => {
  assert.equal(read('lamp under 50 canadian dollars'), ['lamp', null, 50, 'CAD']);
  assert.equal(read('lampe moins de 50 francs suisses', 'fr'), ['lampe', null, 50, 'CHF']);
  assert.equal(read('lamp under 500 kr.'), ['lamp', null, 500, 'SEK']);
  assert.equal(read('lámpara menos de 50 dolares', 'es'), ['lámpara', null, 50, 'USD']);
  assert.equal(read('مصباح تحت 50 دولارًا', 'ar'), ['مصباح', null, 50, 'USD']);
  assert.equal(read('مصباح أقل من 50 جنيه', 'ar'), ['مصباح', null, 50, 'EGP']);
  assert.equal(read('5000円のランプ', 'ja'), ['ランプ', null, 5000, 'JPY']);
  assert.equal(read('ランプ 3000円から5000円まで', 'ja'), ['ランプ', 3000, 5000, 'JPY']);
  assert.equal(read('ランプ 1万円台', 'ja').slice(1), [null, null, null]);
});

test('reads ways to write an amount that stand in no form', () => {
  assert.equal(read('lampe moins de 12€50', 'fr'), ['lampe', null, 12.5, 'EUR']);
  assert.equal(read('lamp 1-2k €'), ['lamp', 1000, 2000, 'EUR']);
  assert.equal(read('ランプ 3〜5千円', 'ja'), ['ランプ', 3000, 5000, 'JPY']);
  assert.equal(read('ランプ 3000円〜', 'ja'), ['ランプ', 3000, null, 'JPY']);
  assert.equal(read('ランプ 千円以下', 'ja'), ['ランプ', null, 1000, 'JPY']);
  assert.equal(read('ランプ 三千円以下', 'ja'), ['ランプ', null, 3000, 'JPY']);
  assert.equal(read('lamp 20…30 €'), ['lamp', 20, 30, 'EUR']);
  assert.equal(read('lamp under 1.250 €'), ['lamp', null, 1250, 'EUR']);
});

test('takes an amount below nothing for none', () => {
  for (const text of ['lamp under -5 €', 'lamp -5 €', 'lamp under −5', 'lamp under -€5', 'lamp over -5 EUR'])
    assert.equal(read(text).slice(1), [null, null, null], text);
  assert.equal(read('lamp 10 -20 €'), ['lamp', 10, 20, 'EUR']);
});

test('takes the sign that stands before a number for that number', () => {
  assert.equal(read('iphone 15 $999'), ['iphone 15', null, 999, 'USD']);
  assert.equal(read('ps5 €500'), ['ps5', null, 500, 'EUR']);
  assert.equal(read('shoes 42 €80'), ['shoes 42', null, 80, 'EUR']);
  assert.equal(read('set of 4 €20'), ['set of 4', null, 20, 'EUR']);
  assert.equal(read('wine 2010 €30'), ['wine 2010', null, 30, 'EUR']);
  assert.equal(read('wine 2010 30€'), ['wine 2010', null, 30, 'EUR']);
  assert.equal(read('Schuhe 42 80 Euro', 'de'), ['Schuhe 42', null, 80, 'EUR']);
});

test('reads amounts that end with a dash before the currency', () => {
  assert.equal(read('Kerze 20,- €', 'de'), ['Kerze', null, 20, 'EUR']);
  assert.equal(read('Kerze 10,- bis 20,- €', 'de'), ['Kerze', 10, 20, 'EUR']);
  assert.equal(read('Kerze unter 10,- €', 'de'), ['Kerze', null, 10, 'EUR']);
});

test('reads numbers in words for what they multiply by', () => {
  for (const [text, high, currency = null] of [
    ['lamp under 2 k', 2000],
    ['lamp under 2 K€', 2000, 'EUR'],
    ['lamp under 2 Mio', 2_000_000],
    ['lamp under 1.5 million', 1_500_000],
    ['lamp under $1.5 million', 1_500_000, 'USD'],
    ['lamp unter 2 Mio. €', 2_000_000, 'EUR'],
    ['lamp moins de 2 millions d’euros', 2_000_000, 'EUR'],
    ['lamp menos de 20 mil euros', 20_000, 'EUR'],
    ['lamp menos de 2 millones de euros', 2_000_000, 'EUR'],
    ['lamp under 1 lakh', 100_000],
    ['lamp under ₹2 lakh', 200_000, 'INR'],
    ['lamp under 2 crore rupees', 20_000_000, 'INR'],
    ['lamp أقل من ٢ مليون', 2_000_000],
    ['lamp أقل من 50 ألف ريال', 50_000, 'SAR'],
    ['lamp 五百円以下', 500, 'JPY'],
    ['lamp 1億円以下', 100_000_000, 'JPY'],
    ['lamp under Rs.500/-', 500, 'INR'],
  ] as const)
    assert.equal(read(text), ['lamp', null, high, currency], text);
  assert.equal(read('lamp 1-2 million euros'), ['lamp', 1_000_000, 2_000_000, 'EUR']);
  assert.is(readPrice('mug under 2 million', 'en', 'EUR').namedText, 'mug under 2 million {currency}');
  assert.equal(read('14 k gold ring under 100 EUR'), ['14 k gold ring', null, 100, 'EUR']);
});

test('takes an amount for no limit where something nobody knows goes on with it', () => {
  for (const more of priceWords.multiples['?']?.split('|') ?? [])
    for (const text of [
      `lamp under 2 ${more}`,
      `under €2 ${more} lamp`,
      `lamp €1.5-2 ${more}`,
      `lamp €2${more}`,
    ])
      assert.equal(read(text).slice(1), [null, null, null], text);
  for (const text of [
    'lamp under $2x',
    'lamp 2 mil 500 euros',
    'lamp under 2k5 EUR',
    'lamp under 1/2 EUR',
    'lamp under 20-40',
    'lamp equal to $30',
    'lamp at 9:30 EUR',
    'shoes from 36 to 38',
    'poster from 1950-1960',
    'paco rabanne 1 million',
    'ランプ 数千円以下',
    'ランプ 弐万円以下',
    'ランプ 数十万円以下',
    'over 1 million copies book',
  ])
    assert.equal(read(text), [text, null, null, null], text);
});

test('knows whose dollar it is where it stands apart', () => {
  for (const [text, currency] of [
    ['lamp under US $30', 'USD'],
    ['lamp under US$ 30', 'USD'],
    ['lamp under $30 US', 'USD'],
    ['lamp AU $30', 'AUD'],
    ['lamp C $ 30', 'CAD'],
    ['lamp moins de 30 $ CA', 'CAD'],
    ['lamp moins de 30 $CA', 'CAD'],
    ['lamp under R $30', 'BRL'],
  ] as const)
    for (const own of ['EUR', 'CAD', 'USD'])
      assert.equal(read(text, 'en', own), ['lamp', null, 30, currency], text);
  // A letter may belong to the thing.
  assert.equal(read('usb C $30'), ['usb C', null, 30, 'USD']);
  assert.equal(read('lamp 30 $ au plus'), ['lamp', null, 30, 'USD']);
});

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
    ['en', 'under seven moons'],
    ['en', 'no more than two bags'],
    ['de', 'unter vier Augen'],
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

test('takes groups of four, ages, weights and what is taken off for no limit', () => {
  for (const [language, text] of [
    ...['lamp under 1,0000', 'lamp under €1,0000', 'lamp under 10,0000 eur'].map(
      text => ['en', text] as const,
    ),
    ...['toy from 3-6', 'lego from 4-99', 'game from 10-14', 'toy 3 and up'].map(
      text => ['en', text] as const,
    ),
    ...[['de', 'Spielzeug ab 3-6'] as const, ['fr', 'jouet de 3-6'] as const],
    ...['fifty pounds dumbbell', 'dumbbell 50 pounds', '3 pound bag of coffee'].map(
      text => ['en', text] as const,
    ),
    ...[['de', '3 Pfund Kaffee'] as const, ['fr', '3 livres de café'] as const],
    ...[
      ['en', 'lamp 20 € off'] as const,
      ['en', 'lamp save $20'] as const,
      ['en', 'Fifty shades fifty'] as const,
    ],
  ])
    assert.equal(read(text, language), [text, null, null, null], text);
  assert.equal(read('dumbbell under £50'), ['dumbbell', null, 50, 'GBP']);
  assert.equal(read('lamp 50 pounds'), ['lamp', null, 50, 'GBP']);
  assert.equal(read('Schuhe Gr. 42 bis 80 Euro', 'de'), ['Schuhe Gr. 42', null, 80, 'EUR']);
  assert.equal(read('iPhone 15 bis 500 Euro', 'de'), ['iPhone 15', null, 500, 'EUR']);
  assert.equal(read('Wein Jahrgang 2015 bis 30 Euro', 'de'), ['Wein Jahrgang 2015', null, 30, 'EUR']);
  assert.equal(read('wh1000xm5 300 €'), ['wh1000xm5', null, 300, 'EUR']);
});

test('reads amounts that start with a point, are written onto words, or stand in letters of any size', () => {
  for (const [language, text, low, high, currency] of [
    ['en', 'lamp under .99', null, 0.99, null],
    ['en', 'lamp .99 €', null, 0.99, 'EUR'],
    ['en', 'lamp under $.50', null, 0.5, 'USD'],
    ['en', 'lamp under 2kUSD', null, 2000, 'USD'],
    ['en', 'lamp 1.5kEUR', null, 1500, 'EUR'],
    ['en', 'lamp 20to40€', 20, 40, 'EUR'],
    ['de', 'lamp 20bis40€', 20, 40, 'EUR'],
    ['fr', 'lamp 20à40€', 20, 40, 'EUR'],
    ['ja', 'lamp 五〇〇円', null, 500, 'JPY'],
    ['ja', 'lamp 三〇〇〇円以下', null, 3000, 'JPY'],
    ['ja', 'lamp 二〇〇〇円から三〇〇〇円', 2000, 3000, 'JPY'],
    ['ja', 'lamp 5万から10万円', 50_000, 100_000, 'JPY'],
    ['ja', 'lamp 百万円以下', null, 1_000_000, 'JPY'],
    ['en', 'lamp under a million', null, 1_000_000, null],
    ['en', 'lamp over one million dollars', 1_000_000, null, 'USD'],
    ['de', 'lamp unter einer Million Euro', null, 1_000_000, 'EUR'],
    ['fr', 'lamp moins d’un million d’euros', null, 1_000_000, 'EUR'],
    ['es', 'lamp menos de un millón de euros', null, 1_000_000, 'EUR'],
    ['ar', 'lamp أقل من مليون يورو', null, 1_000_000, 'EUR'],
    ['de', 'lamp zwischen fünf und zwanzig Euro', 5, 20, 'EUR'],
    ['es', 'lamp entre treinta y cinco y cuarenta y cinco euros', 35, 45, 'EUR'],
    ['ar', 'lamp أقل من ألفين وخمسمئة ريال', null, 2500, 'SAR'],
    ['en', 'lamp max price: 30', null, 30, null],
  ] as const)
    assert.equal(read(text, language), ['lamp', low, high, currency], text);
});

test.run();
