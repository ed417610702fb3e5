import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { screenFilesAt } from '../../src/loading/chunk-table.ts';

const search = { paths: ['/reviews/search'], scripts: [], later: [] };
const product = { paths: ['/reviews/stores/[^/]+/products/[^/]+'], scripts: ['product.js'], later: [] };
const table = {
  style: 'base.css',
  prepare: [],
  app: [],
  languages: {},
  features: {},
  lazyStyles: [],
  screens: { search, product },
};

test('finds the files of a screen by its path, with a slash at its end or without', () => {
  assert.is(screenFilesAt(table, '/reviews/search'), search);
  assert.is(screenFilesAt(table, '/reviews/search/'), search);
  assert.is(screenFilesAt(table, '/reviews/stores/a%2Fb/products/lamp'), product);
});

test('finds nothing for other paths', () => {
  for (const path of [
    '/',
    '/reviews',
    '/reviews/searches',
    '/reviews/stores//products/lamp',
    '/reviews/stores/a',
  ])
    assert.is(screenFilesAt(table, path), undefined, path);
});

test.run();
