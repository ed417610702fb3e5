import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  categoryRouteQuery,
  hasWhiteBackground,
  isUnknownPath,
  matchPath,
  pathOf,
  type RouteName,
  redirectFor,
  routePaths,
} from '../../src/routing/paths.ts';

/** Path, route, parameters. */
const table: readonly (readonly [string, RouteName, Record<string, string>])[] = [
  ['/reviews', 'home', {}],
  ['/reviews/feed', 'feed', {}],
  ['/reviews/how-it-works', 'howItWorks', {}],
  ['/reviews/medals', 'medals', {}],
  ['/reviews/trust', 'trust', {}],
  ['/reviews/search', 'PageSearch', {}],
  ['/reviews/store_search', 'storeSearch', {}],
  ['/reviews/categories', 'categoryIndex', {}],
  ['/reviews/categories/pet-food', 'categoryShow', { category_slug: 'pet-food' }],
  ['/reviews/write-review', 'writeReview', {}],
  ['/reviews/write-review/new', 'newReview', {}],
  ['/reviews/following', 'following', {}],
  ['/reviews/people', 'people', {}],
  ['/reviews/arbitrator', 'arbitrator', {}],
  ['/reviews/arbitrator/7', 'arbitratorDispute', { disputeId: '7' }],
  ['/reviews/stores/acme', 'shop', { shop_slug: 'acme' }],
  ['/reviews/stores/acme/disputes/new', 'newShopDispute', { shop_slug: 'acme' }],
  ['/reviews/stores/acme/products/lamp', 'product', { shop_slug: 'acme', product_handle: 'lamp' }],
  [
    '/reviews/stores/acme/products/lamp/disputes/new',
    'newProductDispute',
    { shop_slug: 'acme', product_handle: 'lamp' },
  ],
  ['/reviews/profile/edit', 'editProfile', {}],
  ['/reviews/profile/disputes/7', 'reviewerDispute', { disputeId: '7' }],
  ['/reviews/profile/jo', 'publicProfile', { slug: 'jo' }],
  ['/reviews/users/jo', 'privateProfile', { slug: 'jo' }],
  ['/login', 'login', {}],
  ['/logout', 'logout', {}],
  ['/profile', 'profile', {}],
];

const marked = '?category_search=true';
for (const [path, name, params] of table) {
  test(`finds ${name} at ${path}, with a trailing slash too`, () => {
    assert.equal(matchPath(path), { name, params });
    assert.equal(matchPath(`${path}/`), { name, params });
    const search = { PageSearch: '?q=x', categoryIndex: marked, categoryShow: marked }[name as string] ?? '';
    assert.is(redirectFor(path, search, ''), null);
    assert.is(redirectFor(`${path}/`, search, ''), null);
  });
}

test('names every route once in this table', () => {
  assert.equal(table.map(([, name]) => name).sort(), Object.keys(routePaths).sort());
});

test('finds nothing elsewhere', () => {
  for (const path of [
    '/',
    '',
    '/reviewsx',
    '/Reviews',
    '/about',
    '/reviews/stores',
    '/reviews//feed',
    '/loginx',
  ])
    assert.is(matchPath(path), null, path);
});

test('needs something in every segment', () => {
  assert.is(matchPath('/reviews/stores//products/lamp'), null);
});

test('decodes segments and never throws at what cannot be decoded', () => {
  assert.equal(matchPath('/reviews/profile/J%C3%B6%2F1')?.params, { slug: 'Jö/1' });
  assert.equal(matchPath('/reviews/profile/100%')?.params, { slug: '100%' });
  assert.equal(matchPath('/reviews/profile/%E0%A4%A')?.params, { slug: '%E0%A4%A' });
});

test('takes no name of an object for a parameter of a route', () => {
  assert.equal(matchPath('/reviews/profile/__proto__')?.params, { slug: '__proto__' });
});

test('writes paths that lead back to their parameters', () => {
  const params = { shop_slug: 'a/b c', product_handle: '50%?#' };
  const path = pathOf('product', params);
  assert.is(path, '/reviews/stores/a%2Fb%20c/products/50%25%3F%23');
  assert.equal(matchPath(path), { name: 'product', params });
  assert.is(pathOf('home'), '/reviews');
});

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
  for (const search of [
    '?q=x',
    '?category_id=3',
    '?country=DE',
    '?store_country=DE',
    '?min_rating=4',
    '?min_transparency=0',
    '?min_authenticity=1',
    '?min_price=1',
    '?max_price=1',
    '?reviews_count=1',
    '?sort_by=newest',
    '?shop_domain=a.test&search_in_shop=true&platform=p',
  ])
    assert.is(redirectFor('/reviews/search', search, ''), null, search);
});

test('never sends the store search away', () => {
  assert.is(redirectFor('/reviews/store_search', '', ''), null);
});

test('knows what is ours and yet nowhere', () => {
  assert.ok(isUnknownPath('/reviews/stores'));
  assert.ok(isUnknownPath('/reviews/stores/a/b/c'));
  assert.not(isUnknownPath('/reviews/stores/a'));
  assert.not(isUnknownPath('/about'));
  assert.not(isUnknownPath('/reviewsx/stores'));
});

test('gives white pages to these routes and no others', () => {
  const white = Object.keys(routePaths).filter(name => hasWhiteBackground(name as RouteName));
  assert.equal(white.sort(), [
    'arbitratorDispute',
    'editProfile',
    'feed',
    'following',
    'newProductDispute',
    'newReview',
    'newShopDispute',
    'people',
    'privateProfile',
    'product',
    'publicProfile',
    'reviewerDispute',
    'shop',
    'writeReview',
  ]);
});

test.run();
