import { act, screen, user } from '../../support/dom.ts';
import { useEffect, useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useAddress, useScreenReady } from '../../../src/routing/router/router.tsx';
import { focused, Home, placedAt, slowScreen } from '../screens.tsx';
import { go, mountRouting, scrollByHand, setPageEnd, travel, whenTravelled } from '../support.tsx';

const Search = () => (
  <>
    <h1>{`search ${useAddress().search}`}</h1>
    <a href="/reviews/stores/a/products/1">first</a>
    <a href="/reviews/stores/a/products/2">second</a>
  </>
);
const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** The position of the link of the shifted screen when it is drawn, px. */
let shiftedTo = 0;
const Shifted = () => (
  <a href="/reviews/stores/a/products/1" ref={placedAt(() => shiftedTo)}>
    product
  </a>
);
const Filter = () => (
  <>
    <h1>results</h1>
    <a href="/reviews/search?q=a&min_rating=4">4 and up</a>
  </>
);

const Row = () => (
  <>
    <h1>home</h1>
    <ul>
      <li>row</li>
    </ul>
  </>
);

const Pages = () => (
  <>
    <h1>results</h1>
    <a href="/reviews/search?q=a&page=2" ref={placedAt(() => 3000)}>
      2
    </a>
  </>
);

const Waiting = () => {
  useScreenReady(false);
  return <p>loading</p>;
};
/** Says nothing itself of whether it is there. */
let showNotice = () => {};
const Notice = () => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    showNotice = () => setThere(true);
  }, []);
  return isThere ? <h1>not found</h1> : <Waiting />;
};

test('neither scrolls nor takes the focus when the page is opened', async () => {
  const { scrolls } = await mountRouting({ screens: { home: Home } });
  assert.equal(scrolls, []);
  assert.is(document.activeElement, document.body);
});

test('scrolls smoothly to the top of a new screen and gives its heading the focus', async () => {
  const { routing, scrolls } = await mountRouting({ screens: { home: Home, PageSearch: Search } });
  await go(routing, '/reviews/search?q=a');
  assert.equal(scrolls, [{ top: 0, behavior: 'smooth' }]);
  assert.is(focused(), 'search ?q=a');
});

test('hands the focus on from the heading of a screen that loads to that of its content', async () => {
  const { Screen, show } = slowScreen(
    <div>
      <h1>store</h1>
    </div>,
    <h1>loading</h1>,
  );
  const { routing } = await mountRouting({ screens: { home: Home, shop: Screen } });
  await go(routing, '/reviews/stores/a');
  assert.is(focused(), 'loading');
  await show();
  // The text of the body would be the same.
  assert.equal([document.activeElement?.tagName, focused()], ['H1', 'store']);
});

test('scrolls to the top for another query of a screen, unless it stands there already', async () => {
  const { routing, scrolls } = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { PageSearch: Search },
  });
  await go(routing, '/reviews/search?q=b');
  assert.equal(scrolls, []);
  scrollByHand(300);
  await go(routing, '/reviews/search?q=c');
  assert.equal(scrolls, [{ top: 0, behavior: 'smooth' }]);
});

test('scrolls on Back to another query, unless both stand at the top', async () => {
  const { routing, scrolls } = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { PageSearch: Search },
  });
  await go(routing, '/reviews/search?q=b');
  await travel(-1);
  assert.equal(scrolls, []);
  scrollByHand(300);
  await go(routing, '/reviews/search?q=c');
  scrollByHand(0);
  scrolls.length = 0;
  await travel(-1);
  assert.equal(scrolls[0], { top: 300, behavior: 'instant' });
});

test('scrolls at once for those who asked for less motion', async () => {
  const matchMedia = window.matchMedia;
  const { routing, scrolls } = await mountRouting({ screens: { home: Home, PageSearch: Search } });
  window.matchMedia = query =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
  await go(routing, '/reviews/search?q=a');
  window.matchMedia = matchMedia;
  assert.equal(scrolls, [{ top: 0, behavior: 'instant' }]);
});

test('waits for a screen that redraws itself also when it gets another address on its way', async () => {
  const { Screen, show } = slowScreen(<h1>stores</h1>);
  const storeSearch = Object.assign(() => <Screen />, { staysMounted: true });
  const { routing } = await mountRouting({ screens: { home: Home, storeSearch } });
  await go(routing, '/reviews/store_search?q=a');
  await go(routing, '/reviews/store_search?q=b');
  await show();
  assert.is(document.activeElement, screen.getByRole('heading', { name: 'stores' }));
});

test('brings back the place and the focus on Back and Forward, at once when the content is there', async () => {
  const { scrolls } = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { PageSearch: Search, product: Home },
  });
  scrollByHand(640);
  await user.click(screen.getByText('second'));
  assert.is(focused(), 'home');
  scrollByHand(30);
  scrolls.length = 0;
  await travel(-1);
  assert.equal(scrolls[0], { top: 640, behavior: 'instant' });
  assert.is(window.scrollY, 640);
  assert.is(focused(), 'second');
  await travel(1);
  assert.is(window.scrollY, 30);
});

test('tells the entry of a host that copies the state of the current one from the page before', async () => {
  const { routing } = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { PageSearch: Search, howItWorks: Home },
  });
  await go(routing, '/reviews/how-it-works');
  scrollByHand(640);
  await act(async () => history.pushState({ ...history.state }, '', '?host=1'));
  scrollByHand(30);
  await travel(-1);
  assert.is(window.scrollY, 640);
  await travel(1);
  await whenTravelled(() => routing.goToPrevious());
  assert.is(location.pathname, '/reviews/search');
});

test('waits with the place until the content is there', async () => {
  const { Screen, show } = slowScreen(<h1>results</h1>);
  const { routing, scrolls } = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { PageSearch: Screen, home: Home },
  });
  await show();
  scrollByHand(900);
  await go(routing, '/reviews');
  assert.is(window.scrollY, 0);
  await travel(-1);
  assert.is(window.scrollY, 900);
  assert.ok(scrolls.some(({ top }) => top === 900));
});

/** Comes back to 900 px on a page that ends at 200 px for now. */
async function returnToShortPage(): Promise<void> {
  const { routing } = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { PageSearch: Home, home: Home },
  });
  scrollByHand(900);
  await go(routing, '/reviews');
  setPageEnd(200);
  await travel(-1);
  await nextFrame();
  assert.is(window.scrollY, 200);
}

test('goes on to the place when parts below the content make the page long enough', async () => {
  await returnToShortPage();
  setPageEnd(500);
  assert.is(window.scrollY, 500);
  setPageEnd(2000);
  assert.is(window.scrollY, 900);
  scrollByHand(300);
  setPageEnd(3000);
  assert.is(window.scrollY, 300);
});

test('leaves somebody alone who presses something before the page is long enough', async () => {
  await returnToShortPage();
  await user.click(document.body);
  setPageEnd(2000);
  assert.is(window.scrollY, 200);
});

test('finds the place by what one left by when the content has other heights now', async () => {
  shiftedTo = 1000;
  await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Shifted, product: Home } });
  scrollByHand(800);
  await user.click(screen.getByText('product'));
  shiftedTo = 1300;
  await travel(-1);
  assert.is(window.scrollY, 1100);
});

test('leaves somebody alone who has moved on before the content came', async () => {
  const { Screen, show } = slowScreen(
    <>
      <h1>results</h1>
      <button type="button">other</button>
    </>,
  );
  const { routing, scrolls } = await mountRouting({
    screens: { home: Home, shop: Screen },
    around: <input aria-label="field" />,
  });
  await go(routing, '/reviews/stores/a#missing');
  screen.getByRole('textbox').focus();
  await user.keyboard('x');
  await show();
  assert.equal(scrolls, []);
  assert.is(document.activeElement, screen.getByRole('textbox'));
});

test('keeps the focus on the same control when only the query changes', async () => {
  await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Filter } });
  await user.click(screen.getByRole('link'));
  assert.is(location.search, '?q=a&min_rating=4');
  assert.is(focused(), '4 and up');
});

test('gives the heading the focus when the same control is out of sight at the top', async () => {
  await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Pages } });
  await user.click(screen.getByRole('link'));
  assert.is(focused(), 'results');
});

test('leaves the focus in the header when another query takes the place of the one before', async () => {
  const header = document.createElement('button');
  document.body.append(header);
  const { routing } = await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Search } });
  header.focus();
  await go(routing, '/reviews/search?q=a&currency=EUR', { replace: true });
  assert.is(document.activeElement, header);
  await go(routing, '/reviews/search?q=b');
  assert.is(focused(), 'search ?q=b');
});

test('brings back how far a row was scrolled sideways', async () => {
  const { routing, main } = await mountRouting({ screens: { home: Row, PageSearch: Search } });
  const row = () => main.querySelector('ul') as HTMLElement;
  row().scrollLeft = 320;
  await go(routing, '/reviews/search?q=a');
  await travel(-1);
  assert.is(row().scrollLeft, 320);
});

test('is where it was when the browser brings back a page that it kept', async () => {
  await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Search } });
  scrollByHand(450);
  window.dispatchEvent(new Event('pagehide'));
  // As Safari does where the page restores positions by itself.
  scrollByHand(0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  assert.is(window.scrollY, 0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  assert.is(window.scrollY, 450);
});

test('finds the place again after a reload', async () => {
  const first = await mountRouting({ at: '/reviews/search?q=a', screens: { PageSearch: Search } });
  scrollByHand(450);
  window.dispatchEvent(new Event('pagehide'));
  const { state } = history;
  first.stop();
  scrollByHand(0);
  const second = await mountRouting({
    at: '/reviews/search?q=a',
    state,
    screens: { PageSearch: Search },
    stored: Object.fromEntries(first.storage.kept),
  });
  assert.is(window.scrollY, 450);
  assert.is(second.scrolls.at(0)?.behavior, 'instant');
});

test('announces once that a screen is complete, but not the first screen', async () => {
  const { Screen, show } = slowScreen(<h1>results</h1>);
  const { routing } = await mountRouting({ screens: { home: Home, shop: Screen } });
  let announcements = 0;
  routing.announcements.subscribe(() => {
    announcements += 1;
  });
  await go(routing, '/reviews/stores/a');
  assert.is(announcements, 0);
  await show();
  assert.is(announcements, 1);
  await go(routing, '#reviews');
  assert.is(announcements, 1);
});

test('is complete when something takes the place of a part that waited and says nothing itself', async () => {
  const { routing } = await mountRouting({ screens: { home: Notice } });
  assert.is(routing.progress.read(), 'rendered');
  await act(async () => showNotice());
  assert.is(routing.progress.read(), 'ready');
});

test.run();
