import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chosenOrder, productOrders, storeOrders } from '../../src/domain/sort-choices.ts';

test('finds the order that an address asks for', () => {
  assert.is(chosenOrder(productOrders, 'price_asc'), 'price_asc');
  assert.is(chosenOrder(productOrders, null), '');
});

test('takes the default order for one that is none of those offered', () => {
  assert.is(chosenOrder(productOrders, 'by_magic'), '');
  assert.is(chosenOrder(storeOrders, 'price_asc'), '');
});

test.run();
