import { act, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answer, nothing, openSearch, settle } from './support.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('has the category as its heading without a text', async () => {
  const category = { id: 7, name: 'Mugs' };
  await openSearch({ at: '/reviews/search?q=&category_id=7', find: () => ({ category }) });
  assert.is(heading(), 'Mugs');
});

test('has a general heading while the name of the category or store is unknown', async () => {
  const { server, routing } = await openSearch({
    at: '/reviews/search?category_id=7',
    find: () => undefined,
  });
  assert.is(heading(), 'Products in this category');
  screen.getByRole('button', { name: 'Remove This category' });
  server.last().answer(answer(new URLSearchParams(), { category: { id: 7, name: 'Mugs' } }));
  await settle();
  assert.is(heading(), 'Mugs');
  screen.getByRole('button', { name: 'Remove In Mugs' });
  await act(async () =>
    routing.navigate('/reviews/search?shop_domain=acme.test&search_in_shop=true&platform=shopify'),
  );
  assert.is(heading(), 'Products from this store');
});

test('has the store as its heading without a text', async () => {
  await openSearch({
    at: '/reviews/search?shop_domain=acme.test&search_in_shop=true&platform=shopify',
    find: () => ({ search_in_shop_name: 'Acme' }),
  });
  assert.is(heading(), 'Products from Acme');
});

test('names the store that a text is searched for in', async () => {
  const at = '/reviews/search?q=mug&shop_domain=acme.test&search_in_shop=true&platform=shopify';
  await openSearch({ at, find: () => ({ search_in_shop_name: 'Acme' }) });
  assert.is(heading(), 'Results for “mug” in Acme');
});

test('does not use the store name of an earlier search without results for another store', async () => {
  const inShop = (domain: string) =>
    `/reviews/search?shop_domain=${domain}&search_in_shop=true&platform=shopify`;
  const { routing } = await openSearch({
    at: inShop('acme.test'),
    find: params =>
      params.get('shop_domain') === 'acme.test' ? { ...nothing, search_in_shop_name: 'Acme' } : undefined,
  });
  assert.is(heading(), 'Products from Acme');
  await act(async () => routing.navigate(inShop('zenith.test')));
  assert.is(heading(), 'Products from this store');
});

test('uses the store name of the host when products name no store', async () => {
  const [product] = answer(new URLSearchParams('q=mug&page=1')).data.search_results;
  await openSearch({
    at: '/reviews/search?shop_domain=acme.test&search_in_shop=true&platform=shopify',
    find: () => ({
      search_in_shop_name: 'Acme',
      search_results: product ? [{ ...product, shop_domain: null }] : [],
    }),
  });
  assert.is(heading(), 'Products from Acme');
});

test('has a plain heading when the search has an order only', async () => {
  await openSearch({ at: '/reviews/search?sort_by=newest' });
  assert.is(heading(), 'All products');
});

test('titles the page as the host says, else with the heading', async () => {
  const { routing } = await openSearch({
    find: params =>
      params.get('q') === 'mug' ? { meta_data: { title: 'Mugs of the host', description: 'All mugs' } } : {},
  });
  assert.is(document.title, 'Mugs of the host');
  assert.is(document.querySelector('meta[name=description]')?.getAttribute('content'), 'All mugs');
  await act(async () => routing.navigate('/reviews/search?q=cup'));
  await settle();
  assert.is(document.title, 'Results for “cup” | Candour');
});

test.run();
