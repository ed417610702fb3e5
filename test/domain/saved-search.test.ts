import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSearchAddress } from '../../src/domain/search-address.ts';
import { savedSearchKey, savedSearchText } from '../../src/domain/saved-search.ts';

const textOf = (address: string) => savedSearchText(parseSearchAddress(address), 'EUR');

test('is words and filters in one order, without page, order, collection and defaults', () => {
  assert.is(
    textOf('min_rating=4&q=+tea++pot+&page=3&sort_by=newest&min_transparency=80&collection=Best'),
    'q=tea+pot&min_rating=4',
  );
  assert.is(textOf('q=teapot&min_rating=4'), textOf('?min_rating=4&q=teapot'));
});

test('has a currency only where a price is limited: that of the search, else the one in use', () => {
  assert.is(textOf('q=lamp&currency=USD'), 'q=lamp');
  assert.is(textOf('q=lamp&max_price=20'), 'q=lamp&currency=EUR&max_price=20');
  assert.is(textOf('q=lamp&max_price=20&currency=USD'), 'q=lamp&currency=USD&max_price=20');
});

test('is written the same when it is read again', () => {
  const text = textOf('q=lamp&category_id=7&max_price=20&shop_domain=a.test&search_in_shop=true&platform=x');
  assert.is(textOf(text), text);
});

test('is empty without words and filters, which cannot be saved', () => {
  assert.is(textOf('q=+&page=2&sort_by=newest'), '');
});

test('tells searches apart whatever their capital letters', () => {
  assert.is(savedSearchKey(textOf('q=Tea Pot')), savedSearchKey(textOf('q=tea pot')));
});

test.run();
