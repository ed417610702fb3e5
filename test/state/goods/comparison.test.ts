import { loadLazy } from '../../support/lazy.ts';
import { settled } from '../../api/fake-fetch.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { comparisonMessages as texts } from '../../../src/messages/comparison.ts';
import {
  clearComparisonAtom,
  comparisonAtom,
  refreshComparisonAtom,
  toggleComparisonAtom,
} from '../../../src/state/goods/comparison.ts';
import { checkComparisonAtom, comparisonChecksAtom } from '../../../src/state/goods/comparison-checks.ts';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { servicesAtom } from '../../../src/state/core/services.ts';
import { setUp } from '../support.ts';

test.before(loadLazy);

const card = (id: string) => ({
  encoded_product_id: id,
  title: `Pot ${id}`,
  internal_path: `/reviews/stores/potter/products/${id}`,
});
const kept = (...ids: string[]) => ({ compared_products: JSON.stringify(ids.map(card)) });
const never = new AbortController().signal;

function shopper(stored: Record<string, string> = {}) {
  const set = setUp({ stored });
  return {
    ...set,
    press: (id: string) => set.store.set(toggleComparisonAtom, card(id)),
    chosen: () => set.store.get(comparisonAtom).map(product => product.encoded_product_id),
    said: () => set.store.get(toastAtom)?.text,
  };
}

test('adds and removes products, announces it, and stores them on this device', () => {
  const { press, chosen, said, storage } = shopper();
  press('a');
  press('b');
  assert.equal(chosen(), ['a', 'b']);
  assert.is(said(), texts.added({ name: 'Pot b', count: '2', most: 4 }));
  press('a');
  assert.equal(chosen(), ['b']);
  assert.is(said(), texts.removed({ name: 'Pot a' }));
  assert.equal(JSON.parse(storage.get('compared_products') ?? ''), [card('b')]);
});

test('takes no fifth product, and says what to do', () => {
  const { press, chosen, store } = shopper(kept('a', 'b', 'c', 'd'));
  press('e');
  assert.equal(chosen(), ['a', 'b', 'c', 'd']);
  assert.equal(store.get(toastAtom), { text: texts.full({ most: 4 }), tone: 'warning' });
});

test('finds after a reload what was chosen before, also when a press comes first', () => {
  const later = shopper(kept('a', 'b'));
  assert.equal(later.chosen(), ['a', 'b']);
  const early = shopper(kept('a', 'b'));
  early.press('c');
  assert.equal(early.chosen(), ['a', 'b', 'c']);
});

test('empties the comparison for good', () => {
  const { store, chosen, storage } = shopper(kept('a', 'b'));
  store.set(clearComparisonAtom);
  assert.equal([chosen(), storage.get('compared_products')], [[], '[]']);
});

test('is empty after another tab removed what was stored, and does not write it back', () => {
  const { store, press, chosen, storage } = shopper();
  press('a');
  storage.kept.clear();
  store.set(refreshComparisonAtom);
  assert.equal(chosen(), []);
  press('b');
  assert.equal(JSON.parse(storage.get('compared_products') ?? ''), [card('b')]);
});

test('lasts for the visit where nothing can be stored', () => {
  const { store, press, chosen, storage } = shopper();
  storage.set = () => {};
  press('a');
  store.set(refreshComparisonAtom);
  press('b');
  assert.equal(chosen(), ['a', 'b']);
});

test('follows what another tab has chosen', () => {
  const { store, chosen, storage, press } = shopper();
  press('a');
  storage.set('compared_products', kept('b').compared_products);
  store.set(refreshComparisonAtom);
  assert.equal(chosen(), ['b']);
});

for (const [what, stored, expected] of [
  ['what is no JSON', '{', []],
  ['what is no list', '7', []],
  ['broken products', JSON.stringify([card('a'), { title: 'x' }, null]), ['a']],
  ['a product twice', JSON.stringify([card('a'), card('a')]), ['a']],
  ['too many', JSON.stringify(['a', 'b', 'c', 'd', 'e'].map(card)), ['a', 'b', 'c', 'd']],
] as const)
  test(`makes the best of ${what} in storage`, () => {
    const { chosen } = shopper({ compared_products: stored });
    assert.equal(chosen(), expected);
  });

test('lasts as long as the visit where the device keeps nothing', () => {
  const { store } = setUp();
  const services = store.get(servicesAtom);
  store.set(servicesAtom, { ...services, storage: { get: () => null, set: () => {}, remove: () => {} } });
  store.set(toggleComparisonAtom, card('a'));
  store.set(toggleComparisonAtom, card('b'));
  assert.is(store.get(comparisonAtom).length, 2);
});

const page = (id: string, price: number) => ({
  product_data: {
    ...{ encoded_id: id, external_id: id, handle: id, title: `New ${id}`, shop_domain: 'd', platform: 'x' },
    ...{ internal_path: card(id).internal_path, price, currency: 'EUR' },
  },
  shop_data: {
    ...{ encoded_id: 's', domain: 'd', platform: 'x', public_token: 't', name: 'Potter' },
    internal_path: '/reviews/stores/potter',
  },
});
const figures = {
  ...{ average_rating: 4, number_of_reviews: 3, reviews: [], total_count: 3, total_pages: 1 },
  current_page: 1,
};

test('brings old figures up to date, and keeps them', async () => {
  const { store, server, storage } = shopper(kept('a'));
  void store.set(checkComparisonAtom, never);
  await settled();
  server.last().answer(page('a', 7));
  await settled();
  server.last().answer(figures);
  await settled();
  const [now] = store.get(comparisonAtom);
  assert.equal([now?.title, now?.price, now?.average_rating, now?.reviews_count], ['New a', 7, 4, 3]);
  assert.match(storage.get('compared_products') ?? '', 'New a');
  assert.is(store.get(comparisonChecksAtom).size, 0);
});

test('reports removed products and those that could not be checked, and keeps the known figures', async () => {
  const { store, server, reported, chosen } = shopper(kept('a', 'b'));
  void store.set(checkComparisonAtom, never);
  await settled();
  const [first, second] = server.requests;
  first?.answer({}, 404);
  second?.breakOff();
  await settled();
  assert.equal([...store.get(comparisonChecksAtom)].sort(), [
    ['a', 'gone'],
    ['b', 'unchecked'],
  ]);
  assert.equal(chosen(), ['a', 'b']);
  assert.is(reported.length, 1);
});

test('brings nothing back that was removed while it was asked for', async () => {
  const { store, server, press, chosen } = shopper(kept('a'));
  void store.set(checkComparisonAtom, never);
  await settled();
  press('a');
  server.last().answer(page('a', 7));
  await settled();
  server.last().answer(figures);
  await settled();
  assert.equal(chosen(), []);
});

test.run();
