import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { localStore } from '../../../src/host/storage.ts';
import {
  clearRecentAtom,
  removeRecentAtom,
  addRecentAtom,
  recentSearchesAtom,
  refreshRecentAtom,
} from '../../../src/state/search/recent-searches.ts';
import { isOwnDataClosedAtom } from '../../../src/state/person/own-data.ts';
import { servicesAtom } from '../../../src/state/core/services.ts';
import { createAppStore } from '../../../src/state/core/app-store.ts';
import { setUp } from '../support.ts';

const key = 'recent_searches';
function start(stored?: string) {
  const { store, storage } = setUp(stored === undefined ? {} : { stored: { [key]: stored } });
  return {
    store,
    storage,
    add: (...texts: string[]) => {
      for (const text of texts) store.set(addRecentAtom, text);
    },
    recent: () => store.get(recentSearchesAtom),
    stored: () => JSON.parse(storage.get(key) ?? 'null') as unknown,
  };
}

test('stores searches in this browser, the last one first', () => {
  const { add, recent, stored } = start();
  add('lamp', ' desk ');
  assert.equal(recent(), ['desk', 'lamp']);
  assert.equal(stored(), ['desk', 'lamp']);
});

test('stores no blank text and no pasted page', () => {
  const { add, recent, stored } = start();
  add('', '   ', 'x'.repeat(201));
  assert.equal([recent(), stored()], [[], []]);
});

test('lists a text once, whatever its case, at its last place', () => {
  const { add, recent } = start();
  add('lamp', 'desk', 'Lamp');
  assert.equal(recent(), ['Lamp', 'desk']);
});

test('keeps eight at most', () => {
  const { add, recent } = start();
  add(...'123456789');
  assert.equal(recent(), [...'98765432']);
});

test('removes one, and all', () => {
  const { store, add, recent, stored } = start();
  add('lamp', 'desk', 'chair');
  store.set(removeRecentAtom, 'desk');
  assert.equal(
    [recent(), stored()],
    [
      ['chair', 'lamp'],
      ['chair', 'lamp'],
    ],
  );
  store.set(clearRecentAtom);
  assert.equal([recent(), stored()], [[], []]);
});

for (const broken of ['', 'no json', '{"a":1}', '7', 'null'])
  test(`takes ${broken || 'nothing'} in the storage for no searches`, () => {
    const { add, recent } = start(broken);
    assert.equal(recent(), []);
    add('lamp');
    assert.equal(recent(), ['lamp']);
  });

test('reads of a list only what makes sense', () => {
  const { recent } = start(
    JSON.stringify([1, null, ' lamp ', '', 'LAMP', {}, 'x'.repeat(500), ...'abcdefghi']),
  );
  assert.equal(recent(), ['lamp', ...'abcdefg']);
});

test('sees what another tab has searched for meanwhile, and takes nothing of it away', () => {
  const { store, storage, add, recent } = start();
  add('lamp');
  storage.set(key, JSON.stringify(['desk', 'lamp']));
  store.set(refreshRecentAtom);
  assert.equal(recent(), ['desk', 'lamp']);
  storage.set(key, JSON.stringify(['chair', 'desk', 'lamp']));
  add('sofa');
  assert.equal(recent(), ['sofa', 'chair', 'desk', 'lamp']);
});

test('keeps them for the visit where the browser refuses its storage', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new Error('denied');
    },
  } as Window;
  const services = setUp().store.get(servicesAtom);
  const store = createAppStore({ ...services, storage: localStore(refusing) });
  store.set(addRecentAtom, 'lamp');
  store.set(refreshRecentAtom);
  store.set(addRecentAtom, 'desk');
  assert.equal(store.get(recentSearchesAtom), ['desk', 'lamp']);
});

test('stores nothing of a person who signed out elsewhere', () => {
  const { store, add, recent, stored } = start();
  store.set(isOwnDataClosedAtom, true);
  add('lamp');
  assert.equal([recent(), stored()], [[], null]);
});

test.run();
