import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasMore, offeredPages, pageCount } from '../../src/domain/list.ts';

test('counts pages, a partial one as a whole', () => {
  assert.equal(
    [0, 1, 10, 11, 100].map(total => pageCount(total, 10)),
    [0, 1, 1, 2, 10],
  );
});

test('counts no pages for invalid numbers', () => {
  assert.equal(
    [pageCount(10, 0), pageCount(10, -5), pageCount(-1, 10), pageCount(Number.NaN, 10)],
    [0, 0, 0, 0],
  );
});

test('expects more after a full page only', () => {
  assert.equal([hasMore(10, 10), hasMore(11, 10), hasMore(9, 10), hasMore(0, 0)], [true, true, false, false]);
});

test('offers the pages of the total, but none after a page that is not full', () => {
  const page = { page: 1, returned: 10, perPage: 10, total: '30+' };
  assert.is(offeredPages(page), 3);
  assert.is(offeredPages({ ...page, page: 3 }), 3);
  assert.is(offeredPages({ ...page, page: 5 }), 5);
  assert.is(offeredPages({ ...page, page: 2, returned: 9 }), 2);
  assert.is(offeredPages({ ...page, perPage: 0 }), 1);
});

test.run();
