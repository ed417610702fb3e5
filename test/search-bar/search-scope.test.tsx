import { act, screen, user, waitFor } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currentShopAtom } from '../../src/state/search/next-search.ts';
import type { FakeRequest } from '../api/fake-fetch.ts';
import { field, href, mount, type } from './support.tsx';

const inAcme = 'shop_domain=acme.example&search_in_shop=true&platform=shopify';
const pill = () => screen.queryByRole('button', { name: 'Remove This store only' });
const category = () =>
  screen.queryByRole('combobox', { name: 'Category to search in' }) as HTMLSelectElement | null;

async function onShopPage() {
  const world = await mount({}, { at: '/reviews/stores/acme' });
  act(() => world.store.set(currentShopAtom, { domain: 'acme.example', platform: 'shopify' }));
  return world;
}

test('says on a shop page that a search stays in the store, and limits it', async () => {
  await onShopPage();
  assert.ok(pill());
  await user.type(field(), 'lamp{Enter}');
  assert.is(href(), `/reviews/search?q=lamp&page=1&${inAcme}`);
});

test('limits a suggestion to the store, too', async () => {
  await onShopPage();
  await type('cam');
  await user.click(screen.getByText('in Toys', { exact: false }));
  assert.is(href(), `/reviews/search?q=camper&page=1&${inAcme}&category_id=2`);
});

test('searches all stores once the pill is removed, and keeps what is typed', async () => {
  await onShopPage();
  await user.type(field(), 'lam');
  await user.click(pill() as HTMLElement);
  assert.is(pill(), null);
  assert.is(document.activeElement, field());
  await user.type(field(), 'p{Enter}');
  assert.is(href(), '/reviews/search?q=lamp&page=1');
});

test('gives the focus to the field when the pill is removed by keyboard', async () => {
  await onShopPage();
  act(() => pill()?.focus());
  await user.keyboard('{Enter}');
  assert.is(document.activeElement, field());
});

test('has no pill on other pages, nor after leaving the shop page', async () => {
  const { store } = await onShopPage();
  act(() => store.set(currentShopAtom, null));
  assert.is(pill(), null);
});

test('shows all stores when the pill of a search limited to one is removed', async () => {
  await mount({}, { at: `/reviews/search?q=lamp&page=2&min_rating=4&${inAcme}` });
  await user.click(pill() as HTMLElement);
  assert.is(href(), '/reviews/search?q=lamp&page=1&min_rating=4');
  assert.is(pill(), null);
});

test('keeps the results when another text is typed, and searches all stores for that text', async () => {
  const at = `/reviews/search?q=lamp&${inAcme}`;
  await mount({}, { at });
  await user.type(field(), 's');
  await user.click(pill() as HTMLElement);
  assert.is(href(), at);
  assert.is(field().value, 'lamps');
  await user.type(field(), '{Enter}');
  assert.is(href(), '/reviews/search?q=lamps&page=1');
});

test('offers all categories and those of the top level, on the search screen only', async () => {
  await mount({}, { at: '/reviews/search?q=a&category_id=2' });
  await waitFor(() => assert.ok(category()));
  assert.equal(
    [...(category()?.options ?? [])].map(one => one.text),
    ['All categories', 'Cameras', 'Toys'],
  );
  assert.is(category()?.value, '2');
});

test('does not offer a category whose id no search takes', async () => {
  const categories = [
    { id: 'cameras', name: 'Cameras' },
    { id: 2, name: 'Toys' },
  ];
  const respond = ({ address }: FakeRequest) =>
    address.startsWith('/reviews/all_categories') ? { body: categories } : undefined;
  await mount({}, { at: '/reviews/search?q=a', respond });
  await waitFor(() => assert.ok(category()));
  assert.equal(
    [...(category()?.options ?? [])].map(one => one.text),
    ['All categories', 'Toys'],
  );
});

test('has no category selector elsewhere', async () => {
  await mount();
  await user.click(field());
  await type('cam');
  assert.is(category(), null);
});

test('preselects the current category at any level', async () => {
  await mount({}, { at: '/reviews/search?q=a&category_id=3' });
  await waitFor(() => assert.is(category()?.selectedOptions[0]?.text, 'Kites'));
});

test('preselects an unknown category', async () => {
  await mount({}, { at: '/reviews/search?q=a&category_id=77' });
  await waitFor(() => assert.is(category()?.selectedOptions[0]?.text, 'This category'));
});

test('searches in the chosen category next time', async () => {
  await mount({}, { at: '/reviews/search?q=a&category_id=3' });
  await waitFor(() => assert.ok(category()));
  await user.selectOptions(category() as HTMLElement, 'Cameras');
  assert.is(href(), '/reviews/search?q=a&category_id=3');
  await user.type(field(), 'b{Enter}');
  assert.is(href(), '/reviews/search?q=ab&page=1&category_id=1');
  await user.selectOptions(category() as HTMLElement, 'All categories');
  await user.type(field(), 'c{Enter}');
  assert.is(href(), '/reviews/search?q=abc&page=1');
});

test.run();
