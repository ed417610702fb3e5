import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadMe } from '../../../src/api/reviewer.ts';
import type { Address } from '../../../src/routing/addresses/address.ts';
import { addressAtom, appliedSearchAtom } from '../../../src/state/page/address.ts';
import { categoryNameAtom } from '../../../src/state/goods/categories.ts';
import { loadCategoriesAtom } from '../../../src/state/goods/load-categories.ts';
import { chooseCurrencyAtom } from '../../../src/state/money/choose-preference.ts';
import { currencyAtom } from '../../../src/state/money/preference.ts';
import { createStore } from '../../../src/state/core/jotai.ts';
import { pendingCountAtom, servicesAtom } from '../../../src/state/core/services.ts';
import { followAddress } from '../../../src/state/core/app-store.ts';
import { fakeFetch, settled } from '../../api/fake-fetch.ts';
import { addressOf, setUp } from '../support.ts';

test('two stores share nothing', async () => {
  const [one, other] = [setUp({ address: '/reviews/search?q=a' }), setUp({ address: '/reviews/search?q=b' })];
  one.store.set(chooseCurrencyAtom, 'EUR');
  const requested = loadMe(one.store.get(servicesAtom).client, false);
  assert.equal([one.store.get(pendingCountAtom), other.store.get(pendingCountAtom)], [1, 0]);
  assert.equal([one.store.get(currencyAtom), other.store.get(currencyAtom)], ['EUR', '*']);
  assert.equal([one.store.get(appliedSearchAtom).q, other.store.get(appliedSearchAtom).q], ['a', 'b']);
  one.server.last().answer({});
  await requested;
  assert.is(one.store.get(pendingCountAtom), 0);
});

test('a store that was not made for the product says so', () => {
  assert.throws(() => createStore().get(servicesAtom), 'createAppStore');
});

test('follows the address until it is stopped', () => {
  const { store } = setUp();
  const listeners = new Set<() => void>();
  let address: Address = addressOf('/reviews/search?q=a');
  const stop = followAddress(store, {
    read: () => address,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  assert.is(store.get(addressAtom).search, '?q=a');
  address = addressOf('/reviews/search?q=b');
  for (const listener of listeners) listener();
  assert.is(store.get(appliedSearchAtom).q, 'b');
  stop();
  assert.is(listeners.size, 0);
});

test('names categories by id, whether text or number, nested or flat', async () => {
  const body = [
    { id: 1, name: 'Home', children: [{ id: 2, name: 'Lighting' }] },
    { id: 3, name: 'Toys' },
  ];
  const { store } = setUp({ server: fakeFetch(() => ({ body })) });
  await store.set(loadCategoriesAtom);
  const nameOf = store.get(categoryNameAtom);
  assert.equal([nameOf(2), nameOf('2'), nameOf(3), nameOf(4)], ['Lighting', 'Lighting', 'Toys', undefined]);
});

test('keeps the categories there are when a later call fails', async () => {
  let status = 200;
  let time = 0;
  const server = fakeFetch(() => ({ body: [{ id: 1, name: 'Home' }], status }));
  const { store, reported } = setUp({ server, now: () => time });
  await store.set(loadCategoriesAtom);
  [status, time] = [500, 60_000];
  await store.set(loadCategoriesAtom);
  await settled();
  assert.is(server.requests.length, 2);
  assert.equal([store.get(categoryNameAtom)(1), reported], ['Home', []]);
});

test.run();
