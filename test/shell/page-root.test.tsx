import { act, expectConsole, screen, user, waitFor } from '../support/dom.ts';
import { useEffect, useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useAddress } from '../../src/routing/router/router.tsx';
import { Overlays } from '../../src/shell/overlays/overlays.tsx';
import { PageRoot } from '../../src/shell/page-root.tsx';
import { pendingCountAtom } from '../../src/state/core/services.ts';
import { chunk } from '../routing/support.tsx';
import { noLinks, type SetUp, setUp } from './support.tsx';

function Home() {
  useEffect(() => {
    document.title = 'Home of reviews';
  }, []);
  return <h1>home</h1>;
}
function Shop() {
  useEffect(() => {
    document.title = 'A shop';
  }, []);
  return <h1>shop</h1>;
}
let isBroken = true;
function Broken() {
  if (isBroken) throw new Error('broken on purpose');
  return <h1>mended</h1>;
}

function Counted() {
  const { search } = useAddress();
  const [first] = useState(search);
  if (search === '?broken') throw new Error('broken on purpose');
  return <h1>{`drawn for ${first}`}</h1>;
}
const Lasting = Object.assign(() => <Counted />, { staysMounted: true });

const mount = (given: Partial<SetUp> & { hasFooter?: boolean } = {}) =>
  setUp({
    screens: { home: Home, shop: Shop, trust: Broken },
    draw: roots => <PageRoot {...roots} hasFooter={given.hasFooter ?? true} />,
    ...given,
  });
/** The live region that announces new screens. */
const mountWithOverlays = (given: Partial<SetUp> = {}) =>
  mount({
    draw: roots => (
      <>
        <PageRoot {...roots} hasFooter />
        <Overlays {...roots} />
      </>
    ),
    ...given,
  });
const said = () => screen.getAllByRole('status')[0]?.textContent;
const page = (main: HTMLElement) => main.querySelector('[aria-busy]') as HTMLElement;
const isBusy = (main: HTMLElement) => page(main).getAttribute('aria-busy');

test('shows the screen and below it the footer', async () => {
  const { main } = await mount();
  assert.ok(screen.getByRole('heading', { name: 'home' }));
  assert.is(page(main).lastElementChild?.tagName, 'FOOTER');
});

test('has no footer where the host has one', async () => {
  await mount({ hasFooter: false });
  assert.is(screen.queryByRole('contentinfo'), null);
});

test('keeps the page when a screen fails, and draws it anew on request', async () => {
  isBroken = true;
  expectConsole(/broken on purpose/);
  const { main } = await mount({ at: '/reviews/trust' });
  assert.match(screen.getByRole('alert').textContent ?? '', /went wrong/);
  assert.ok(main.querySelector('footer'));
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  assert.is(document.activeElement, screen.getByRole('heading', { name: 'mended' }), 'the button is gone');
});

test('keeps the screen when the footer cannot be drawn', async () => {
  expectConsole(/no links/);
  const { main } = await mount({ meta: { fields: noLinks } });
  assert.ok(screen.getByRole('heading', { name: 'home' }));
  assert.not(main.querySelector('footer'));
});

test('leaves a failed screen behind', async () => {
  isBroken = true;
  expectConsole(/broken on purpose/);
  const { routing } = await mount({ at: '/reviews/trust' });
  await act(async () => routing.navigate('/reviews'));
  assert.ok(screen.getByRole('heading', { name: 'home' }));
});

test('mounts a screen anew for another query, unless it redraws itself', async () => {
  const { routing } = await mount({ at: '/reviews/people?a', screens: { people: Counted, feed: Lasting } });
  const go = (href: string) => act(async () => routing.navigate(href));
  const heading = () => screen.getByRole('heading').textContent;
  await go('/reviews/people?b');
  assert.is(heading(), 'drawn for ?b');
  await go('/reviews/feed?c');
  await go('/reviews/feed?d');
  assert.is(heading(), 'drawn for ?c');
});

test('gives a failed screen another attempt for another query', async () => {
  expectConsole(/broken on purpose/);
  const { routing } = await mount({ at: '/reviews/feed?broken', screens: { feed: Lasting } });
  assert.ok(screen.getByRole('alert'));
  await act(async () => routing.navigate('/reviews/feed?a'));
  assert.ok(screen.getByRole('heading', { name: 'drawn for ?a' }));
});

test('shows a notice with a retry button for a screen that failed to load', async () => {
  expectConsole(/no such file/);
  const home = chunk(Home);
  await mount({ screens: { home } });
  await home.fail();
  assert.ok(screen.getByRole('heading', { name: 'We couldn’t load this page' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await home.arrive();
  assert.ok(screen.getByRole('heading', { name: 'home' }));
});

test('says in the head and to screen readers that a screen did not load, then what came', async () => {
  expectConsole(/no such file/);
  const shop = chunk(Object.assign(() => <Shop />, { staysMounted: true }));
  const { routing } = await mountWithOverlays({ screens: { home: Home, shop } });
  await act(async () => routing.navigate('/reviews/stores/a'));
  await shop.fail();
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  assert.is(document.title, 'We couldn’t load this page | Candour');
  assert.is(robots(), 'noindex');
  await waitFor(() => assert.is(said(), 'We couldn’t load this page | Candour'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shop.arrive();
  assert.is(robots(), undefined);
  await waitFor(() => assert.is(said(), 'A shop'));
});

test('shows links onwards at an unknown address, on white, as where a store or product is missing', async () => {
  await mount({ at: '/reviews/stores' });
  assert.ok(screen.getByRole('heading', { level: 1, name: 'Page not found' }));
  assert.is(screen.getByRole('link', { name: 'Home' }).getAttribute('href'), '/reviews');
  assert.is(
    screen.getByRole('link', { name: 'Product categories' }).getAttribute('href'),
    '/reviews/categories',
  );
  assert.ok(document.body.classList.contains('mp-white'));
});

test('is busy while calls are pending', async () => {
  const { main, store } = await mount();
  assert.is(isBusy(main), 'false');
  act(() => store.set(pendingCountAtom, 2));
  assert.is(isBusy(main), 'true');
  act(() => store.set(pendingCountAtom, 0));
  assert.is(isBusy(main), 'false');
});

test('is busy while a screen loads, and shows the earlier one until then', async () => {
  const shop = chunk(Shop);
  const { main, routing } = await mount({ screens: { home: Home, shop } });
  await act(async () => routing.navigate('/reviews/stores/a'));
  assert.is(isBusy(main), 'true');
  assert.ok(screen.getByRole('heading', { name: 'home' }));
  await shop.arrive();
  assert.is(isBusy(main), 'false');
  assert.ok(screen.getByRole('heading', { name: 'shop' }));
});

test('shows the progress bar for long waits only', async () => {
  const { store } = await mount();
  act(() => store.set(pendingCountAtom, 1));
  assert.is(screen.queryByRole('progressbar'), null);
  await waitFor(() => assert.ok(screen.queryByRole('progressbar')));
  act(() => store.set(pendingCountAtom, 0));
  assert.is(screen.queryByRole('progressbar'), null);
});

test('has a white background on the routes that want it', async () => {
  const { routing } = await mount();
  const isWhite = () => document.body.classList.contains('mp-white');
  assert.not(isWhite());
  await act(async () => routing.navigate('/reviews/stores/a'));
  assert.ok(isWhite());
  await act(async () => routing.navigate('/reviews'));
  assert.not(isWhite());
});

test('announces the title of a new screen', async () => {
  const { routing } = await mountWithOverlays();
  assert.is(said(), '');
  await act(async () => routing.navigate('/reviews/stores/a'));
  await waitFor(() => assert.is(said(), 'A shop'));
});

test.run();
