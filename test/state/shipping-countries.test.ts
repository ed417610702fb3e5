import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryOptions } from '../../src/domain/country-options.ts';
import { loadShippingCountriesAtom, shippingCountriesAtom } from '../../src/state/shipping-countries.ts';
import { settled } from '../api/fake-fetch.ts';
import { setUp } from './support.ts';

const germany = { shipping_countries: [{ name: 'Germany', code: 'DE' }] };
const expected = [
  { value: '*', label: 'All countries' },
  { value: 'DE', label: 'Germany' },
];

/** A store that has asked once and got this. */
async function answered(body: unknown, status = 200) {
  const world = setUp();
  const loading = world.store.set(loadShippingCountriesAtom);
  await settled();
  world.server.last().answer(body, status);
  await loading;
  return { ...world, state: world.store.get(shippingCountriesAtom) };
}

test('asks for the shipping countries only when told to, and tells while they are on their way', async () => {
  const { store, server } = setUp();
  assert.equal(store.get(shippingCountriesAtom), { isLoading: false, options: [] });
  assert.is(server.requests.length, 0);
  const loading = store.set(loadShippingCountriesAtom);
  assert.equal(store.get(shippingCountriesAtom), { isLoading: true, options: [] });
  await settled();
  assert.is(server.last().address, '/shipping_countries.json');
  server.last().answer(germany);
  await loading;
  assert.equal(store.get(shippingCountriesAtom), { isLoading: false, options: expected });
});

test('asks once within a minute and keeps the options meanwhile', async () => {
  const { store, server } = await answered(germany);
  const again = store.set(loadShippingCountriesAtom);
  assert.equal(store.get(shippingCountriesAtom), { isLoading: false, options: expected });
  await again;
  assert.is(server.requests.length, 1);
  assert.equal(store.get(shippingCountriesAtom), { isLoading: false, options: expected });
});

const without: [title: string, body: unknown, status: number, reports: number][] = [
  ['fails', 'Oops', 503, 1],
  ['makes no sense', '<h1>Hello</h1>', 200, 1],
  ['is empty', { shipping_countries: [] }, 200, 0],
];
for (const [title, body, status, reports] of without) {
  test(`offers all countries when the answer ${title}`, async () => {
    const { state, reported } = await answered(body, status);
    assert.equal(state, { isLoading: false, options: countryOptions() });
    assert.is(reported.length, reports);
  });
}

test('asks again after a failure', async () => {
  const { store, server } = await answered('Oops', 503);
  const again = store.set(loadShippingCountriesAtom);
  await settled();
  server.last().answer(germany);
  await again;
  assert.equal(store.get(shippingCountriesAtom).options, expected);
});

test.run();
