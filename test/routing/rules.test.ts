import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  afterCategoryFailure,
  hasSearchBar,
  keepRedesign,
  loginHref,
  placeOf,
  privateProfileOutcome,
} from '../../src/routing/rules.ts';

test('keeps the redesign flag with its raw value', () => {
  assert.is(keepRedesign('/reviews/feed', '?redesign=1'), '/reviews/feed?redesign=1');
  assert.is(keepRedesign('/reviews/feed#a', '?x=1&redesign=a%20b'), '/reviews/feed?redesign=a%20b#a');
  assert.is(keepRedesign('/reviews/feed', '?redesign=0'), '/reviews/feed?redesign=0');
});

test('leaves a target with a flag of its own, and adds none where there is none', () => {
  assert.is(keepRedesign('/reviews?redesign=2', '?redesign=1'), '/reviews?redesign=2');
  assert.is(keepRedesign('/reviews?redesign=', '?redesign=1'), '/reviews?redesign=');
  assert.is(keepRedesign('/reviews?a=b%2526#c', ''), '/reviews?a=b%2526#c');
  assert.is(keepRedesign('/reviews', '?redesign='), '/reviews');
});

test('puts the flag into its place among the search parameters', () => {
  assert.is(
    keepRedesign('/reviews/search?q=x&page=1&min_rating=4', '?redesign=1'),
    '/reviews/search?q=x&page=1&redesign=1&min_rating=4',
  );
});

test('leads from a failed category to the index', () => {
  assert.is(afterCategoryFailure, '/reviews/categories');
});

test('sends guests, refused ones and answers without basic data from the private profile to the sign-in', () => {
  const login = { redirect: '/login' };
  assert.equal(privateProfileOutcome({ slug: 'a', isLoggedIn: false, status: null }), login);
  assert.equal(privateProfileOutcome({ slug: 'a', isLoggedIn: true, status: 401 }), login);
  assert.equal(privateProfileOutcome({ slug: 'a', isLoggedIn: true, status: 200, encodedId: null }), login);
});

test('throws no reviewer out for a fault of the server', () => {
  for (const status of [0, 404, 500])
    assert.is(privateProfileOutcome({ slug: 'a', isLoggedIn: true, status }), 'failed');
  assert.is(privateProfileOutcome({ slug: 'a', isLoggedIn: true, status: null }), 'wait');
});

test("shows one's own private profile, and the public one of somebody else", () => {
  const load = { slug: 'jo é', isLoggedIn: true, status: 200 };
  assert.is(privateProfileOutcome({ ...load, encodedId: 'jo é' }), 'show');
  assert.is(privateProfileOutcome(load), 'show');
  assert.equal(privateProfileOutcome({ ...load, encodedId: 'ann' }), {
    redirect: '/reviews/profile/jo%20%C3%A9',
  });
});

test('leads back from the sign-in to where one was', () => {
  assert.is(
    loginHref('/reviews/search?q=a&page=2'),
    '/login?return_to=%2Freviews%2Fsearch%3Fq%3Da%26page%3D2',
  );
});

test('tells screens, unknown addresses and pages of the host apart', () => {
  const hasScreen = (name: string) => name === 'home';
  assert.is(placeOf('/reviews', hasScreen), 'screen');
  assert.is(placeOf('/reviews/feed', hasScreen), 'host');
  assert.is(placeOf('/reviews/stores', hasScreen), 'unknown');
  assert.is(placeOf('/about', hasScreen), 'host');
});

test('hides the search bar on home, and on the feed for guests', () => {
  assert.not(hasSearchBar('/reviews', true));
  assert.not(hasSearchBar('/reviews/', false));
  assert.not(hasSearchBar('/reviews/feed', false));
  assert.ok(hasSearchBar('/reviews/feed', true));
  assert.ok(hasSearchBar('/reviews/search', false));
  assert.ok(hasSearchBar('/login', false));
});

test.run();
