import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { appliedSearchAtom } from '../../../src/state/page/address.ts';
import { followHomeCurrency } from '../../../src/state/money/home-currency.ts';
import { keepCurrencyAtom } from '../../../src/state/money/choose-preference.ts';
import { countryPreference } from '../../../src/state/money/preference.ts';
import { applyFilterAtom, searchOriginAtom, submitSearchAtom } from '../../../src/state/search/search.ts';
import { submitSuggestionAtom } from '../../../src/state/search/suggestions.ts';
import { rates, setUp } from '../support.ts';

const at = (address: string) => setUp({ address, meta: { exchangeRates: rates } });

test('the applied search is that of the address', () => {
  const { store, goTo } = at('/reviews/search/?q=lamp&page=2');
  assert.equal([store.get(appliedSearchAtom).q, store.get(appliedSearchAtom).page], ['lamp', 2]);
  goTo('/reviews/search?q=desk');
  assert.is(store.get(appliedSearchAtom).q, 'desk');
});

test('the applied search stays while another screen takes over', () => {
  const { store, goTo } = at('/reviews/search?q=lamp');
  const before = store.get(appliedSearchAtom);
  goTo('/reviews/stores/acme/products/lamp?q=other');
  assert.is(store.get(appliedSearchAtom), before);
});

const submissions: [title: string, address: string, q: string, change: object, href: string | null][] = [
  ['goes nowhere without a text', '/reviews', '  ', {}, null],
  [
    'starts with default filters elsewhere',
    '/reviews?min_rating=4',
    ' red lamp ',
    {},
    '/reviews/search?q=red+lamp&page=1',
  ],
  [
    'keeps filters and order on the search screen and goes to page 1',
    '/reviews/search?q=a&page=3&sort_by=newest&min_rating=4',
    'b',
    {},
    '/reviews/search?q=b&page=1&sort_by=newest&min_rating=4',
  ],
  [
    'takes a category along',
    '/reviews',
    'lamp',
    { category_id: 7 },
    '/reviews/search?q=lamp&page=1&category_id=7',
  ],
  [
    'leaves the category',
    '/reviews/search?q=a&category_id=7',
    'lamp',
    { category_id: null },
    '/reviews/search?q=lamp&page=1',
  ],
];
for (const [title, address, q, change, href] of submissions) {
  test(`submitting ${title}`, () => {
    const { store, visited } = at(address);
    assert.is(store.set(submitSearchAtom, q, change), href !== null);
    assert.equal(
      visited.map(visit => visit.href),
      href === null ? [] : [href],
    );
  });
}

test('a bare limit of the price is one in the money that the shopper counts in', () => {
  const { store, visited } = at('/reviews');
  followHomeCurrency(store);
  store.set(countryPreference.receiveAtom, 'GB');
  store.set(submitSearchAtom, 'lamp under 100');
  store.set(keepCurrencyAtom, 'EUR');
  store.set(submitSearchAtom, 'lamp under 100');
  assert.equal(
    visited.map(visit => visit.href),
    ['/reviews/search?q=lamp+under+100+GBP&page=1', '/reviews/search?q=lamp+under+100+EUR&page=1'],
  );
});

test('a limit of the price is in that money before exchange rates have come', () => {
  const { store, visited } = setUp({ address: '/reviews' });
  followHomeCurrency(store);
  store.set(countryPreference.receiveAtom, 'GB');
  store.set(submitSearchAtom, 'lamp under 100');
  assert.equal(
    visited.map(visit => visit.href),
    ['/reviews/search?q=lamp+under+100+GBP&page=1'],
  );
});

test('a suggestion leads to its text, within its category', () => {
  const { store, visited } = at('/reviews');
  store.set(submitSuggestionAtom, { text: 'lamp', id: '12' });
  store.set(submitSuggestionAtom, { text: 'lamp' });
  store.set(submitSuggestionAtom, { text: 'lamp', id: 'lighting' });
  assert.equal(
    visited.map(visit => visit.href),
    [
      '/reviews/search?q=lamp&page=1&category_id=12',
      '/reviews/search?q=lamp&page=1',
      '/reviews/search?q=lamp&page=1',
    ],
  );
});

test('a search that came from a category drops its order once', () => {
  const { store, visited } = at('/reviews/search?q=a&sort_by=newest');
  store.set(searchOriginAtom, { from: 'category', category: null });
  store.set(submitSearchAtom, 'b');
  store.set(submitSearchAtom, 'c');
  assert.equal(
    visited.map(visit => visit.href),
    ['/reviews/search?q=b&page=1', '/reviews/search?q=c&page=1&sort_by=newest'],
  );
});

test('a search of another category, or of none, keeps its order', () => {
  const { store, visited, goTo } = at('/reviews/search?category_id=4&sort_by=newest');
  store.set(searchOriginAtom, { from: 'category', category: null });
  goTo('/reviews/search?sort_by=best_selling');
  store.set(submitSearchAtom, 'b');
  assert.is(visited[0]?.href, '/reviews/search?q=b&page=1&sort_by=best_selling');
});

test('a search from elsewhere than a category keeps its order', () => {
  const { store, visited } = at('/reviews/search?q=a&sort_by=newest');
  store.set(searchOriginAtom, { from: 'newsletter', category: null });
  store.set(submitSearchAtom, 'b');
  assert.is(visited[0]?.href, '/reviews/search?q=b&page=1&sort_by=newest');
});

test('a filter applied at once starts at page 1', () => {
  const { store, visited } = at('/reviews/search?q=a&page=4');
  store.set(applyFilterAtom, { min_rating: 4 });
  assert.equal(visited, [{ href: '/reviews/search?q=a&page=1&min_rating=4', replace: false }]);
});

test.run();
