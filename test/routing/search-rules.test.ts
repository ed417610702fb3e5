import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { searchFromCategory } from '../../src/routing/search-rules.ts';

test('remembers from and category on the way to the search, and drops from', () => {
  assert.equal(searchFromCategory('?q=x&from=category&category=pet%20food'), {
    remembered: { from: 'category', category: 'pet food' },
    search: '?q=x&category=pet%20food',
  });
  assert.equal(searchFromCategory('?q=x'), { remembered: { from: null, category: null }, search: '?q=x' });
});

test.run();
