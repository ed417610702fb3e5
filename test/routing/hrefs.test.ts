import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { categoryHref, signInHref } from '../../src/routing/hrefs.ts';

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

test('leads back from the sign-in to where one was, but never to the sign-in itself', () => {
  assert.is(
    signInHref('/reviews/search?q=a&page=2'),
    '/login?return_to=%2Freviews%2Fsearch%3Fq%3Da%26page%3D2',
  );
  assert.is(signInHref('/login?return_to=%2Freviews'), '/login');
});

test.run();
