import { act } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tellEvents } from '../../src/shell/tell-events.ts';
import { comparisonAtom } from '../../src/state/comparison.ts';
import { openSearch, settle } from '../pages/search/support.tsx';
import { travel } from '../routing/support.tsx';

const names = ['navigate', 'search', 'filter', 'compare'];
let told: unknown[] = [];
const hear = ({ type, detail }: Event & { readonly detail?: unknown }) =>
  void told.push([type.replace('marketplace:', ''), detail]);
let end = () => {};
test.before.each(() => {
  told = [];
  for (const name of names) document.addEventListener(`marketplace:${name}`, hear);
});
test.after.each(() => {
  end();
  for (const name of names) document.removeEventListener(`marketplace:${name}`, hear);
});

/** A search whose events are told, and what goes to an address and says what was told on the way. */
async function open() {
  const { store, routing } = await openSearch({ at: '/reviews/search?q=mug' });
  end = tellEvents(store, routing);
  const go = async (href: string) => {
    act(() => routing.navigate(href));
    await settle();
    return told.splice(0);
  };
  return { store, go };
}

test('tells of the screen and the search that are there, and of what changes', async () => {
  const { go } = await open();
  assert.equal(told.splice(0), [
    ['navigate', { screen: 'PageSearch', visit: 'first' }],
    ['search', { results: 10, page: 1, filters: [] }],
  ]);
  assert.equal(await go('/reviews/search?q=mug&min_rating=4'), [
    ['navigate', { screen: 'PageSearch', visit: 'new' }],
    ['filter', { changed: ['min_rating'] }],
    ['search', { results: 10, page: 1, filters: ['min_rating'] }],
  ]);
});

test('tells nothing of a search that Back leads to: the host knows it', async () => {
  const { go } = await open();
  await go('/reviews/search?q=mug&page=2');
  await travel(-1);
  await settle();
  assert.equal(told.splice(0), [['navigate', { screen: 'PageSearch', visit: 'return' }]]);
  assert.equal(
    (await go('/reviews/search?q=mug&min_rating=4')).map(event => (event as unknown[])[0]),
    ['navigate', 'filter', 'search'],
  );
});

test('tells how many products are compared, when their number changes', async () => {
  const { store } = await open();
  told.splice(0);
  const card = { encoded_product_id: 'a', title: 'Lamp', internal_path: '/reviews/stores/s/products/a' };
  for (const products of [[card], [{ ...card, title: 'A lamp' }], []])
    act(() => store.set(comparisonAtom, products));
  assert.equal(told, [
    ['compare', { products: 1 }],
    ['compare', { products: 0 }],
  ]);
});

test('tells nothing any more once it has ended', async () => {
  const { go } = await open();
  told.splice(0);
  end();
  assert.equal(await go('/reviews/search?q=cup'), []);
});

test.run();
