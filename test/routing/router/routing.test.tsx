import { act, expectConsole, screen as view } from '../../support/dom.ts';
import { useEffect, useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useAddress } from '../../../src/routing/router/router.tsx';
import { useNavigate, useRouteParams } from '../../../src/routing/router/screen-hooks.ts';
import { chunk, go, mountRouting, scrollByHand, travel } from '../support.tsx';

const Home = () => <h1>home</h1>;
const Params = () => {
  const { shop_slug, product_handle } = useRouteParams();
  return <h1>{JSON.stringify({ shop_slug, product_handle })}</h1>;
};

/** How often a counted screen was drawn anew. */
let drawn = 0;
function Counted() {
  useEffect(() => {
    drawn += 1;
  }, []);
  const { search, hash } = useAddress();
  const [first] = useState(search);
  return <h1>{first + hash}</h1>;
}
function Where() {
  const { pathname, search, hash } = useAddress();
  return <h1>{pathname + search + hash}</h1>;
}
/** An action that the first screen runs on demand. */
let replace = () => {};
function Replacing() {
  const navigate = useNavigate();
  useEffect(() => {
    replace = () => navigate('/reviews/medals', { replace: true });
  });
  return <h1>home</h1>;
}
const shows = (text: string) =>
  assert.ok(view.queryByRole('heading', { name: text }), document.body.innerHTML);
const href = () => location.pathname + location.search + location.hash;

test('shows the screen of the address once it is there', async () => {
  const home = chunk(Home);
  await mountRouting({ screens: { home } });
  assert.ok(view.queryByText('loading'));
  await home.arrive();
  shows('home');
});

test('redirects at the start, in place of the address, with query and hash', async () => {
  const before = history.length;
  await mountRouting({ at: '/search?q=a%2526#x', screens: { PageSearch: Where } });
  assert.is(href(), '/reviews/search?q=a%2526#x');
  assert.is(history.length, before);
  shows('/reviews/search?q=a%2526#x');
});

test('redirects on the way', async () => {
  const { routing } = await mountRouting({ screens: { home: Home, shop: Where } });
  await go(routing, '/reviews/acme?x=1');
  assert.is(href(), '/reviews/stores/acme?x=1');
  shows('/reviews/stores/acme?x=1');
});

test('redirects what the scripts of the host push', async () => {
  await mountRouting({ screens: { home: Home, PageSearch: Where } });
  await act(async () => history.pushState(null, '', '/search?q=x'));
  shows('/reviews/search?q=x');
});

test('keeps the redesign flag on the way', async () => {
  const { routing } = await mountRouting({
    at: '/reviews?redesign=b%20c',
    screens: { home: Home, PageSearch: Where },
  });
  await go(routing, '/reviews/search?q=x&page=1');
  assert.is(href(), '/reviews/search?q=x&page=1&redesign=b%20c');
});

test('decodes the parameters of the path once', async () => {
  await mountRouting({ at: '/reviews/stores/a%252Fb/products/c%2Fd', screens: { product: Params } });
  shows('{"shop_slug":"a%2Fb","product_handle":"c/d"}');
});

test('hands the parameters of the path to the screen', async () => {
  await mountRouting({ at: '/reviews/stores/a%20b/products/50%25', screens: { product: Params } });
  shows('{"shop_slug":"a b","product_handle":"50%"}');
});

test('draws the screen anew when only the query changes', async () => {
  const { routing } = await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Counted } });
  drawn = 0;
  await go(routing, '/reviews/search?q=b');
  shows('?q=b');
  assert.is(drawn, 1);
});

test('keeps the screen when only the hash changes', async () => {
  const { routing } = await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Counted } });
  drawn = 0;
  await go(routing, '#reviews');
  shows('?q=a#reviews');
  assert.is(drawn, 0);
});

test('keeps the old screen, with its own address, until the next one is there', async () => {
  const search = chunk(Where);
  const { routing, main } = await mountRouting({ screens: { home: Where, PageSearch: search } });
  await go(routing, '/reviews/search?q=a');
  assert.is(href(), '/reviews/search?q=a');
  shows('/reviews');
  assert.is(main.querySelector('[data-loading]')?.getAttribute('data-loading'), 'true');
  await search.arrive();
  shows('/reviews/search?q=a');
  assert.is(main.querySelector('[data-loading]')?.getAttribute('data-loading'), 'false');
});

test('lets a screen that somebody has left no longer write another address in place of its own', async () => {
  const search = chunk(() => <h1>search</h1>);
  const { routing } = await mountRouting({
    screens: { home: Replacing, PageSearch: search, medals: () => <h1>medals</h1> },
  });
  await go(routing, '/reviews/search?q=a');
  await act(async () => replace());
  assert.is(href(), '/reviews/search?q=a');
  await search.arrive();
  shows('search');
  await travel(-1);
  await act(async () => replace());
  assert.is(href(), '/reviews/medals');
  shows('medals');
});

test('shows nothing of a screen that nobody waits for any more', async () => {
  const search = chunk(() => <h1>search</h1>);
  const { routing } = await mountRouting({ screens: { home: Home, PageSearch: search } });
  await go(routing, '/reviews/search?q=a');
  await travel(-1);
  await search.arrive();
  shows('home');
});

test('stands on our unmatched addresses with a view of its own, without an endless redirect', async () => {
  await mountRouting({ at: '/reviews/a/b/c', screens: { home: Home } });
  assert.is(href(), '/reviews/stores/a/b/c');
  shows('unknown');
});

test('leaves pages of the host as they are', async () => {
  const { routing, left } = await mountRouting({ at: '/about', screens: { home: Home } });
  assert.is(routing.view.read(), null);
  await go(routing, '/reviews');
  shows('home');
  assert.equal(left, []);
});

test('loads pages that are no screens of ours, with the redesign flag on our routes', async () => {
  const { routing, left } = await mountRouting({ at: '/reviews?redesign=1', screens: { home: Home } });
  await go(routing, '/reviews/feed');
  await go(routing, '/about', { replace: true });
  await go(routing, 'https://elsewhere.test/a');
  assert.equal(left, [
    'assign /reviews/feed?redesign=1',
    'replace /about',
    'assign https://elsewhere.test/a',
  ]);
});

test('goes nowhere for an address that cannot be read, or that is a script', async () => {
  expectConsole(/no address to go to/);
  const { routing, left } = await mountRouting({ screens: { home: Home } });
  for (const href of ['http://', 'javascript:alert(1)', 'data:text/html,x']) await go(routing, href);
  assert.equal(left, []);
});

test('loads every page where there is no room for screens', async () => {
  const { routing, left } = await mountRouting({ at: '/login', screens: { home: Home }, hasMain: false });
  await go(routing, '/reviews');
  assert.equal(left, ['assign /reviews']);
});

test('loads a page of the host anew on the way back to it', async () => {
  const { routing, left } = await mountRouting({ at: '/about', screens: { home: Home } });
  await go(routing, '/reviews');
  await travel(-1);
  assert.equal(left, ['reload']);
});

test('keeps the guard of the page when that of the page before is removed', async () => {
  const { routing } = await mountRouting({ at: '/reviews', screens: { home: Home, medals: Params } });
  const requested: string[] = [];
  const guard = (name: string) => routing.guardLeaving(() => requested.push(name) > 0);
  const [removeOld, removeNew] = [guard('old'), guard('new')];
  removeOld();
  await go(routing, '/reviews/medals');
  assert.equal([requested, href()], [['new'], '/reviews']);
  removeNew();
  await go(routing, '/reviews/medals');
  assert.equal([requested, href()], [['new'], '/reviews/medals']);
});

test('makes no second entry for a link to where one is', async () => {
  const { routing } = await mountRouting({ screens: { home: Home } });
  const before = history.length;
  await go(routing, '/reviews');
  assert.is(history.length, before);
});

test('keeps what others write into the state of an entry, and its own id when they replace it', async () => {
  await mountRouting({ screens: { home: Home, PageSearch: Home } });
  await act(async () => history.replaceState({ ...history.state, theirs: 1 }, ''));
  await act(async () => history.replaceState({ theirs: 2 }, ''));
  const { theirs, ...own } = history.state as Record<string, unknown>;
  assert.is(theirs, 2);
  assert.is(Object.keys(own).length, 1);
});

test('loads a screen ahead of time, once, and then shows it at once', async () => {
  const search = chunk(() => <h1>search</h1>);
  const { routing } = await mountRouting({ screens: { home: Home, PageSearch: search } });
  routing.prefetch('/reviews/search?q=a');
  await search.arrive();
  routing.prefetch('/reviews/search?q=b');
  routing.prefetch('/about');
  act(() => routing.navigate('/reviews/search?q=a'));
  shows('search');
  assert.is(search.requested, 1);
});

test('follows nothing any more once it was stopped, and gives scrolling back to the browser', async () => {
  const { routing, stop } = await mountRouting({ screens: { home: Home, PageSearch: Where } });
  assert.is(history.scrollRestoration, 'manual');
  stop();
  assert.is(history.scrollRestoration, 'auto');
  await act(async () => history.pushState(null, '', '/reviews/search?q=a'));
  assert.is(routing.view.read(), null);
});

test('starts on a path that begins with two slashes, and leads from there to this site only', async () => {
  const { routing, left } = await mountRouting({ at: 'https://shop.test//login' });
  assert.is(location.href, 'https://shop.test//login');
  routing.navigate('/.//evil.test/');
  assert.equal(left, ['assign https://shop.test//evil.test/']);
});

test('keeps no scroll position for a page that was left while it was loaded', async () => {
  const slow = chunk(() => <h1>product</h1>);
  const { routing, storage } = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { PageSearch: Home, howItWorks: slow, trust: Where },
  });
  scrollByHand(2000);
  await go(routing, '/reviews/how-it-works');
  await go(routing, '/reviews/trust');
  shows('/reviews/trust');
  const kept = JSON.parse(storage.get('marketplace_scroll_positions_2') ?? '[]') as [string, { y: number }][];
  assert.equal(
    kept.map(([, { y }]) => y),
    [2000],
  );
});

test.run();
