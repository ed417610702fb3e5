import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type SearchParamName, searchDefaults } from '../../src/contract/search-params.ts';
import { parseSearchAddress } from '../../src/domain/search-address.ts';
import { searchSamples } from './search-samples.ts';

const rates = { USD: 1, EUR: 0.9, GBP: 0.8 };
const parse = (search: string) => parseSearchAddress(search);
/** The parameters of an address that differ from the defaults. */
const changes = (search: string) =>
  Object.fromEntries(
    Object.entries(parse(search)).filter(
      ([name, value]) => value !== searchDefaults[name as SearchParamName],
    ),
  );

test('gives every parameter its default when the address is empty', () => {
  assert.equal(parse(''), searchDefaults);
  assert.equal(parse('?'), searchDefaults);
  assert.equal(Object.keys(parse('')), Object.keys(searchDefaults));
});

test('has the stated defaults', () => {
  const { min_rating, min_price, max_price, min_transparency, min_authenticity, country } = parse('');
  assert.equal(
    [min_rating, min_price, max_price, min_transparency, min_authenticity],
    [0, null, null, 80, 0],
  );
  const { store_country, reviews_count, page, q } = parse('');
  assert.equal([country, store_country, reviews_count, page, q], ['*', '*', 0, 1, '']);
});

test('reads every parameter', () => {
  // The compiler checks the types of the values.
  const texts = (params: object) => Object.entries(params).map(pair => pair.join('='));
  const search = texts(searchSamples);
  assert.equal(texts(parse(search.join('&'))), search);
});

test('decodes escapes once, plus signs as spaces', () => {
  assert.is(parse('?q=caf%C3%A9+%26+more%2B').q, 'café & more+');
  assert.is(parse('?q=%2526').q, '%26');
  assert.is(parse('?q=a=b=c').q, 'a=b=c');
  assert.is(parse('?min%5Frating=4').min_rating, 4);
});

test('leaves a broken escape as it stands and decodes the rest', () => {
  assert.is(parse('?q=100%+caf%C3%A9').q, '100% café');
  assert.is(parse('?q=%E0%A4%A').q, '%E0%A4%A');
  assert.is(parse('?q=%&page=2').q, '%');
  assert.is(parse('?q=%&page=2').page, 2);
});

test('keeps every character of Unicode and replaces halves of surrogate pairs', () => {
  assert.is(parse(`?q=${encodeURIComponent('🫖 ñ 漢字\u0000')}`).q, '🫖 ñ 漢字\u0000');
  assert.is(parse('?q=a\uD83Db').q, 'a\uFFFDb');
});

test('takes the first valid value of a repeated parameter', () => {
  assert.is(parse('?q=one&q=two').q, 'one');
  assert.is(parse('?page=x&page=2&page=3').page, 2);
  assert.is(parse('?country=xx&country=fr').country, 'FR');
  assert.is(parse('?min_transparency=x&min_transparency=95').min_transparency, 95);
});

test('ignores unknown names, including inherited ones', () => {
  assert.equal(parse('?__proto__=1&constructor=2&toString=3&utm_source=4&=5&&&Q=6'), searchDefaults);
  assert.is(({} as Record<string, unknown>)['1'], undefined);
});

const noNumbers = [
  ...[
    '',
    'abc',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
    '0x10',
    '0b1',
    '1_000',
    '1,5',
    '3px',
    '--1',
    '.',
    '-',
    'e5',
  ],
  ...['+5', '5+', '%205', '5%0A', '%C2%A05', '٣', 'null', 'true', '[]'],
];
const scores = ['min_transparency', 'min_authenticity'];
for (const value of noNumbers) {
  test(`takes "${value}" for no number`, () => {
    const search = ['page', 'category_id', 'min_rating', ...scores, 'reviews_count']
      .map(name => `${name}=${value}`)
      .join('&');
    assert.equal(changes(search), { min_transparency: 0 });
  });
}

test('cuts decimals off integers', () => {
  assert.equal(
    changes('page=2.9&category_id=7.9&min_transparency=90.9&min_authenticity=1.5&reviews_count=3.7'),
    {
      page: 2,
      category_id: 7,
      min_transparency: 90,
      min_authenticity: 1,
      reviews_count: 3,
    },
  );
  assert.is(Object.is(parse('category_id=-0.5').category_id, 0), true);
});

test('raises a page below 1 to 1 and keeps a huge one countable', () => {
  assert.is(parse('page=0').page, 1);
  assert.is(parse('page=-3').page, 1);
  assert.is(parse('page=9007199254740993').page, Number.MAX_SAFE_INTEGER);
  assert.is(parse('page=1e300').page, Number.MAX_SAFE_INTEGER);
});

test('clamps min_rating to 0..5', () => {
  assert.is(parse('min_rating=-1').min_rating, 0);
  assert.is(parse('min_rating=9').min_rating, 5);
  assert.is(parse('min_rating=4.5').min_rating, 4.5);
});

test('distinguishes a missing transparency from an invalid one', () => {
  assert.is(parse('q=x').min_transparency, 80);
  assert.is(parse('min_transparency=abc').min_transparency, 0);
  assert.is(parse('min_transparency').min_transparency, 0);
  assert.is(parse('min_transparency=0').min_transparency, 0);
});

test('keeps prices above 0 only, and swaps them if the minimum is higher', () => {
  assert.equal(changes('min_price=0&max_price=-5'), {});
  assert.equal(changes('min_price=0.01'), { min_price: 0.01 });
  assert.equal(changes('min_price=50&max_price=20'), { min_price: 20, max_price: 50 });
  assert.equal(changes('min_price=100&max_price=20'), { min_price: 20, max_price: 100 });
  assert.equal(changes('min_price=20&max_price=20'), { min_price: 20, max_price: 20 });
});

test('reads prices as people type them, the same whatever the language', () => {
  for (const [text, price] of [
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['0,99', 0.99],
    ['1.250', 1.25],
    ['1,250', 1250],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1 250', 1250],
    ['1+250', 1250],
    ['٥٠', 50],
    ['١٢٫٥٠', 12.5],
    ['12.345', 12.345],
    ['1e3', 1000],
  ] as const)
    assert.equal(changes(`max_price=${encodeURI(text)}`), { max_price: price }, text);
  for (const text of [
    '12,50,00',
    '5 EUR',
    '€5',
    'NaN',
    'Infinity',
    '1e999',
    '0x10',
    '1_000',
    '3px',
    '--1',
    '+5',
    '.',
    ',',
  ])
    assert.equal(changes(`max_price=${encodeURIComponent(text)}`), {}, text);
});

test('accepts countries of the list, in either case', () => {
  assert.equal(changes('country=us&store_country=Nl'), { country: 'US', store_country: 'NL' });
  assert.equal(changes('country=XX&store_country=USA'), {});
  assert.equal(changes('country=*&store_country='), {});
});

test('keeps the shop only when all three of its parameters are there', () => {
  const shop = { shop_domain: 'a.example', search_in_shop: 'true', platform: 'shopify' };
  for (const missing of Object.keys(shop)) {
    const rest = Object.entries(shop).filter(([name]) => name !== missing);
    const search = new URLSearchParams(rest).toString();
    assert.equal(changes(search), {}, search);
    assert.equal(changes(`${search}&${missing}=`), {}, `${missing} empty`);
  }
  assert.equal(changes(new URLSearchParams(shop).toString()), shop);
});

test('writes a currency in capitals', () => {
  assert.is(parse('currency=eur').currency, 'EUR');
  assert.is(parse('currency=').currency, null);
});

test('reads a currency without a rate as "*", once rates are known', () => {
  assert.is(parse('currency=xyz').currency, 'XYZ');
  assert.is(parseSearchAddress('currency=xyz', { rates: null }).currency, 'XYZ');
  assert.is(parseSearchAddress('currency=xyz', { rates }).currency, '*');
  assert.is(parseSearchAddress('currency=constructor', { rates }).currency, '*');
  assert.is(parseSearchAddress('currency=gbp', { rates }).currency, 'GBP');
  assert.is(parseSearchAddress('', { rates }).currency, null);
});

test('passes redesign, sort_by and category_search through', () => {
  assert.equal(changes('redesign=Yes&sort_by=by-magic&category_search=0'), {
    redesign: 'Yes',
    sort_by: 'by-magic',
    category_search: '0',
  });
  assert.is(parse('redesign').redesign, '');
  assert.is(parse('sort_by=').sort_by, null);
});

test('reads a megabyte', () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  assert.is(parse(`?q=${megabyte}`).q.length, megabyte.length);
  assert.is(parse(`?q=${'%'.repeat(1024 * 1024)}`).q.length, megabyte.length);
  assert.is(parse(`?q=${'%C3%A9'.repeat(170_000)}`).q.length, 170_000);
  assert.is(parse('&q=1'.repeat(262_144)).q, '1');
  assert.is(parse(`page=${'9'.repeat(1024 * 1024)}`).page, 1);
  assert.is(parse(`?${'=&'.repeat(524_288)}page=2`).page, 2);
});

test.run();
