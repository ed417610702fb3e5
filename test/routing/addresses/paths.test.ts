import { existsSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Route, type RouteName, routes } from '../../../src/routes.ts';
import { isUnknownPath, matchPath, pathOf, signInHref } from '../../../src/routing/addresses/paths.ts';
import { redirectFor } from '../../../src/routing/addresses/destinations.ts';

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
  assert.equal(table.map(([, name]) => name).sort(), Object.keys(routes).sort());
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

test('knows what is ours and yet nowhere', () => {
  assert.ok(isUnknownPath('/reviews/stores'));
  assert.ok(isUnknownPath('/reviews/stores/a/b/c'));
  assert.not(isUnknownPath('/reviews/stores/a'));
  assert.not(isUnknownPath('/about'));
  assert.not(isUnknownPath('/reviewsx/stores'));
});

test('finds a screen in its folder for each route that names one', () => {
  for (const { screen } of Object.values(routes))
    if (screen) assert.ok(existsSync(`src/pages/${screen}/index.tsx`), screen);
});

/** The routes whose line in the table passes. */
const namesWhere = (passes: (route: Route) => boolean) =>
  Object.entries(routes).flatMap(([name, route]) => (passes(route) ? name : []));

test('has no category bar on searches and categories, and no search bar on home', () => {
  const withoutBar = ['PageSearch', 'storeSearch', 'categoryIndex', 'categoryShow'];
  assert.equal(
    namesWhere(({ categoryBar }) => categoryBar === false),
    withoutBar,
  );
  assert.equal(
    namesWhere(({ searchBar }) => searchBar === 'never'),
    ['home'],
  );
  assert.equal(
    namesWhere(({ searchBar }) => searchBar === 'reviewers'),
    ['feed'],
  );
});

test('leaves the session to the host, and asks guests to sign in where only reviewers have something', () => {
  assert.equal(
    namesWhere(({ access }) => access === 'host'),
    ['login', 'logout', 'profile'],
  );
  assert.equal(
    namesWhere(({ access }) => access === 'owner'),
    ['privateProfile'],
  );
  assert.equal(
    namesWhere(({ access }) => access === 'reviewer'),
    [
      'writeReview',
      'newReview',
      'following',
      'arbitrator',
      'arbitratorDispute',
      'newShopDispute',
      'newProductDispute',
      'editProfile',
      'reviewerDispute',
    ],
  );
});

test('leads back from the sign-in to where one was, but never to the sign-in itself', () => {
  assert.is(
    signInHref('/reviews/search?q=a&page=2'),
    '/login?return_to=%2Freviews%2Fsearch%3Fq%3Da%26page%3D2',
  );
  assert.is(signInHref('/login?return_to=%2Freviews'), '/login');
});

test.run();
