import { act } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dispatchEvents } from '../../src/shell/dispatch-events.ts';
import { comparisonAtom } from '../../src/state/goods/comparison.ts';
import { openSearch, settle } from '../pages/search/support.tsx';
import { travel } from '../routing/support.tsx';

const names = ['navigate', 'search', 'filter', 'compare'];
let received: unknown[] = [];
const record = ({ type, detail }: Event & { readonly detail?: unknown }) =>
  void received.push([type.replace('marketplace:', ''), detail]);
let end = () => {};
test.before.each(() => {
  received = [];
  for (const name of names) document.addEventListener(`marketplace:${name}`, record);
});
test.after.each(() => {
  end();
  for (const name of names) document.removeEventListener(`marketplace:${name}`, record);
});

/** Opens a search. `go` goes to an address and returns the events dispatched on the way. */
async function open() {
  const { store, routing } = await openSearch({ at: '/reviews/search?q=mug' });
  end = dispatchEvents(store, routing);
  const go = async (href: string) => {
    act(() => routing.navigate(href));
    await settle();
    return received.splice(0);
  };
  return { store, go };
}

test('dispatches events for the current screen and search, and for changes', async () => {
  const { go } = await open();
  assert.equal(received.splice(0), [
    ['navigate', { screen: 'PageSearch', visit: 'first' }],
    ['search', { results: 10, page: 1, filters: [] }],
  ]);
  assert.equal(await go('/reviews/search?q=mug&min_rating=4'), [
    ['navigate', { screen: 'PageSearch', visit: 'new' }],
    ['filter', { changed: ['min_rating'] }],
    ['search', { results: 10, page: 1, filters: ['min_rating'] }],
  ]);
});

test('dispatches no search event after Back: the host has had it before', async () => {
  const { go } = await open();
  await go('/reviews/search?q=mug&page=2');
  await travel(-1);
  await settle();
  assert.equal(received.splice(0), [['navigate', { screen: 'PageSearch', visit: 'return' }]]);
  assert.equal(
    (await go('/reviews/search?q=mug&min_rating=4')).map(event => (event as unknown[])[0]),
    ['navigate', 'filter', 'search'],
  );
});

test('dispatches the number of compared products when it changes', async () => {
  const { store } = await open();
  received.splice(0);
  const card = { encoded_product_id: 'a', title: 'Lamp', internal_path: '/reviews/stores/s/products/a' };
  for (const products of [[card], [{ ...card, title: 'A lamp' }], []])
    act(() => store.set(comparisonAtom, products));
  assert.equal(received, [
    ['compare', { products: 1 }],
    ['compare', { products: 0 }],
  ]);
});

test('dispatches nothing after it was stopped', async () => {
  const { go } = await open();
  received.splice(0);
  end();
  assert.equal(await go('/reviews/search?q=cup'), []);
});

test.run();
