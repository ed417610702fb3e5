import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { convertPriceLimit } from '../../../src/domain/typed-price.ts';
import { appliedSearchAtom } from '../../../src/state/page/address.ts';
import { chooseCurrencyAtom } from '../../../src/state/money/choose-preference.ts';
import {
  applyDraftAtom,
  changeDraftAtom,
  closeDraftAtom,
  type DraftChange,
  draftFiltersAtom,
  openDraftAtom,
  resetDraftAtom,
} from '../../../src/state/search/filter-draft.ts';
import { rates, setUp } from '../support.ts';

// Clears the tab's storage, so that tests do not depend on each other.
test.before.each(() => sessionStorage.clear());

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

test('a currency that came with the address is stored when the filters are applied', () => {
  const { store, visited, storage } = at('/reviews/search?q=a&currency=EUR');
  store.set(openDraftAtom);
  store.set(changeDraftAtom, { min_price: 5 });
  assert.is(storage.get('currency'), null);
  store.set(applyDraftAtom);
  assert.is(visited[0]?.href, '/reviews/search?q=a&page=1&currency=EUR&min_price=5');
  assert.is(storage.get('currency'), 'EUR');
});

test('a price limit lost with its currency never reappears on another search', () => {
  const { store, visited, goTo } = at('/reviews/search?q=a&min_price=50&currency=EUR');
  store.set(openDraftAtom);
  store.set(changeDraftAtom, { currency: '*' });
  store.set(applyDraftAtom);
  assert.is(visited[0]?.href, '/reviews/search?q=a&page=1');
  for (const address of ['/reviews/search?q=a&page=1', '/reviews/search?q=lamp&page=1']) {
    goTo(address);
    store.set(openDraftAtom);
    store.set(changeDraftAtom, { currency: 'EUR' });
    assert.is(store.get(draftFiltersAtom)?.min_price, null, address);
    store.set(changeDraftAtom, { currency: '*' });
    store.set(closeDraftAtom);
  }
});

test('a price limit keeps the price it was typed as when the other one is typed anew', () => {
  const { store } = at('/reviews/search?q=a&min_price=9.99&currency=USD');
  const limits = () => [store.get(draftFiltersAtom)?.min_price, store.get(draftFiltersAtom)?.max_price];
  store.set(openDraftAtom);
  store.set(changeDraftAtom, { currency: 'GBP' });
  store.set(changeDraftAtom, { max_price: 20.5 });
  assert.equal(limits(), [8, 20.5]);
  store.set(changeDraftAtom, { currency: 'EUR' });
  assert.equal(limits(), [9, 24]);
  store.set(changeDraftAtom, { currency: 'USD' });
  assert.equal(limits(), [9.99, 26]);
  store.set(changeDraftAtom, { currency: 'GBP' });
  assert.equal(limits(), [8, 20.5]);
});

test('a price limit lost with its currency does not come back beside one that was typed anew', () => {
  const { store } = at('/reviews/search?q=a&min_price=9.99&currency=USD');
  store.set(openDraftAtom);
  store.set(changeDraftAtom, { currency: '*' });
  store.set(changeDraftAtom, { max_price: 20 });
  store.set(changeDraftAtom, { currency: 'USD' });
  assert.is(store.get(draftFiltersAtom)?.min_price, null);
});

test('within one draft a price comes back as it was typed, unless the filters are reset', () => {
  const { store } = at('/reviews/search?q=a&min_price=9.99&currency=EUR');
  const minIn = (currency: string) => {
    store.set(changeDraftAtom, { currency });
    return store.get(draftFiltersAtom)?.min_price;
  };
  store.set(openDraftAtom);
  assert.equal(['USD', 'EUR', '*', 'EUR', '*'].map(minIn), [12, 9.99, null, 9.99, null]);
  store.set(resetDraftAtom);
  assert.is(minIn('EUR'), null);
});

test('whatever currencies are tried, a price is that of the typed one, and back in its own as it was typed', () => {
  const codes = [...Object.keys(rates), '*'];
  const typed = Object.keys(rates)[1] as string;
  return fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...codes), { maxLength: 12 }),
      fc.integer({ min: 1, max: 1e7 }).map(cents => cents / 100),
      (tried, price) => {
        const { store } = at(`/reviews/search?q=a&max_price=${price}&currency=${typed}`);
        store.set(openDraftAtom);
        for (const currency of [...tried, typed]) {
          store.set(changeDraftAtom, { currency });
          const expected = convertPriceLimit(price, typed, currency, rates);
          assert.is(store.get(draftFiltersAtom)?.max_price, expected, `${tried} ${price} ${currency}`);
        }
      },
    ),
    { numRuns: 40 },
  );
});

/** A search with an open draft, and the prices of that. */
function opened(address: string, stored: Record<string, string> = {}) {
  const world = setUp({ address, stored, meta: { exchangeRates: rates } });
  const { store, visited, goTo } = world;
  store.set(openDraftAtom);
  return {
    ...world,
    change: (change: DraftChange) => store.set(changeDraftAtom, change),
    /** In the header. */
    choose: (currency: string) => {
      store.set(chooseCurrencyAtom, currency);
      const rewritten = visited.at(-1)?.href;
      if (rewritten) goTo(rewritten);
    },
    prices: () => {
      const draft = store.get(draftFiltersAtom);
      return [draft?.min_price, draft?.max_price, draft?.currency];
    },
  };
}

test('one price limit stays in the draft as it was typed when the other one is taken away', () => {
  const { change, goTo, prices } = opened('/reviews/search?q=a&currency=EUR&min_price=10&max_price=30');
  change({ max_price: 50 });
  goTo('/reviews/search?q=a&currency=EUR&max_price=30');
  assert.equal(prices(), [null, 50, 'EUR']);
  goTo('/reviews/search?q=a&currency=EUR&max_price=40');
  assert.equal(prices(), [null, 40, 'EUR']);
});

test('a draft in a currency of its own writes in it what is applied meanwhile', () => {
  const { change, goTo, prices } = opened('/reviews/search?q=a&currency=EUR&min_price=9&max_price=90');
  change({ currency: 'USD' });
  goTo('/reviews/search?q=a&currency=EUR&min_price=18&max_price=90');
  assert.equal(prices(), [20, 100, 'USD']);
});

test('a currency chosen elsewhere meanwhile is that of the draft, its prices converted', () => {
  const { store, change, choose, prices, visited, storage } = opened('/reviews/search?q=a', {
    currency: 'GBP',
  });
  change({ min_price: 9.99 });
  choose('USD');
  assert.equal(prices(), [13, null, 'USD']);
  change({ max_price: 20 });
  choose('GBP');
  assert.equal(prices(), [9.99, 16, 'GBP']);
  choose('USD');
  store.set(applyDraftAtom);
  assert.is(visited.at(-1)?.href, '/reviews/search?q=a&page=1&currency=USD&min_price=13&max_price=20');
  assert.is(storage.get('currency'), 'USD');
});

test('with a currency chosen elsewhere the draft keeps its own limit beside an applied one', () => {
  const address = '/reviews/search?q=a&currency=USD&min_price=9.99&max_price=100';
  const { change, choose, prices } = opened(address);
  change({ max_price: 50, currency: 'EUR' });
  assert.equal(prices(), [9, 50, 'EUR']);
  choose('GBP');
  assert.equal(prices(), [8, 45, 'GBP']);
});

test('nothing happens without an open draft', () => {
  const { store, visited } = at('/reviews/search?q=a');
  store.set(changeDraftAtom, { min_rating: 4 });
  store.set(applyDraftAtom);
  assert.equal([store.get(draftFiltersAtom), visited.length], [null, 0]);
});

test.run();
