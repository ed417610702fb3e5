import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseCountryAtom } from '../../src/state/choose-preference.ts';
import { countryPreference } from '../../src/state/country.ts';
import { carouselCountryAtom } from '../../src/state/home.ts';
import { loadReviewerAtom } from '../../src/state/reviewer.ts';
import { fakeFetch, settled } from '../api/fake-fetch.ts';
import { setUp } from './support.ts';

test('the country is chosen, stored and saved like the currency', async () => {
  const { store, storage, server } = setUp({ loggedIn: true });
  store.set(chooseCountryAtom, 'de');
  await settled();
  assert.equal([store.get(countryPreference.savedAtom), storage.get('country')], ['DE', 'DE']);
  assert.is(server.last().body, '{"reviewer":{"rs_country":"DE"}}');
});

test('all countries is no country to remember', async () => {
  const { store, storage, server } = setUp({ loggedIn: true, stored: { country: 'DE' } });
  store.set(chooseCountryAtom, '*');
  await settled();
  assert.equal(
    [store.get(countryPreference.savedAtom), storage.get('country'), server.requests.length],
    ['DE', 'DE', 0],
  );
});

for (const wrong of ['[]', '999', '<x>', 'ZZ', '*', 'D'.repeat(100_000)])
  test(`no country is known by ${wrong.slice(0, 9)}, wherever it stands`, async () => {
    const server = fakeFetch(() => ({ body: { current_country: wrong, currency: `${wrong}?` } }));
    const { store, storage } = setUp({ stored: { country: wrong }, meta: { country: wrong }, server });
    await store.set(loadReviewerAtom);
    assert.equal([store.get(countryPreference.savedAtom), store.get(carouselCountryAtom)], [null, 'US']);
    assert.equal([storage.get('country'), storage.get('currency')], [wrong, null]);
  });

test('carousels are asked for the stored country, else for US, and for a chosen one from then on', () => {
  assert.is(setUp().store.get(carouselCountryAtom), 'US');
  assert.is(setUp({ meta: { country: 'FR' } }).store.get(carouselCountryAtom), 'US');
  const { store } = setUp({ stored: { country: 'FR' } });
  assert.is(store.get(carouselCountryAtom), 'FR');
  store.set(chooseCountryAtom, 'DE');
  assert.is(store.get(carouselCountryAtom), 'DE');
});

test.run();
