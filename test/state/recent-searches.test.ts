import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { localStore } from '../../src/host/storage.ts';
import {
  forgetAllRecentAtom,
  forgetRecentAtom,
  keepRecentAtom,
  recentSearchesAtom,
  refreshRecentAtom,
} from '../../src/state/recent-searches.ts';
import { servicesAtom } from '../../src/state/services.ts';
import { createAppStore } from '../../src/state/store.ts';
import { setUp } from './support.ts';

const key = 'recent_searches';
function start(stored?: string) {
  const { store, storage } = setUp(stored === undefined ? {} : { stored: { [key]: stored } });
  return {
    store,
    storage,
    keep: (...texts: string[]) => {
      for (const text of texts) store.set(keepRecentAtom, text);
    },
    recent: () => store.get(recentSearchesAtom),
    stored: () => JSON.parse(storage.get(key) ?? 'null') as unknown,
  };
}

test('keeps what was searched for, the last one first, in this browser', () => {
  const { keep, recent, stored } = start();
  keep('lamp', ' desk ');
  assert.equal(recent(), ['desk', 'lamp']);
  assert.equal(stored(), ['desk', 'lamp']);
});

test('keeps no blank text, and no pasted page', () => {
  const { keep, recent, stored } = start();
  keep('', '   ', 'x'.repeat(201));
  assert.equal([recent(), stored()], [[], null]);
});

test('keeps a text once, whatever its case, at its last place', () => {
  const { keep, recent } = start();
  keep('lamp', 'desk', 'Lamp');
  assert.equal(recent(), ['Lamp', 'desk']);
});

test('keeps eight at most', () => {
  const { keep, recent } = start();
  keep(...'123456789');
  assert.equal(recent(), [...'98765432']);
});

test('forgets one, and all', () => {
  const { store, keep, recent, stored } = start();
  keep('lamp', 'desk', 'chair');
  store.set(forgetRecentAtom, 'desk');
  assert.equal(
    [recent(), stored()],
    [
      ['chair', 'lamp'],
      ['chair', 'lamp'],
    ],
  );
  store.set(forgetAllRecentAtom);
  assert.equal([recent(), stored()], [[], []]);
});

for (const broken of ['', 'no json', '{"a":1}', '7', 'null'])
  test(`takes ${broken || 'nothing'} in the storage for no searches`, () => {
    const { keep, recent } = start(broken);
    assert.equal(recent(), []);
    keep('lamp');
    assert.equal(recent(), ['lamp']);
  });

test('reads of a list only what makes sense', () => {
  const { recent } = start(
    JSON.stringify([1, null, ' lamp ', '', 'LAMP', {}, 'x'.repeat(500), ...'abcdefghi']),
  );
  assert.equal(recent(), ['lamp', ...'abcdefg']);
});

test('sees what another tab has searched for meanwhile, and takes nothing of it away', () => {
  const { store, storage, keep, recent } = start();
  keep('lamp');
  storage.set(key, JSON.stringify(['desk', 'lamp']));
  store.set(refreshRecentAtom);
  assert.equal(recent(), ['desk', 'lamp']);
  storage.set(key, JSON.stringify(['chair', 'desk', 'lamp']));
  keep('sofa');
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
  store.set(keepRecentAtom, 'lamp');
  store.set(refreshRecentAtom);
  store.set(keepRecentAtom, 'desk');
  assert.equal(store.get(recentSearchesAtom), ['desk', 'lamp']);
});

test.run();
