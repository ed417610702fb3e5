import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOwnDataClosedAtom } from '../../../src/state/person/own-data.ts';
import {
  addViewedAtom,
  clearViewedAtom,
  recentlyViewedAtom,
  refreshViewedAtom,
  type ViewedItem,
} from '../../../src/state/goods/recently-viewed.ts';
import { setUp } from '../support.ts';

const key = 'recently_viewed';
const item = (name: string): ViewedItem => ({
  kind: 'product',
  name,
  path: `/reviews/stores/acme/products/${name}`,
});
function start(stored?: string, address?: string) {
  const { store, storage } = setUp({
    ...(stored !== undefined && { stored: { [key]: stored } }),
    ...(address && { address }),
  });
  return {
    store,
    storage,
    add: (...names: string[]) => {
      for (const name of names) store.set(addViewedAtom, item(name));
    },
    names: () => store.get(recentlyViewedAtom).map(({ name }) => name),
  };
}

test('remembers the last twelve, each once, the last one first', () => {
  const { add, names, storage } = start();
  add(...'abcdefghijklmn', 'c');
  assert.is(names().join(''), 'cnmlkjihgfed');
  assert.is(JSON.parse(storage.get(key) ?? '').length, 12);
});

test('remembers neither a price nor anything else that may change', () => {
  const { add, storage } = start();
  add('a');
  assert.equal(JSON.parse(storage.get(key) ?? ''), [item('a')]);
});

test('leaves out the page that is open', () => {
  const { add, names } = start(undefined, '/reviews/stores/acme/products/b');
  add('a', 'b');
  assert.equal(names(), ['a']);
});

for (const stored of ['nonsense', '{}', '[{"kind":"product"}]', '[{"kind":"x","name":"a","path":"/"}]'])
  test(`reads ${stored} as nothing`, () => {
    assert.equal(start(stored).names(), []);
  });

test('shows no address that runs a script', () => {
  assert.equal(start(JSON.stringify([{ ...item('a'), path: 'javascript:alert(1)' }])).names(), []);
});

test('takes over what another tab has viewed, or has forgotten', () => {
  const { store, storage, add, names } = start();
  add('a');
  storage.set(key, JSON.stringify([item('b'), item('a')]));
  store.set(refreshViewedAtom);
  assert.equal(names(), ['b', 'a']);
  storage.set(key, '[]');
  store.set(refreshViewedAtom);
  assert.equal(names(), []);
});

test('lasts for the visit where the browser stores nothing', () => {
  const { storage, add, names } = start();
  storage.set = () => {};
  add('a', 'b');
  assert.is(storage.get(key), null);
  assert.equal(names(), ['b', 'a']);
});

test('is emptied by a press, and stores nothing of a person who signed out elsewhere', () => {
  const { store, storage, add, names } = start();
  add('a');
  store.set(clearViewedAtom);
  assert.equal([names(), storage.get(key)], [[], '[]']);
  store.set(isOwnDataClosedAtom, true);
  add('b');
  assert.equal([names(), storage.get(key)], [[], '[]']);
});

test.run();
