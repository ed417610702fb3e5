/** Random addresses, hostile ones included: what holds for every one of them. */
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryCodes } from '../../src/contract/country-codes.ts';
import { type SearchParams, searchDefaults, searchParamNames } from '../../src/contract/search-params.ts';
import { parseSearchAddress } from '../../src/domain/search-address.ts';
import { searchHref, writeSearchParams } from '../../src/domain/search-href.ts';

const rates = { USD: 1, EUR: 0.9, GBP: 0.8 };
const parse = (search: string) => parseSearchAddress(search);

/** Texts of any code units, so that halves of surrogate pairs come up. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })))
  .map(units => String.fromCharCode(...units));
const numberText = fc.oneof(
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom('-0', '1e21', '1e-7', '.5', '5.', '007', '1e999', '0x1f', ' 1', '1E3', '9007199254740993'),
);
const value = fc.oneof(
  anyText,
  anyText.map(text => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))),
  numberText,
  fc.constantFrom(
    ...countryCodes(),
    'eur',
    'usd',
    'ſ',
    'ß',
    'ŉ',
    'ǰ',
    'true',
    '',
    '%',
    '%%',
    '%F',
    '%80',
    '+',
    '&',
    '=',
    '#',
  ),
);
const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...searchParamNames) },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', ''), anyText),
  },
);
const address = fc.oneof(
  fc
    .array(fc.tuple(name, value), { maxLength: 30 })
    .map(pairs => `?${pairs.map(pair => pair.join('=')).join('&')}`),
  anyText,
);
const someRates = fc.constantFrom(undefined, rates, {});

test('never throws, and gives every parameter a value of its kind', () =>
  fc.assert(
    fc.property(address, someRates, (search, known) => {
      const params = parseSearchAddress(search, { rates: known });
      assert.equal(Object.keys(params), Object.keys(searchDefaults));
      for (const count of ['page', 'min_transparency', 'min_authenticity', 'reviews_count'] as const)
        assert.ok(Number.isSafeInteger(params[count]), count);
      assert.ok(params.category_id === null || Number.isSafeInteger(params.category_id));
      assert.ok(params.page >= 1 && params.min_rating >= 0 && params.min_rating <= 5);
      const { min_price: low, max_price: high } = params;
      for (const price of [low, high]) assert.ok(price === null || (price > 0 && Number.isFinite(price)));
      assert.ok(low === null || high === null || low <= high);
      assert.ok(countryCodes().includes(params.country) && countryCodes().includes(params.store_country));
      const shop = [params.shop_domain, params.search_in_shop, params.platform];
      assert.ok(shop.every(Boolean) || shop.every(part => part === null));
    }),
    { numRuns: 300 },
  ));

const writings: Readonly<Record<string, (params: SearchParams) => string>> = {
  'an address': params => writeSearchParams(params, 'address'),
  'a request': params => writeSearchParams(params, 'request'),
  'a link': params => searchHref(params).replace('/reviews/search', ''),
};
for (const [title, write] of Object.entries(writings)) {
  test(`reads back what it wrote into ${title}`, () =>
    fc.assert(
      fc.property(address, someRates, (search, known) => {
        const params = parseSearchAddress(search, { rates: known });
        assert.equal(parseSearchAddress(write(params), { rates: known }), params);
      }),
      { numRuns: 300 },
    ));

  test(`writes the fixed order into ${title}, of characters an address may hold`, () =>
    fc.assert(
      fc.property(address, search => {
        const text = write(parse(search)).replace(/^\?/, '');
        assert.match(text, /^[\w.!~*'()%&=+-]*$/);
        const written = text.split('&').map(pair => pair.replace(/=.*/, ''));
        assert.equal(
          written,
          searchParamNames.filter(one => written.includes(one)),
        );
      }),
      { numRuns: 200 },
    ));
}

test('reads a link as a browser would', () =>
  fc.assert(
    fc.property(address, search => {
      const params = parse(search);
      assert.equal(parse(new URL(searchHref(params), 'https://shop.test').search), params);
    }),
    { numRuns: 200 },
  ));

test.run();
