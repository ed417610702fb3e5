import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chosenOrder, productOrders } from '../../src/domain/filter-choices.ts';
import { limitChoices } from '../../src/domain/limit-choices.ts';
import { storeOrders } from '../../src/domain/store-search.ts';

test('finds the order of an address', () => {
  assert.is(chosenOrder(productOrders, 'price_asc'), 'price_asc');
  assert.is(chosenOrder(productOrders, null), '');
});

test('uses the default order if the one of the address is not offered', () => {
  assert.is(chosenOrder(productOrders, 'by_magic'), '');
  assert.is(chosenOrder(storeOrders(null), 'price_asc'), '');
});

test('offers price orders of stores only if the address asks for one', () => {
  const values = (inEffect: string | null) => storeOrders(inEffect).map(({ value }) => value);
  assert.equal(values(null), ['', 'reviews_count', 'newest', 'best_selling']);
  assert.equal(values('price_desc'), ['', 'reviews_count', 'newest', 'best_selling', 'price_desc']);
});

test('offers no limit, the usual ones and the present one, in ascending order', () => {
  assert.equal(limitChoices([100, 80, 95], 0), [0, 80, 95, 100]);
  assert.equal(limitChoices([10, 100], 70), [0, 10, 70, 100]);
  assert.equal(limitChoices([10, 100], 100), [0, 10, 100]);
});

test('counts a negative limit as none', () => {
  assert.equal(limitChoices([10, 100], -1), [0, 10, 100]);
});

test.run();
