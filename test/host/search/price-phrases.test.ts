import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPrice } from '../../../fixtures/host/search/price-phrases.ts';
import { priceWords } from '../../../fixtures/host/search/vocabulary.ts';

/** The words that remain, the limits and the currency. */
const read = (text: string, language = 'en', currency: string | null = null) => {
  const { text: rest, low, high, currency: named } = readPrice(text, language, currency);
  return [rest, low, high, named];
};

test('reads an upper limit, wherever it stands and however it is said', () => {
  assert.equal(read('lamp under 30 euro'), ['lamp', null, 30, 'EUR']);
  assert.equal(read('under 30€ lamp'), ['lamp', null, 30, 'EUR']);
  assert.equal(read('mug less than $25'), ['mug', null, 25, 'USD']);
  assert.equal(read('laptop max. 1000'), ['laptop', null, 1000, null]);
  assert.equal(read('lampe bis 50 euro', 'de'), ['lampe', null, 50, 'EUR']);
  assert.equal(read('lamp < 20'), ['lamp', null, 20, null]);
  assert.equal(read('lamp not over 1000'), ['lamp', null, 1000, null]);
  assert.equal(read('lampe moins de 20 €', 'fr'), ['lampe', null, 20, 'EUR']);
  assert.equal(read("tasse jusqu'à 20 €", 'fr'), ['tasse', null, 20, 'EUR']);
  assert.equal(read('lámpara por debajo de 20 euros', 'es'), ['lámpara', null, 20, 'EUR']);
  assert.equal(read('マグカップ 3000円以下', 'ja'), ['マグカップ', null, 3000, 'JPY']);
  assert.equal(read('マグカップ3千円未満', 'ja'), ['マグカップ', null, 3000, 'JPY']);
  assert.equal(read('مصباح أقل من ٥٠ يورو', 'ar'), ['مصباح', null, 50, 'EUR']);
});

test('reads a lower limit in every language, on either side of the number', () => {
  for (const [language, text] of [
    ['en', 'lamp from 1000 EUR'],
    ['en', 'lamp more expensive than 1000 EUR'],
    ['en', 'lamp no less than 1000 EUR'],
    ['en', 'lamp not under 1000 EUR'],
    ['en', 'lamp >= 1000 EUR'],
    ['en', 'lamp 1000 EUR or more'],
    ['de', 'lamp teurer als 1000 EUR'],
    ['de', 'lamp nicht unter 1000 Euro'],
    ['de', 'lamp ab 1.000 €'],
    ['fr', 'lamp plus de 1000 EUR'],
    ['fr', 'lamp à partir de 1000 EUR'],
    ['fr', 'lamp pas moins de 1000 euros'],
    ['es', 'lamp más de 1000 EUR'],
    ['es', 'lamp desde 1000 euros'],
    ['ja', 'lamp 1000 EUR 以上'],
    ['ja', 'lamp 1000ユーロ以上'],
    ['ar', 'lamp أكثر من 1000 يورو'],
    ['ar', 'lamp لا يقل عن 1000 يورو'],
  ] as const)
    assert.equal(read(text, language), ['lamp', 1000, null, 'EUR'], text);
  assert.equal(read('自転車 150000円以上', 'ja'), ['自転車', 150_000, null, 'JPY']);
  assert.equal(read('sofa over 100 eur'), ['sofa', 100, null, 'EUR']);
  assert.equal(read('chair min 20 max 40 gbp'), ['chair', 20, 40, 'GBP']);
  assert.equal(read('stuhl über 40 euro', 'de'), ['stuhl', 40, null, 'EUR']);
  assert.equal(read('chair max 40 min 20'), ['chair', 20, 40, null]);
  assert.equal(read('Stuhl unter 40 über 20 Euro', 'de'), ['Stuhl', 20, 40, 'EUR']);
  assert.equal(read('timer max 40 min'), ['timer max 40 min', null, null, null]);
});

test('reads a range', () => {
  assert.equal(read('lamp between 20 and 50'), ['lamp', 20, 50, null]);
  assert.equal(read('from 10 to 20 dollars mug'), ['mug', 10, 20, 'USD']);
  assert.equal(read('mug 10-20 euro'), ['mug', 10, 20, 'EUR']);
  assert.equal(read('mug €10 – €20'), ['mug', 10, 20, 'EUR']);
  assert.equal(read('lampe zwischen 20 und 50 euro', 'de'), ['lampe', 20, 50, 'EUR']);
  assert.equal(read('lámpara entre 900 y 1200 EUR', 'es'), ['lámpara', 900, 1200, 'EUR']);
  assert.equal(read('lampe entre 900 et 1200 EUR', 'fr'), ['lampe', 900, 1200, 'EUR']);
  assert.equal(read('1000円から2000円 マグ', 'ja'), ['マグ', 1000, 2000, 'JPY']);
  assert.equal(read('مصباح بين 100 و 200 يورو', 'ar'), ['مصباح', 100, 200, 'EUR']);
});

test('takes sizes, ages and names of models for prices only with a currency', () => {
  for (const [text, language] of [
    ['sunscreen spf 50+'],
    ['iphone 15+'],
    ['galaxy s24+ case'],
    ['rug bigger than 200'],
    ['20 tops for women'],
    ['Schrank höher als 180', 'de'],
    ['juego mayor de 18', 'es'],
  ] as const)
    assert.equal(read(text, language), [text, null, null, null]);
  assert.equal(read('mug 30+ EUR'), ['mug', 30, null, 'EUR']);
  assert.equal(read('lamp higher than $40'), ['lamp', 40, null, 'USD']);
  assert.equal(read('靴 1万980円以下', 'ja'), ['靴', null, 10_980, 'JPY']);
});

test('takes nothing for a limit that it does not understand', () => {
  for (const text of [
    'pan under 28 cm',
    'tent 4 person',
    'battery over 3,000 mAh',
    'skis 160-180 cm',
    'puzzle 500 - 1000 pieces',
    'puzzle über 1000 Teile',
    'schuhe ab 10 jahren',
    'jouet plus de 3 ans',
    'juguete más de 3 años',
    '3歳以上 おもちゃ',
    'poster from 1950',
    'air max 90',
    'iphone 15',
    'cheap lamp',
    'euro',
    'lamp under 12,50,00 EUR',
    'lamp under fifty-odd',
    'lamp under 0 EUR',
  ])
    assert.equal(read(text), [text, null, null, null], text);
});

test('reads further words for the sides, and no limit from a comparison that it does not know', () => {
  const high = { en: 'upto|lower than|not exceeding', de: 'unterhalb von|niedriger als' };
  const more = {
    fr: 'à moins de|inférieure à|en-dessous de',
    es: 'menor de|a menos de|que no pase de',
    ar: 'بأقل من|أدنى من|ما لا يتجاوز',
  };
  const low = { en: 'upwards of|exceeding|higher than|pricier than', de: 'mind.|höher als|oberhalb von' };
  const lower = { fr: 'supérieure à|plus chers que', es: 'mayor de|mayor que', ar: 'أكبر من|بأكثر من' };
  for (const [language, words] of Object.entries({ ...high, ...more }))
    for (const word of words.split('|'))
      assert.equal(read(`lamp ${word} 30 EUR`, language), ['lamp', null, 30, 'EUR'], word);
  for (const [language, words] of Object.entries({ ...low, ...lower }))
    for (const word of words.split('|'))
      assert.equal(read(`lamp ${word} 30 EUR`, language), ['lamp', 30, null, 'EUR'], word);
  for (const text of ['lamp 30+ EUR', 'lamp 30 EUR+', 'lamp €30+'])
    assert.equal(read(text), ['lamp', 30, null, 'EUR'], text);
  assert.equal(read('lamp fancier than 30 EUR').slice(1), [null, null, null]);
  assert.equal(read('lampe schicker als 30 EUR', 'de').slice(1), [null, null, null]);
  assert.equal(read('ランプ 5000円を超える', 'ja'), ['ランプ', 5000, null, 'JPY']);
  assert.equal(read('ランプ 5000円前後', 'ja'), ['ランプ', null, 5000, 'JPY']);
  assert.equal(read('ランプ 1万5千円以下', 'ja'), ['ランプ', null, 15_000, 'JPY']);
});

test('reads words without their accents, in other forms of Unicode, and of more languages', () => {
  for (const [text, language] of [
    ['lámpara maximo 50 €', 'es'],
    ['Lampe hoechstens 50 €', 'de'],
    ['Lampe höchstens 50 €'.normalize('NFD'), 'de'],
    ["lampe jusqu'a 50 €", 'fr'],
    ['مصباح اقل من 50 يورو', 'ar'],
    ['lampada meno di 50 euro', 'en'],
    ['лампа дешевле 50 евро', 'en'],
  ] as const)
    assert.equal(read(text, language).slice(1), [null, 50, 'EUR'], text);
  for (const [text, language] of [
    ['lámpara mas de 50 €', 'es'],
    ['lámpara 50 € o mas', 'es'],
    ['lámpara 50 € en adelante', 'es'],
    ['Lampe ueber 50 €', 'de'],
    ['lampe au-delà de 50 €', 'fr'],
    ['مصباح ابتداءً من 50 يورو', 'ar'],
    ['lamp €50 & up', 'en'],
    ['lamp vanaf 50 euro', 'en'],
    ['lampa od 50 EUR', 'en'],
  ] as const)
    assert.equal(read(text, language).slice(1), [50, null, 'EUR'], text);
  assert.equal(read('램프 5만원이하'), ['램프', null, 50_000, 'KRW']);
  assert.equal(read('лампа от 20 до 50 €'), ['лампа', 20, 50, 'EUR']);
});

test('takes the words of the price out with it', () => {
  for (const [text, language] of [
    ['lamp costing less than 50 €', 'en'],
    ['lamp that costs less than 50 €', 'en'],
    ['lamp price: 50 €', 'en'],
    ['lamp with a budget of 50 €', 'en'],
    ['Lampe preislich bis 50 €', 'de'],
    ['Lampe, die weniger als 50 € kostet', 'de'],
    ['lampe à un prix de moins de 50 €', 'fr'],
    ['lámpara que cueste menos de 50 €', 'es'],
    ['50ユーロ以下で買えるランプ', 'ja'],
    ['مصباح سعره أقل من 50 يورو', 'ar'],
  ] as const) {
    const [rest, ...limits] = read(text, language);
    assert.equal(limits, [null, 50, 'EUR'], text);
    assert.match(String(rest), /^(lamp|Lampe|lampe|lámpara|ランプ|مصباح)(,| with)?$/, text);
  }
  assert.equal(read('lamp over 20 and under 50 dollars'), ['lamp', 20, 50, 'USD']);
});

test('takes no number for money that counts something, or stands in something else', () => {
  for (const [text, language] of [
    ['over 100 recipes'],
    ['cookbook with at least 3 parts'],
    ['lamp under 50 cents'],
    ['under 50 KWD lamp'],
    ['lamp under 1e3 EUR'],
    ['for under 5s'],
    ['rug under 140 x 200'],
    ['rug under 140 × 200'],
    ['age over 12'],
    ['size from 36 to 38'],
    ['between 2 and 4 seats'],
    ['Größe 36 bis 38', 'de'],
    ['Film ab 18', 'de'],
    ['Brett bis 2 Meter', 'de'],
    ['iphone 15 pro max 256'],
    ['jupe plus de 5 poches', 'fr'],
    ['mochila más de 5 bolsillos', 'es'],
    ['أكثر من 100 متر', 'ar'],
  ] as const)
    assert.equal(read(text, language), [text, null, null, null], text);
  // Where nothing is counted, a number is a price.
  assert.equal(read('under 30 lamp'), ['lamp', null, 30, null]);
  assert.equal(read('lamp under 30 for kids'), ['lamp kids', null, 30, null]);
  assert.equal(read('lamp under 30 please'), ['lamp please', null, 30, null]);
});

test('reads a range with a dash, and both ends in the currency of one', () => {
  for (const words of ['between', 'zwischen', 'zw.', 'entre', 'from', 'von'])
    for (const dash of ['-', ' - ', '–', ' – '])
      for (const [unit, currency] of [
        ['', null],
        [' EUR', 'EUR'],
      ] as const)
        assert.equal(
          read(`lamp ${words} 20${dash}40${unit}`),
          ['lamp', 20, 40, currency],
          `${words}${dash}${unit}`,
        );
  assert.equal(read('lamp between 1.250 and 2.500 €'), ['lamp', 1250, 2500, 'EUR']);
  assert.equal(read('lamp €1.250-2.500'), ['lamp', 1250, 2500, 'EUR']);
});

test('reads every word for a side with every way to write an amount', () => {
  const forms = [
    ...[['30 EUR', 30, 'EUR'] as const, ['€30', 30, 'EUR'] as const, ['1.250 €', 1250, 'EUR'] as const],
    ...[
      ['2 k€', 2000, 'EUR'] as const,
      ['US $30', 30, 'USD'] as const,
      ['2 million EUR', 2_000_000, 'EUR'] as const,
    ],
  ];
  for (const place of ['before', 'behind'] as const)
    for (const [side, words] of Object.entries(priceWords[place]))
      for (const one of words.split('|'))
        for (const [form, value, currency] of forms) {
          const text = place === 'before' ? `lamp ${one} ${form}` : `lamp ${form} ${one}`;
          // "Grand" may belong to the number: "€30 grand".
          if (text === `lamp ${form} grand maximum` && !/[€R]$/.test(form)) continue;
          const limits = side.startsWith('high') ? [null, value] : [value, null];
          assert.equal(read(text), ['lamp', ...limits, currency], text);
        }
});

test('reads limits without umlauts, accents and apostrophes', () => {
  for (const text of [
    ...[
      'Lampe fuer 30 Euro',
      'Lampe hoechstens 30 Euro',
      'Lampe guenstiger als 30 EUR',
      'Lampe 30 € oder guenstiger',
    ],
    ...["lampe jusqu'a 30 €", 'lampe jusqu a 30 €', 'lampe jusqua 30 €', 'lampe inferieur ou egal a 30 €'],
    ...['lampe - de 30 €', 'lampara maximo 30 €', 'lampara no mas de 30 €'],
  ])
    assert.equal(read(text).slice(1), [null, 30, 'EUR'], text);
  for (const text of [
    ...['Lampe ueber 30 Euro', 'Lampe groesser gleich 30 EUR', 'lampe a partir de 30 €', 'lampe + de 30 €'],
    ...[
      'lamp no less then 30 €',
      'lampara mas de 30 €',
      'lampara mayor o igual que 30 €',
      'lamp greater than or equal to €30',
    ],
  ])
    assert.equal(read(text).slice(1), [30, null, 'EUR'], text);
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

test('reads a limit before an ordinary word, and none before what it may count', () => {
  for (const [language, text, rest, low, high] of [
    ['en', 'watch under 300 waterproof', 'watch waterproof', null, 300],
    ['en', 'headphones under 100 Bose', 'headphones Bose', null, 100],
    ['en', 'shoes under 100 adidas', 'shoes adidas', null, 100],
    ['en', 'shoes under 100 men', 'shoes men', null, 100],
    ['en', 'watch under 300 women', 'watch women', null, 300],
    ['en', 'sofa above 500 grey', 'sofa grey', 500, null],
    ['en', 'mug under 20 dishwasher safe', 'mug dishwasher safe', null, 20],
    ['en', 'shoes under 50 kids', 'shoes kids', null, 50],
    ['de', 'Uhr unter 300 wasserdicht', 'Uhr wasserdicht', null, 300],
    ['de', 'Kleid bis 50 Damen', 'Kleid Damen', null, 50],
    ['fr', 'montre moins de 300 étanche', 'montre étanche', null, 300],
    ['es', 'sofá más de 500 gris', 'sofá gris', 500, null],
    ['ja', '腕時計 300以下 防水', '腕時計 防水', null, 300],
    ['ar', 'ساعة أقل من 300 نسائية', 'ساعة نسائية', null, 300],
  ] as const)
    assert.equal(read(text, language), [rest, low, high, null], text);
  for (const [language, text] of [
    ['en', 'puzzle under 500 pieces'],
    ['en', 'lamp over 800 lumen'],
    ['en', 'game for under 12 kids'],
    ['de', 'Kochbuch über 100 Rezepte'],
    ['fr', 'jeu plus de 4 joueurs'],
    ['es', 'juego más de 4 jugadores'],
    ['ja', 'ランプ 800ルーメン以上'],
    ['ar', 'كتاب أكثر من 100 وصفة'],
    ['ar', 'مصباح أقل من 50 دينار كويتي'],
  ] as const)
    assert.equal(read(text, language), [text, null, null, null], text);
});

test('takes low prices from one number to another for prices, unless the thing is of sizes or ages', () => {
  for (const [language, text] of [
    ...['mug from 5-10', 'mug from 5 to 10', 'mug between 5 and 10'].map(text => ['en', text] as const),
    ...[
      ['de', 'mug von 5 bis 10'] as const,
      ['fr', 'mug de 5 à 10'] as const,
      ['es', 'mug de 5 a 10'] as const,
    ],
    ['ar', 'mug من 5 إلى 10'],
  ] as const)
    assert.equal(read(text, language), ['mug', 5, 10, null], text);
  for (const text of ['toys from 5-10', 'shoes from 36 to 38', 'kids from 3 to 6', 'wine from 1990 to 2000'])
    assert.equal(read(text), [text, null, null, null], text);
});

test('reads pounds as the money of whom they are', () => {
  assert.equal(read('30 pound lamp', 'en', 'GBP'), ['lamp', null, 30, 'GBP']);
  assert.equal(read('30 pound lamp', 'en', 'USD').slice(1), [null, null, null]);
  assert.equal(read('20 pound dumbbell', 'en', 'GBP').slice(1), [null, null, null]);
  assert.equal(read('dumbbells under 20 pounds', 'en', 'USD').slice(1), [null, null, null]);
  assert.equal(read('dumbbells under 20 pounds', 'en', 'GBP'), ['dumbbells', null, 20, 'GBP']);
  assert.equal(read('lamp for a tenner'), ['lamp', null, 10, 'GBP']);
  assert.equal(read('Mug under a fiver'), ['Mug', null, 5, 'GBP']);
  assert.equal(read('ワンコインランプ', 'ja'), ['ランプ', null, 500, 'JPY']);
});

test('turns a limit round that is denied', () => {
  for (const [language, text] of [
    ['en', "lamps that don't cost more than 50 EUR"],
    ['en', 'lamps that do not cost over 50 EUR'],
    ['de', 'lamps nicht mehr kosten als 50 EUR'],
    ['fr', 'lamps qui ne coûte pas plus de 50 EUR'],
    ['es', 'lamps que no cueste más de 50 EUR'],
    ['ar', 'lamps لا يكلف أكثر من 50 EUR'],
  ] as const)
    assert.equal(read(text, language), ['lamps', null, 50, 'EUR'], text);
  assert.equal(read('lamps that should not cost less than 50 EUR'), ['lamps', 50, null, 'EUR']);
});

test('reads two limits side by side, and a sum before a size', () => {
  for (const text of ['ランプ 3000円以上5000円以下', 'ランプ 3000円以上 5000円未満'])
    assert.equal(read(text, 'ja'), ['ランプ', 3000, 5000, 'JPY'], text);
  assert.equal(read('under $500 4k tv'), ['4k tv', null, 500, 'USD']);
  assert.equal(read('under $500 65 inch tv'), ['65 inch tv', null, 500, 'USD']);
});

test.run();
