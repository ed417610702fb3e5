import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bestOf, comparablePrices, verdictsOf } from '../../src/domain/comparison.ts';
import { cardOf } from '../../src/domain/product.ts';

test('marks the best of the known values, and all that share the first place', () => {
  assert.equal(bestOf([3, 1, null, 3], 'higher'), [true, false, false, true]);
  assert.equal(bestOf([3, 1, undefined, 2], 'lower'), [false, true, false, false]);
  assert.equal(bestOf([0, 4], 'lower'), [true, false]);
});

test('marks nothing if all values are equal, or fewer than two are known', () => {
  assert.equal(bestOf([2, 2], 'higher'), [false, false]);
  assert.equal(bestOf([null, 2], 'higher'), [false, false]);
  assert.equal(bestOf([null, null], 'lower'), [false, false]);
});

const [usd, eur, other] = [
  { price: 10, currency: 'USD' },
  { price: 9, currency: 'EUR' },
  { price: 9, currency: 'XXX' },
];
const rates = { USD: 1, EUR: 0.9, GBP: 0.5 };

test('converts prices into the wanted currency, else into that of the first', () => {
  const products = [{ price: null, currency: 'GBP' }, usd, eur];
  const inPounds = { prices: [null, 5, 5], currency: 'GBP', isConverted: true };
  assert.equal(comparablePrices(products, rates, 'GBP'), inPounds);
  const inDollars = { prices: [null, 10, 10], currency: 'USD', isConverted: true };
  assert.equal(comparablePrices(products, rates), inDollars);
  assert.equal(comparablePrices(products, rates, 'XXX'), inDollars);
});

test('needs no rates for prices in one currency', () => {
  const inTheirs = { prices: [9, 9], currency: 'XXX', isConverted: false };
  assert.equal(comparablePrices([other, other], null), inTheirs);
  assert.equal(comparablePrices([other, other], rates, 'GBP'), inTheirs);
});

test('compares no prices if one of them cannot be converted', () => {
  const none = { prices: [null, null], currency: null, isConverted: false };
  assert.equal(comparablePrices([usd, other], rates), none);
});

test('makes a card from a page, with the lowest price, with or without figures', () => {
  const product = {
    ...{ encoded_id: 'p', external_id: 1, handle: 'pot', title: 'Pot', shop_domain: 'd', platform: 'x' },
    ...{ internal_path: '/pot', price: 12, lowest_price: 10, currency: 'EUR' },
  };
  const shop = {
    ...{ encoded_id: 's', domain: 'd', platform: 'x', public_token: 't', name: 'Potter' },
    internal_path: '/potter',
  };
  const bare = cardOf(product, shop, undefined);
  assert.equal(
    [bare.encoded_product_id, bare.price, bare.shop_name, bare.average_rating],
    ['p', 10, 'Potter', undefined],
  );
  const full = cardOf(product, shop, {
    ...{ average_rating: 4.5, number_of_reviews: 8, reviews: [] },
    ...{ product_metrics: { transparency_score: 0.9 }, total_count: 8, total_pages: 1, current_page: 1 },
  });
  assert.equal([full.average_rating, full.reviews_count, full.transparency_score], [4.5, 8, 0.9]);
});

test('tells strengths from complaints by which side has more reviews, the most often said first', () => {
  const topics = [
    { name: 'Size', positive: 3, negative: 9 },
    { name: 'Sound', positive: 12, negative: 2 },
    { name: 'Price', positive: 4, negative: 4 },
    { name: 'Look', positive: 20, negative: 0 },
    { name: 'Smell', positive: 0, negative: 1 },
    { name: 'Battery', positive: 5, negative: 1 },
    { name: 'Grip', positive: 4, negative: 1 },
  ];
  assert.equal(verdictsOf(topics), {
    strengths: [
      { name: 'Look', count: 20 },
      { name: 'Sound', count: 12 },
      { name: 'Battery', count: 5 },
    ],
    complaints: [{ name: 'Size', count: 9 }],
  });
});

test.run();
