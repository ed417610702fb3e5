import { screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { href, openStores, status } from './support.tsx';

test('says that there are no stores, and offers to widen the search', async () => {
  await openStores('/reviews/store_search?q=tea&min_rating=5', () => ({
    data: { shop_results: [], results_total_count: 0, per_page: 24 },
  }));
  assert.ok(screen.getByRole('heading', { name: 'No stores found for “tea”' }));
  assert.is(status(), '0 stores');
  assert.is(href('Clear all filters'), '/reviews/store_search?q=tea&page=1');
  assert.is(
    href('Show less transparent ones'),
    '/reviews/store_search?q=tea&page=1&min_rating=5&min_transparency=0',
  );
});

test('says it once, and has no filters where none is set', async () => {
  const none = () => ({ data: { shop_results: [], results_total_count: 0, per_page: 24 } });
  await openStores('/reviews/store_search?q=tea', none);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  assert.equal(headings, ['No stores found for “tea”']);
  assert.not(screen.queryByLabelText('Sort by'));
});

test('links to products and to all stores when no filter can be removed', async () => {
  await openStores('/reviews/store_search?q=tea&min_transparency=0', () => ({
    data: { shop_results: [], results_total_count: 0, per_page: 24 },
  }));
  assert.is(href('Search products instead'), '/reviews/search?q=tea&page=1');
  assert.is(href('See all stores'), '/reviews/store_search?q=&page=1');
});

test('offers to remove each filter that hides stores, and does not blame the spelling', async () => {
  await openStores('/reviews/store_search?q=tea&min_rating=4.5&store_country=JP&page=2', () => ({
    data: { shop_results: [], results_total_count: 0, per_page: 24 },
    metrics: { results_without: { store_country: 7, min_rating: 1 } },
  }));
  const ways = screen.getByRole('list', { name: /Remove one filter/ });
  assert.equal(
    [...ways.querySelectorAll('a')].map(one => [one.textContent, one.getAttribute('href')]),
    [
      ['Without “Store in Japan”7 stores', '/reviews/store_search?q=tea&page=1&min_rating=4.5'],
      ['Without “Rated 4.5 and up”1 store', '/reviews/store_search?q=tea&page=1&store_country=JP'],
    ],
  );
  assert.not(screen.queryByText(/spelling/));
  assert.not(screen.queryByRole('link', { name: 'Show less transparent ones' }));
});

test('links to the first page from a page after the last one', async () => {
  await openStores('/reviews/store_search?q=tea&page=9');
  assert.ok(screen.getByRole('heading', { name: 'There are no results on this page' }));
  assert.is(href('Go to the first page'), '/reviews/store_search?q=tea&page=1');
});

test.run();
