import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currencyAtom, countryPreference } from '../../../src/state/money/preference.ts';
import { chooseCurrencyAtom, chooseCountryAtom } from '../../../src/state/money/choose-preference.ts';
import { keepRatesAtom, ratesAtom } from '../../../src/state/money/exchange-rates.ts';
import { loadReviewerAtom } from '../../../src/state/person/reviewer.ts';
import { fakeFetch, settled } from '../../api/fake-fetch.ts';
import { type Options, rates, setUp } from '../support.ts';
import { carouselCountryAtom } from '../../../src/state/goods/site.ts';

// Clears the tab's storage, so that tests do not depend on each other.
test.before.each(() => sessionStorage.clear());

/** A store that knows its rates. */
function start(options: Options = {}) {
  const world = setUp({ meta: { exchangeRates: rates, ...options.meta }, ...options });
  return {
    ...world,
    choose: (code: string) => world.store.set(chooseCurrencyAtom, code),
    currency: () => world.store.get(currencyAtom),
  };
}

const sources: [title: string, options: Options, expected: string][] = [
  ['is the store’s own when nobody chose', {}, '*'],
  ['is the stored one', { stored: { currency: 'EUR' } }, 'EUR'],
  [
    'is that of the address before the stored one',
    { stored: { currency: 'EUR' }, address: '/reviews?currency=gbp' },
    'GBP',
  ],
  [
    'is the store’s own when the address names one without a rate',
    { stored: { currency: 'EUR' }, address: '/reviews/search?q=a&currency=XXX' },
    '*',
  ],
  ['is the store’s own when the stored one has no rate', { stored: { currency: 'XXX' } }, '*'],
];
for (const [title, options, expected] of sources) {
  test(`the currency ${title}`, () => assert.is(start(options).currency(), expected));
}

test('a currency waits for the rates before it counts as unknown', () => {
  const { store } = setUp({ stored: { currency: 'XXX' } });
  assert.is(store.get(currencyAtom), 'XXX');
  store.set(keepRatesAtom, rates);
  assert.is(store.get(currencyAtom), '*');
});

test('rates that are none make no currency known', () => {
  const { store, storage } = setUp({ address: '/reviews/search?q=a&currency=JPY&min_price=10' });
  store.set(keepRatesAtom, { EUR: 1, USD: 1.1, JPY: 0, INR: -5, gbp: 0.8, 'x!': 3 });
  assert.equal(store.get(ratesAtom), { EUR: 1, USD: 1.1, GBP: 0.8 });
  assert.is(store.get(currencyAtom), '*');
  store.set(keepRatesAtom, { EUR: 0 });
  assert.equal(JSON.parse(storage.get('exchange_rates') ?? '').rates, { EUR: 1, USD: 1.1, GBP: 0.8 });
});

test('the currency of an address is not stored', () => {
  const { storage, currency } = start({ address: '/reviews?currency=EUR' });
  assert.is(currency(), 'EUR');
  assert.is(storage.get('currency'), null);
});

test('choosing a currency stores it and asks nothing for a guest', () => {
  const { choose, currency, storage, server } = start();
  choose('eur');
  assert.equal([currency(), storage.get('currency'), server.requests.length], ['EUR', 'EUR', 0]);
});

test('choosing a currency saves it to the profile of a reviewer', async () => {
  const { choose, server } = start({ loggedIn: true });
  choose('EUR');
  await settled();
  assert.equal(
    [server.last().method, server.last().address, server.last().body],
    ['PUT', '/reviews/profile/reviewers/0', '{"reviewer":{"rs_currency":"EUR"}}'],
  );
});

test('a failed save is reported and changes nothing back', async () => {
  const { choose, currency, server, storage, reported } = start({ loggedIn: true });
  choose('EUR');
  await settled();
  server.last().answer({}, 500);
  await settled();
  assert.equal([currency(), storage.get('currency'), reported.length], ['EUR', 'EUR', 1]);
});

for (const status of [200, 500])
  test(`saves one choice at a time and the newest last, when the first is answered with ${status}`, async () => {
    const { choose, server, storage } = start({ loggedIn: true });
    const saved = () => server.requests.map(({ body }) => String(body).match(/[A-Z]{3}/)?.[0]);
    for (const code of ['EUR', 'USD', 'GBP']) {
      choose(code);
      await settled();
    }
    assert.equal(saved(), ['EUR']);
    server.last().answer({}, status);
    await settled();
    assert.equal([saved(), storage.get('currency_chosen')], [['EUR', 'GBP'], 'unsaved']);
    server.last().answer({});
    await settled();
    assert.equal([saved().length, storage.get('currency_chosen')], [2, 'true']);
    choose('USD');
    await settled();
    assert.is(saved()[2], 'USD');
  });

/** A reviewer whose save of EUR failed in the visit before, and for whom the server has another currency. */
function startUnsaved() {
  const server = fakeFetch(({ method }) => (method === 'GET' ? { body: { currency: 'USD' } } : undefined));
  const stored = { currency: 'EUR', currency_chosen: 'unsaved' };
  const world = start({ loggedIn: true, stored, server });
  const saves = () => server.requests.filter(({ method }) => method === 'PUT');
  return { ...world, saves, load: () => world.store.set(loadReviewerAtom) };
}

test('a choice whose save failed is marked as not saved, one that was saved is not', async () => {
  const { choose, server, storage } = start({ loggedIn: true });
  for (const [code, status, mark] of [
    ['EUR', 422, 'unsaved'],
    ['USD', 200, 'true'],
  ] as const) {
    choose(code);
    await settled();
    server.last().answer({}, status);
    await settled();
    assert.is(storage.get('currency_chosen'), mark);
  }
});

test('a choice that could not be saved survives the reload, and is sent once more', async () => {
  const { currency, saves, storage, load } = startUnsaved();
  await load();
  await settled();
  assert.equal([currency(), storage.get('currency'), saves().length], ['EUR', 'EUR', 1]);
  assert.is(saves()[0]?.body, '{"reviewer":{"rs_currency":"EUR"}}');
  saves()[0]?.answer({}, 500);
  await settled();
  await load();
  await settled();
  assert.equal([currency(), saves().length, storage.get('currency_chosen')], ['EUR', 1, 'unsaved']);
});

test('a choice that was saved at last gives way to the server again', async () => {
  const { currency, saves, load } = startUnsaved();
  await load();
  await settled();
  saves()[0]?.answer({});
  await settled();
  await load();
  assert.is(currency(), 'USD');
});

test('choosing the saved currency saves nothing', async () => {
  const { choose, server } = start({ loggedIn: true, stored: { currency: 'EUR' } });
  choose('EUR');
  await settled();
  assert.is(server.requests.length, 0);
});

const rewrites: [title: string, address: string, choice: string, visited: string | null][] = [
  ['leaves an address without currency and price alone', '/reviews/search?q=a', 'EUR', null],
  [
    'replaces the currency of a search',
    '/reviews/search?q=a&page=3&currency=USD',
    'EUR',
    '/reviews/search?q=a&page=3&currency=EUR',
  ],
  [
    'converts price limits, rounded up, and goes to page 1',
    '/reviews/search?q=a&page=3&currency=USD&min_price=10&max_price=99.5',
    'EUR',
    '/reviews/search?q=a&page=1&currency=EUR&min_price=9&max_price=90',
  ],
  [
    'converts the price limits of a search for stores',
    '/reviews/store_search?q=a&page=3&currency=USD&min_price=10&max_price=99.5',
    'EUR',
    '/reviews/store_search?q=a&page=1&currency=EUR&min_price=9&max_price=90',
  ],
  [
    'drops price limits where nothing can be converted',
    '/reviews/search?q=a&page=1&currency=USD&min_price=10',
    '*',
    '/reviews/search?q=a&page=1',
  ],
  [
    'replaces the currency of another screen, keeping the rest',
    '/reviews?redesign=1&currency=USD#top',
    'EUR',
    '/reviews?redesign=1&currency=EUR#top',
  ],
  [
    'leaves all else in the address as it was written',
    '/reviews/search?Q=%71&q=a%20b&utm=%C3%BC+&currency=USD&&country=de&currency=EUR#a%20b',
    'GBP',
    '/reviews/search?Q=%71&q=a%20b&utm=%C3%BC+&currency=GBP&country=de#a%20b',
  ],
  [
    'leaves all else on another screen as it was written',
    '/reviews?ref=a%20b%2F&currency=USD&x',
    'EUR',
    '/reviews?ref=a%20b%2F&currency=EUR&x',
  ],
  [
    'of price limits touches nothing but these, the currency and the page',
    '/reviews/search?q=a%20b&utm=1&min_price=10&currency=USD',
    'EUR',
    '/reviews/search?q=a%20b&utm=1&page=1&min_price=9&currency=EUR',
  ],
  ['takes the currency out of another screen’s address', '/reviews?currency=USD', '*', '/reviews'],
];
for (const [title, address, choice, visited] of rewrites) {
  test(`choosing a currency ${title}`, () => {
    const world = start({ address });
    world.choose(choice);
    assert.equal(world.visited, visited === null ? [] : [{ href: visited, replace: true }]);
  });
}

test('price limits without a currency are in the one in use', () => {
  const { choose, visited } = start({
    stored: { currency: 'USD' },
    address: '/reviews/search?q=a&min_price=10',
  });
  choose('GBP');
  assert.is(visited[0]?.href, '/reviews/search?q=a&page=1&currency=GBP&min_price=8');
});

test('changing to and fro brings the typed price back instead of pushing it up', () => {
  const { choose, visited, goTo } = start({ address: '/reviews/search?q=a&currency=USD&min_price=9.99' });
  for (const code of ['JPY', 'GBP', 'EUR', 'USD']) {
    choose(code);
    goTo(visited.at(-1)?.href ?? '');
  }
  const prices = visited.map(({ href }) => new URLSearchParams(href.split('?')[1]).get('min_price'));
  assert.equal(prices, ['1499', '8', '9', '9.99']);
});

for (const [what, address] of [
  ['the other one is taken away', '/reviews/search?q=a&currency=GBP&max_price=80'],
  ['another text is searched for', '/reviews/search?q=b&currency=GBP&min_price=8&max_price=80'],
] as const)
  test(`a price limit comes back as it was typed when ${what} meanwhile`, () => {
    const { choose, visited, goTo } = start({
      address: '/reviews/search?q=a&currency=USD&min_price=9.99&max_price=99.5',
    });
    choose('GBP');
    goTo(address);
    choose('USD');
    assert.is(new URLSearchParams(visited.at(-1)?.href).get('max_price'), '99.5');
  });

test('a price typed anew becomes the source of later conversions', () => {
  const { choose, visited, goTo } = start({ address: '/reviews/search?q=a&currency=USD&min_price=9.99' });
  choose('GBP');
  goTo('/reviews/search?q=a&currency=GBP&min_price=20');
  choose('USD');
  assert.is(visited.at(-1)?.href, '/reviews/search?q=a&page=1&currency=USD&min_price=25');
});

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

test.run();
