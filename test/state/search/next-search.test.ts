import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currentShopAtom, nextScopeAtom } from '../../../src/state/search/next-search.ts';
import { isInStoreAtom } from '../../../src/state/search/store-limit.ts';
import { submitSearchAtom } from '../../../src/state/search/search.ts';
import { setUp } from '../support.ts';

const shop = { domain: 'acme.example', platform: 'shopify' };
const inAcme = 'shop_domain=acme.example&search_in_shop=true&platform=shopify';
const anyStore = { shop_domain: null, search_in_shop: null, platform: null };

function at(address: string) {
  const world = setUp({ address });
  return {
    ...world,
    search(q: string) {
      world.store.set(submitSearchAtom, q);
      return world.visited.at(-1)?.href;
    },
    isInStore: () => world.store.get(isInStoreAtom),
  };
}

test('a search from a shop page is limited to its store', () => {
  const { store, search, isInStore } = at('/reviews/stores/acme');
  assert.is(isInStore(), false);
  store.set(currentShopAtom, shop);
  assert.is(isInStore(), true);
  assert.is(search('lamp'), `/reviews/search?q=lamp&page=1&${inAcme}`);
});

test('a search from a shop page covers all stores once the limit is taken away, until another page', () => {
  const { store, search, isInStore, goTo } = at('/reviews/stores/acme');
  store.set(currentShopAtom, shop);
  store.set(nextScopeAtom, anyStore);
  assert.is(isInStore(), false);
  assert.is(search('lamp'), '/reviews/search?q=lamp&page=1');
  goTo('/reviews/stores/acme?page=2');
  assert.is(search('lamp'), `/reviews/search?q=lamp&page=1&${inAcme}`);
});

test('a search limited to a store stays so, with the value it came with, until the limit is taken away', () => {
  const { store, search, isInStore } = at(
    '/reviews/search?q=a&shop_domain=b.example&search_in_shop=Bee&platform=x',
  );
  assert.is(isInStore(), true);
  assert.is(
    search('lamp'),
    '/reviews/search?q=lamp&page=1&shop_domain=b.example&search_in_shop=Bee&platform=x',
  );
  store.set(nextScopeAtom, anyStore);
  assert.is(isInStore(), false);
  assert.is(search('lamp'), '/reviews/search?q=lamp&page=1');
});

test('the category chosen in the search bar counts for the next search only', () => {
  const { store, search, goTo } = at('/reviews/search?q=a&category_id=3&min_rating=4');
  store.set(nextScopeAtom, { category_id: 7 });
  assert.is(search('lamp'), '/reviews/search?q=lamp&page=1&category_id=7&min_rating=4');
  store.set(nextScopeAtom, { category_id: null });
  assert.is(search('lamp'), '/reviews/search?q=lamp&page=1&min_rating=4');
  goTo('/reviews/search?q=a&category_id=3');
  assert.is(search('lamp'), '/reviews/search?q=lamp&page=1&category_id=3');
});

test('the category of a suggestion counts before the one chosen', () => {
  const { store, visited } = at('/reviews/search?q=a');
  store.set(nextScopeAtom, { category_id: 7 });
  store.set(submitSearchAtom, 'lamp', { category_id: 9 });
  assert.is(visited.at(-1)?.href, '/reviews/search?q=lamp&page=1&category_id=9');
});

test('choices add up', () => {
  const { store, search } = at('/reviews/search?q=a&shop_domain=b.example&search_in_shop=true&platform=x');
  store.set(nextScopeAtom, { category_id: 7 });
  store.set(nextScopeAtom, anyStore);
  assert.is(search('lamp'), '/reviews/search?q=lamp&page=1&category_id=7');
});

test.run();
