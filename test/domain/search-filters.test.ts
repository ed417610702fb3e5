import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type SearchParams, searchDefaults, searchParamNames } from '../../src/contract/search-params.ts';
import {
  changedFilters,
  isEmptySearch,
  parseSearchAddress,
  searchRequest,
} from '../../src/domain/search-address.ts';
import { changeSearch, isRedesignOn, searchHref } from '../../src/domain/search-href.ts';
import { clearFilters } from '../../src/domain/clear-filters.ts';
import { searchSamples as other } from './search-samples.ts';

const parse = (search: string) => parseSearchAddress(search);

/** The parameters of text, scope and display. Every other parameter is a filter. */
const noFilters: readonly string[] = [
  ...['q', 'page', 'redesign', 'sort_by', 'currency', 'category_search'],
  ...['shop_domain', 'search_in_shop', 'platform'],
];
for (const name of searchParamNames) {
  const isFilter = !noFilters.includes(name);
  test(`${isFilter ? 'counts' : 'does not count'} ${name} as a filter`, () => {
    assert.equal(changedFilters({ ...searchDefaults, [name]: other[name] }), isFilter ? [name] : []);
  });
}

test('clears the filters and the page, and keeps the rest', () => {
  const cleared = clearFilters(other);
  assert.equal(changedFilters(cleared), []);
  assert.is(cleared.page, 1);
  for (const name of [
    'q',
    'sort_by',
    'redesign',
    'currency',
    'shop_domain',
    'search_in_shop',
    'platform',
  ] as const)
    assert.is(cleared[name], other[name], name);
});

const collection = parse('?q=&page=3&sort_by=best_selling&min_rating=4.5&collection=Loved+%26+proven');

test('reads the name of a collection, writes it last, and sends it in no request', () => {
  assert.is(collection.collection, 'Loved & proven');
  assert.is(parse('?q=lamp&collection=').collection, null);
  assert.is(
    searchHref(collection),
    '/reviews/search?q=&page=3&sort_by=best_selling&min_rating=4.5&collection=Loved%20%26%20proven',
  );
  assert.is('collection' in searchRequest(collection, 'USD'), false);
});

test('stays in a collection while the search only becomes narrower', () => {
  const nameAfter = (change: Partial<SearchParams>) => changeSearch(collection, change).collection;
  assert.is(changeSearch(collection, {}).page, 1);
  assert.is(nameAfter({ max_price: 20, country: 'DE', currency: 'EUR' }), 'Loved & proven');
  assert.is(nameAfter({ sort_by: 'best_selling', min_rating: 4.5 }), 'Loved & proven');
  assert.is(nameAfter({ sort_by: 'newest' }), null);
  assert.is(nameAfter({ sort_by: null }), null);
  assert.is(nameAfter({ min_rating: 0 }), null);
  assert.is(nameAfter({ collection: null }), null);
  assert.is(clearFilters(collection).collection, null);
});

test('calls a search empty when nothing is asked for', () => {
  for (const search of [
    '',
    'q=',
    'q=+++',
    'page=3',
    'currency=EUR&redesign=1',
    'min_transparency=80',
    'platform=x',
  ])
    assert.ok(isEmptySearch(parse(search)), search);
  const shop = 'shop_domain=a&search_in_shop=true&platform=b';
  for (const search of ['q=x', 'sort_by=newest', shop, 'category_id=1', 'min_transparency=0', 'max_price=9'])
    assert.not.ok(isEmptySearch(parse(search)), search);
});

test('switches the redesign on unless the flag is empty, 0 or false', () => {
  for (const flag of ['1', 'true', 'yes', 'no']) assert.ok(isRedesignOn(flag), flag);
  for (const flag of [null, '', '0', 'false']) assert.not.ok(isRedesignOn(flag), String(flag));
});

test.run();
