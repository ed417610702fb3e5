import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isIndexable, productStructuredData } from '../../src/domain/structured-data.ts';

const product = { name: 'Teapot', url: 'https://shop.test/reviews/stores/a/products/teapot' };

test('has no data for a product without reviews and price', () => {
  assert.is(productStructuredData(product), null);
  assert.is(productStructuredData({ ...product, reviewCount: 0, lowestPrice: 0, averageRating: 5 }), null);
  assert.is(productStructuredData({ ...product, reviewCount: null, lowestPrice: Number.NaN }), null);
});

test('has the rating of a product with reviews', () => {
  assert.equal(productStructuredData({ ...product, reviewCount: 3, averageRating: 4.5, image: '/t.png' }), {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...product,
    image: '/t.png',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3 },
  });
});

test('has the lowest price of a product with a price', () => {
  const data = productStructuredData({ ...product, lowestPrice: 9.5, currency: 'EUR', shopName: 'A' });
  assert.equal(data?.offers, { '@type': 'AggregateOffer', lowPrice: 9.5, priceCurrency: 'EUR' });
  assert.equal(data?.brand, { '@type': 'Brand', name: 'A' });
  assert.is(data?.aggregateRating, undefined);
});

test('lists pages with three reviews or more', () => {
  assert.equal([null, 0, 2, 3, 100].map(isIndexable), [false, false, false, true, true]);
});

test.run();
