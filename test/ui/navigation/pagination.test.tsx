import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Pagination } from '../../../src/ui/navigation/pagination.tsx';
import { paginationItems } from '../../../src/ui/navigation/pagination.tsx';

const hrefOf = (page: number) => `#page=${page}`;
const link = (name: string) => screen.getByRole('link', { name });

test('offers every page of a short list', () => {
  assert.equal(paginationItems(1, 1), [1]);
  assert.equal(paginationItems(2, 3), [1, 2, 3]);
  assert.equal(paginationItems(3, 5), [1, 2, 3, 4, 5]);
});

test('leaves out pages far from the current one', () => {
  assert.equal(paginationItems(1, 20), [1, 2, 'gap', 20]);
  assert.equal(paginationItems(10, 20), [1, 'gap', 9, 10, 11, 'gap', 20]);
  assert.equal(paginationItems(20, 20), [1, 'gap', 19, 20]);
});

test('shows a page instead of a gap of one', () => {
  assert.equal(paginationItems(4, 20), [1, 2, 3, 4, 5, 'gap', 20]);
  assert.equal(paginationItems(17, 20), [1, 'gap', 16, 17, 18, 19, 20]);
});

test('stays in order for a page beyond the end', () => {
  assert.equal(paginationItems(9, 3), [1, 2, 3]);
  assert.equal(paginationItems(99, 50), [1, 'gap', 50]);
});

test('links to pages, says of what, and marks the current one', () => {
  render(<Pagination of="Products" page={2} pageCount={1200} hrefOf={hrefOf} />);
  screen.getByRole('navigation', { name: 'Pages: Products' });
  assert.is(link('Page 2').getAttribute('aria-current'), 'page');
  assert.is(link('Page 1').getAttribute('aria-current'), null);
  assert.is(link('Page 1,200').getAttribute('href'), '#page=1200');
  assert.is(link('Previous page: Products').getAttribute('href'), '#page=1');
  assert.is(link('Next page: Products').getAttribute('href'), '#page=3');
});

test('has no links beyond both ends', () => {
  const { rerender } = render(<Pagination of="Products" page={1} pageCount={3} hrefOf={hrefOf} />);
  assert.is(screen.queryByRole('link', { name: 'Previous page: Products' }), null);
  rerender(<Pagination of="Products" page={3} pageCount={3} hrefOf={hrefOf} />);
  assert.is(screen.queryByRole('link', { name: 'Next page: Products' }), null);
});

test('shows nothing for a single page', () => {
  const { container } = render(<Pagination of="Products" page={1} pageCount={1} hrefOf={hrefOf} />);
  assert.is(container.childElementCount, 0);
});

test.run();
