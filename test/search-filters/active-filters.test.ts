import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type SearchParams, searchDefaults } from '../../src/contract/search-params.ts';
import { filterNames } from '../../src/domain/search-address.ts';
import { activeFilters } from '../../src/search-filters/active-filters.ts';
import { createFormats } from '../../src/search-filters/formats.ts';
import { searchSamples } from '../domain/search-samples.ts';

const labelsOf = (params: Partial<SearchParams>, currency = 'EUR', names = {}) =>
  activeFilters({ ...searchDefaults, ...params }, names, createFormats('en', currency)).map(
    ({ label }) => label,
  );

const all: SearchParams = {
  ...searchDefaults,
  q: 'lamp',
  page: 3,
  sort_by: 'newest',
  currency: 'EUR',
  shop_domain: 'lumen.example',
  search_in_shop: 'true',
  platform: 'shopify',
  category_id: 7,
  country: 'DE',
  store_country: 'FR',
  min_rating: 4,
  min_transparency: 90,
  min_authenticity: 95,
  min_price: 10,
  max_price: 49.5,
  reviews_count: 20,
};

test('has none for the defaults', () => {
  assert.equal(labelsOf({ q: 'lamp', page: 4, sort_by: 'newest', currency: 'USD' }), []);
});

test('has the collection first, and removes only its name', () => {
  const params = { ...searchDefaults, collection: 'Best sellers', sort_by: 'best_selling', min_rating: 4 };
  const [first, second] = activeFilters(params, {}, createFormats('en', 'EUR'));
  assert.equal(first, {
    id: 'collection',
    label: 'Best sellers',
    removal: { collection: null },
  });
  assert.is(second?.label, 'Rated 4 and up');
});

test('names each filter and the store', () => {
  assert.equal(labelsOf(all, 'EUR', { category: 'Lighting', shop: 'Lumen' }), [
    'Lumen only',
    'In Lighting',
    'Rated 4 and up',
    'Transparency 90% and up',
    'Authenticity 95% and up',
    'Ships to Germany',
    'Store in France',
    'Price from €10',
    'Price up to €49.50',
    '20 reviews or more',
  ]);
});

test('names countries as the country lists do, whatever the language of numbers', () => {
  const formats = createFormats('de', 'EUR');
  const filters = activeFilters({ ...searchDefaults, country: 'DE', store_country: 'HK' }, {}, formats);
  assert.equal(
    filters.map(({ label }) => label),
    ['Ships to Germany', 'Store in Hong Kong'],
  );
});

test('says that price limits are in store currency when no currency is chosen', () => {
  const limits = { min_price: 20, max_price: 1500 };
  assert.equal(labelsOf(limits, '*'), ['From 20 in any currency', 'Up to 1,500 in any currency']);
  assert.equal(labelsOf(limits, 'USD'), ['Price from $20', 'Price up to $1,500']);
});

test('says limits as they count, with all of their decimals', () => {
  assert.equal(labelsOf({ max_price: 12.5 }, 'JPY'), ['Price up to ¥12.5']);
  assert.equal(labelsOf({ min_price: 12.345 }, 'EUR'), ['Price from €12.345']);
  assert.equal(labelsOf({ max_price: 12.3456 }, '*'), ['Up to 12.3456 in any currency']);
  assert.equal(labelsOf({ max_price: 12.345 }, 'no money'), ['Price up to 12.345 no money']);
  assert.equal(labelsOf({ min_rating: 4.1234 }), ['Rated 4.1234 and up']);
});

test('removes only its own filter', () => {
  const formats = createFormats('en', 'EUR');
  for (const { id, removal } of activeFilters(searchSamples, {}, formats)) {
    const left = activeFilters({ ...searchSamples, ...removal }, {}, formats).map(one => one.id);
    const others = activeFilters(searchSamples, {}, formats).map(one => one.id);
    assert.equal(
      left,
      others.filter(one => one !== id),
    );
  }
});

test('has one for every parameter that counts as a filter, and for the store and the collection', () => {
  const ids = activeFilters(searchSamples, {}, createFormats('en', 'EUR')).map(({ id }) => id as string);
  assert.equal(ids.sort(), [...filterNames, 'shop', 'collection'].sort());
});

test('says that the limit of transparency was lifted', () => {
  assert.equal(labelsOf({ min_transparency: 0 }), ['Any transparency']);
});

test('labels a negative limit like no limit', () => {
  const filters = { min_transparency: -5, min_authenticity: -1, reviews_count: -1 };
  assert.equal(labelsOf(filters), ['Any transparency', 'Any authenticity', 'Any number of reviews']);
});

test('has general labels for unknown names', () => {
  const shop = { shop_domain: 'a.example', search_in_shop: 'true', platform: 'shopify' };
  assert.equal(labelsOf({ ...shop, category_id: 7 }), ['This store only', 'This category']);
});

test('writes price limits in an unknown currency with its code', () => {
  assert.equal(labelsOf({ max_price: 12.5 }, 'no money'), ['Price up to 12.5 no money']);
});

test('has its own words for a single review', () => {
  assert.equal(labelsOf({ reviews_count: 1 }), ['With reviews']);
});

test.run();
