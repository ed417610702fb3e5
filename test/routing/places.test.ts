import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPlaces } from '../../src/routing/places.ts';
import { memoryStorage } from '../state/support.ts';

test('keeps places over a reload', () => {
  const storage = memoryStorage();
  createPlaces(storage).set('a', { y: 3, focus: { element: 'x', top: 1 } });
  assert.equal(createPlaces(storage).get('a'), { y: 3, focus: { element: 'x', top: 1 } });
});

test('forgets a place when it is told to', () => {
  const storage = memoryStorage();
  const places = createPlaces(storage);
  places.set('a', { y: 3 });
  places.delete('a');
  assert.is(places.get('a'), undefined);
  assert.is(createPlaces(storage).get('a'), undefined);
});

test('keeps the fifty that were visited last', () => {
  const places = createPlaces(memoryStorage());
  for (let y = 0; y < 50; y += 1) places.set(`${y}`, { y });
  places.set('0', { y: 1000 });
  places.set('50', { y: 50 });
  assert.equal(places.get('0'), { y: 1000 });
  assert.is(places.get('1'), undefined);
  assert.equal(places.get('2'), { y: 2 });
});

test('begins anew when the storage holds something else', () => {
  for (const kept of ['', '{}', 'null', '[1, ["a"], ["b", {"y":"1"}], ["c", null]]']) {
    const places = createPlaces(memoryStorage({ marketplace_places: kept }));
    for (const id of ['a', 'b', 'c']) assert.is(places.get(id), undefined, kept);
  }
});

test('passes over places of another form', () => {
  const odd = [
    { y: 1, focus: null },
    { y: 1, focus: 'h1' },
    { y: 1, focus: { element: 5, top: 1 } },
    { y: 1, focus: { element: 'H1 0 text a' } },
    { y: 1, rows: 1 },
    { y: 1, rows: [null] },
    { y: 1, rows: [{ element: null, left: 1 }] },
  ];
  const entries = odd.map((place, index) => [`${index}`, place]);
  const kept = JSON.stringify([...entries, ['right', { y: 1, rows: [{ element: 'UL 0 id a', left: 2 }] }]]);
  const places = createPlaces(memoryStorage({ marketplace_places: kept }));
  assert.equal(
    [...odd.keys(), 'right'].filter(id => places.get(`${id}`)),
    ['right'],
  );
});

test.run();
