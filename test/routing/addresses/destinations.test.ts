import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setAddress } from '../../support/dom.ts';
import { filterNames } from '../../../src/domain/search-address.ts';
import { categoryRouteQuery, redirectFor } from '../../../src/routing/addresses/destinations.ts';
import { destinationOf, keepRedesign } from '../../../src/routing/addresses/link-destination.ts';
import { searchSamples } from '../../domain/search-samples.ts';

/** Address, where it leads on; null when it stays. */
const redirects: readonly (readonly [string, string, string, string | null])[] = [
  ['/', '', '', '/reviews'],
  ['/', '?redesign=1', '#top', '/reviews?redesign=1#top'],
  ['/search', '?q=a%2526b&x', '#h', '/reviews/search?q=a%2526b&x#h'],
  ['/search/', '?q=x', '', '/reviews/search?q=x'],
  ['/search', '', '', '/reviews/categories?category_search=true'],
  ['/reviews/categories', '', '#kitchen', '/reviews/categories?category_search=true#kitchen'],
  [
    '/reviews/categories/',
    '?q=pan&shop_domain=a.test&search_in_shop=true&platform=p&category_id=3&utm=x',
    '',
    '/reviews/categories/?q=pan&utm=x&category_search=true',
  ],
  ['/reviews/categories/pans', '?category_id=3', '', '/reviews/categories/pans?category_search=true'],
  ['/reviews/categories/pans', '?category_search=false', '', '/reviews/categories/pans?category_search=true'],
  ['/reviews/categories/pans', '?redesign=1&category_search=true', '', null],
  ['/reviews/acme', '', '', '/reviews/stores/acme'],
  ['/reviews/acme/', '?a=1', '#b', '/reviews/stores/acme?a=1#b'],
  ['/reviews/acme/products/lamp', '', '', '/reviews/stores/acme/products/lamp'],
  ['/reviews/search/more', '?q=x', '', '/reviews/stores/search/more?q=x'],
  ['/reviews/a%2Fb', '', '', '/reviews/stores/a%2Fb'],
  ['/reviews/stores', '', '', null],
  ['/reviews/stores/', '', '', null],
  ['/reviews/stores/a/b/c', '', '', null],
  ['/reviews/storesx', '', '', '/reviews/stores/storesx'],
  ['/elsewhere', '?q=', '', null],
  ['/login', '', '', null],
];

for (const [pathname, search, hash, to] of redirects) {
  test(`${to === null ? 'leaves' : `leads to ${to} from`} ${pathname}${search}${hash}`, () => {
    assert.is(redirectFor(pathname, search, hash), to);
  });
}

test('never leads on from where it led', () => {
  for (const [pathname, search, hash] of redirects) {
    const to = redirectFor(pathname, search, hash);
    if (to === null) continue;
    const url = new URL(to, 'https://shop.test');
    assert.is(redirectFor(url.pathname, url.search, url.hash), null, to);
  }
});

test('leads a search that asks for nothing to the categories, and keeps what means something there', () => {
  const lead = (search: string) => redirectFor('/reviews/search', search, '');
  for (const search of ['', '?', '?q=', '?q=+&page=3', '?country=*&min_rating=0&min_transparency=80'])
    assert.is(lead(search), '/reviews/categories?category_search=true', search);
  assert.is(
    lead('?q=&redesign=a%20b&page=2&utm=x&currency=EUR'),
    '/reviews/categories?redesign=a%20b&utm=x&currency=EUR&category_search=true',
  );
});

test('takes shop and category id from the query of category routes, and marks it', () => {
  assert.is(
    categoryRouteQuery('?q=a%2526&shop_domain=d&search_in_shop=true&platform=p&category_id=3&redesign=1'),
    '?q=a%2526&redesign=1&category_search=true',
  );
  assert.is(categoryRouteQuery(''), '?category_search=true');
  assert.is(categoryRouteQuery('?category_search=false&a'), '?a&category_search=true');
});

test('gives the same query for one that was treated already', () => {
  const once = categoryRouteQuery('?platform=p&q=x');
  assert.is(categoryRouteQuery(once), once);
});

test('leaves a search that asks for anything', () => {
  for (const name of ['q', 'sort_by', ...filterNames] as const)
    assert.is(redirectFor('/reviews/search', `?${name}=${searchSamples[name]}`, ''), null, name);
  assert.is(redirectFor('/reviews/search', '?min_transparency=0', ''), null);
  const shop = '?shop_domain=a.test&search_in_shop=true&platform=p';
  assert.is(redirectFor('/reviews/search', shop, ''), null);
});

test('never sends the store search away', () => {
  assert.is(redirectFor('/reviews/store_search', '', ''), null);
});

test('keeps the redesign flag with its raw value', () => {
  assert.is(keepRedesign('', '?redesign=1'), '?redesign=1');
  assert.is(keepRedesign('', '?x=1&redesign=a%20b'), '?redesign=a%20b');
  assert.is(keepRedesign('', '?redesign=0'), '?redesign=0');
});

test('leaves a target with a flag of its own, and adds none where there is none', () => {
  assert.is(keepRedesign('?redesign=2', '?redesign=1'), '?redesign=2');
  assert.is(keepRedesign('?redesign=', '?redesign=1'), '?redesign=');
  assert.is(keepRedesign('?a=b%2526', ''), '?a=b%2526');
  assert.is(keepRedesign('', '?redesign='), '');
});

test('puts the flag into its position among the search parameters', () => {
  assert.is(keepRedesign('?q=x&page=1&min_rating=4', '?redesign=1'), '?q=x&page=1&redesign=1&min_rating=4');
});

test('adds the flag to links of this site, and says that they changed', () => {
  setAddress('/reviews?redesign=1');
  const { href, isChanged } = destinationOf('/reviews/feed#a') ?? {};
  assert.equal([href, isChanged], ['/reviews/feed?redesign=1#a', true]);
  assert.equal(destinationOf('/elsewhere?a#b')?.isChanged, false);
  assert.is(destinationOf('https://elsewhere.test/reviews'), null);
});

test.run();
