import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { searchDefaults, searchParamNames } from '../../src/contract/search-params.ts';
import { parseSearchAddress, searchRequest } from '../../src/domain/search-address.ts';
import { searchHref, writeSearchParams } from '../../src/domain/search-href.ts';
import { searchSamples } from './search-samples.ts';

const parse = (search: string) => parseSearchAddress(search);

test('drops nulls and an empty category_id or sort_by from an address', () => {
  const params = {
    q: '',
    category_id: '' as unknown as number,
    sort_by: '',
    platform: '',
    page: 2,
    redesign: null,
  };
  assert.is(writeSearchParams(params, 'address'), 'q=&page=2&platform=');
});

test('drops only null and undefined from a request', () => {
  const params = { q: '', sort_by: '', platform: undefined, page: 2, redesign: null };
  assert.is(writeSearchParams(params, 'request'), 'q=&page=2&sort_by=');
});

test('writes in the fixed order, in whatever order it is given', () => {
  const params = { currency: 'EUR', max_price: 5, page: 2, country: 'DE', q: 'tea & cake' };
  assert.is(
    writeSearchParams(params, 'address'),
    'q=tea+%26+cake&page=2&country=DE&currency=EUR&max_price=5',
  );
});

test('writes halves of surrogate pairs without throwing', () => {
  assert.is(writeSearchParams({ q: 'a\uDC00' }, 'address'), 'q=a%EF%BF%BD');
});

test('writes q, page and what differs from its default into a link', () => {
  assert.is(searchHref({}), '/reviews/search?q=&page=1');
  assert.is(searchHref({ ...searchDefaults, q: 'tea' }), '/reviews/search?q=tea&page=1');
  assert.is(
    searchHref({ q: 'tea', min_transparency: 0, min_rating: 4, country: '*', sort_by: 'newest' }),
    '/reviews/search?q=tea&page=1&sort_by=newest&min_rating=4&min_transparency=0',
  );
});

test('sends every parameter that has a value, as text and in the fixed order, with the currency in use', () => {
  const { collection: _, ...sent } = { ...searchSamples, currency: 'USD', sort_by: null };
  const expected = searchParamNames
    .filter(name => name !== 'sort_by')
    .map(name => [name, String(sent[name])]);
  assert.equal(Object.entries(searchRequest({ ...sent, currency: 'EUR', collection: 'x' }, 'USD')), expected);
  assert.equal(searchRequest(parse('?q=tea&currency=usd'), 'EUR').min_rating, '0');
});

test.run();
