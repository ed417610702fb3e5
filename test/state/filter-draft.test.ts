import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { appliedSearchAtom } from '../../src/state/address.ts';
import {
  applyDraftAtom,
  changeDraftAtom,
  closeDraftAtom,
  draftFiltersAtom,
  openDraftAtom,
} from '../../src/state/filter-draft.ts';
import { rates, setUp } from './support.ts';

const at = (address: string) => setUp({ address, meta: { exchangeRates: rates } });

test('a draft changes nothing until it is applied', () => {
  const { store, visited, storage } = at('/reviews/search?q=a&page=4&min_rating=2');
  store.set(openDraftAtom);
  store.set(changeDraftAtom, { min_rating: 4, country: 'DE' });
  assert.is(store.get(draftFiltersAtom)?.min_rating, 4);
  assert.is(store.get(appliedSearchAtom).min_rating, 2);
  assert.equal([visited.length, storage.get('country')], [0, null]);

  store.set(applyDraftAtom);
  assert.is(visited[0]?.href, '/reviews/search?q=a&page=1&country=DE&min_rating=4');
  assert.is(storage.get('country'), 'DE');
  assert.is(store.get(draftFiltersAtom), null);
});

test('closing a draft restores what was applied, the currency too', () => {
  const { store, storage } = at('/reviews/search?q=a&min_rating=2');
  store.set(openDraftAtom);
  store.set(changeDraftAtom, { min_rating: 4, currency: 'EUR' });
  store.set(closeDraftAtom);
  store.set(openDraftAtom);
  assert.equal([store.get(draftFiltersAtom)?.min_rating, store.get(draftFiltersAtom)?.currency], [2, '*']);
  assert.is(storage.get('currency'), null);
});

test('another currency in a draft converts its prices; applying stores and writes it', () => {
  const { store, visited, storage } = at('/reviews/search?q=a&currency=USD&max_price=99');
  store.set(openDraftAtom);
  store.set(changeDraftAtom, { currency: 'EUR' });
  assert.is(store.get(draftFiltersAtom)?.max_price, 90);
  store.set(applyDraftAtom);
  assert.is(visited[0]?.href, '/reviews/search?q=a&page=1&currency=EUR&max_price=90');
  assert.is(storage.get('currency'), 'EUR');
});

test('nothing happens without an open draft', () => {
  const { store, visited } = at('/reviews/search?q=a');
  store.set(changeDraftAtom, { min_rating: 4 });
  store.set(applyDraftAtom);
  assert.equal([store.get(draftFiltersAtom), visited.length], [null, 0]);
});

test.run();
