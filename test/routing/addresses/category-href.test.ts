import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { categoryHref } from '../../../src/routing/addresses/category-href.ts';

test('leads to the page of a category by its handle, else by its path', () => {
  const category = { id: 7, name: 'Tea', path: '/reviews/categories/t' };
  assert.is(categoryHref({ ...category, handle: 'tea & more' }), '/reviews/categories/tea%20%26%20more');
  assert.is(categoryHref(category), '/reviews/categories/t');
});

test('leads to its products where it has no page, and to all categories where it has neither', () => {
  for (const path of [null, '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)'])
    assert.is(categoryHref({ id: '7', name: 'Tea', path }), '/reviews/search?q=&page=1&category_id=7');
  assert.is(categoryHref({ id: 'tea', name: 'Tea' }), '/reviews/categories');
});

test.run();
