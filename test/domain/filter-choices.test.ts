import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chosenOrder, limitChoices, productOrders, storeOrders } from '../../src/domain/filter-choices.ts';

test('finds the order that an address asks for', () => {
  assert.is(chosenOrder(productOrders, 'price_asc'), 'price_asc');
  assert.is(chosenOrder(productOrders, null), '');
});

test('takes the default order for one that is none of those offered', () => {
  assert.is(chosenOrder(productOrders, 'by_magic'), '');
  assert.is(chosenOrder(storeOrders(null), 'price_asc'), '');
});

test('offers stores by a price only where an address asks for that', () => {
  const values = (inEffect: string | null) => storeOrders(inEffect).map(({ value }) => value);
  assert.equal(values(null), ['', 'reviews_count', 'newest', 'best_selling']);
  assert.equal(values('price_desc'), ['', 'reviews_count', 'newest', 'best_selling', 'price_desc']);
});

test('offers no limit, the usual ones and the one in effect, lowest first', () => {
  assert.equal(limitChoices([100, 80, 95], 0), [0, 80, 95, 100]);
  assert.equal(limitChoices([10, 100], 70), [0, 10, 70, 100]);
  assert.equal(limitChoices([10, 100], 100), [0, 10, 100]);
});

test('takes a limit below nothing for none', () => {
  assert.equal(limitChoices([10, 100], -1), [0, 10, 100]);
});

test.run();
