import { act, cleanup, screen, setViewport, user } from '../../support/dom.ts';
import { useEffect, useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useScreenReady } from '../../../src/routing/router/router.tsx';
import { focused, Home, placedAt, SlowScreen, slowScreen } from '../screens.tsx';
import { go, mountRouting, scrollByHand, travel } from '../support.tsx';

const Product = () => (
  <h2 id="größe" ref={placedAt(() => 1000)}>
    size
  </h2>
);
const Shop = () => (
  <a href="#reviews" id="mp-reviews" ref={placedAt(() => 700)}>
    reviews
  </a>
);
/** A screen of two parts, of which only the second still has to load when they are drawn. */
function Parts() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    renderParts = () => setDrawn(true);
  }, []);
  useScreenReady(isDrawn);
  return (
    isDrawn && (
      <>
        <ReadyPart />
        <SlowScreen />
      </>
    )
  );
}
let renderParts = () => {};
function ReadyPart() {
  useScreenReady(true);
  return <p>reviews</p>;
}

/** The position of the anchor when its screen is drawn, px. */
let shiftedTo = 0;
const Anchored = () => (
  <>
    <h2 id="reviews" ref={placedAt(() => shiftedTo)}>
      reviews
    </h2>
    <SlowScreen />
  </>
);
for (const [viewport, width, top] of [
  ['mobile', 390, 880],
  ['tablet', 800, 870],
  ['desktop', 1440, 870],
] as const) {
  test(`scrolls to the anchor below the header: ${viewport}`, async () => {
    setViewport(width);
    const { routing, scrolls } = await mountRouting({ screens: { home: Home, shop: Product } });
    await go(routing, '/reviews/stores/a#gr%C3%B6%C3%9Fe');
    assert.equal(scrolls, [{ top, behavior: 'smooth' }]);
    assert.is(focused(), 'size');
  });
}

test('waits for an anchor that is part of what is on its way', async () => {
  const { Screen, show } = slowScreen(
    <h2 id="reviews" ref={placedAt(() => 500)}>
      reviews
    </h2>,
  );
  const { routing, scrolls } = await mountRouting({ screens: { home: Home, shop: Screen } });
  await go(routing, '/reviews/stores/a#reviews');
  assert.equal(scrolls, []);
  await show();
  assert.equal(scrolls, [{ top: 370, behavior: 'smooth' }]);
  assert.is(focused(), 'reviews');
});

test('focuses the anchor of a page load once it is there, and nothing where there is none', async () => {
  for (const hash of ['#reviews', '#nowhere']) {
    const { Screen, show } = slowScreen(
      <>
        <h1>store</h1>
        <h2 id="reviews">reviews</h2>
      </>,
      <h1>loading</h1>,
    );
    await mountRouting({ at: `/reviews/stores/a${hash}`, screens: { shop: Screen } });
    assert.is(document.activeElement, document.body);
    await show();
    if (hash === '#reviews') assert.is(focused(), 'reviews');
    else assert.is(document.activeElement, document.body);
    cleanup();
  }
});

test('moves the focus past the heading to an anchor that is still loading', async () => {
  const { Screen, show } = slowScreen(<h2 id="reviews">reviews</h2>, <h1>store</h1>);
  const { routing } = await mountRouting({ screens: { home: Home, shop: Screen } });
  await go(routing, '/reviews/stores/a#reviews');
  await show();
  assert.is(focused(), 'reviews');
});

test('waits for the last of several parts that are drawn together', async () => {
  const { show } = slowScreen(
    <h2 id="questions" ref={placedAt(() => 900)}>
      questions
    </h2>,
  );
  const { routing, scrolls } = await mountRouting({ screens: { home: Home, shop: Parts } });
  await go(routing, '/reviews/stores/a#questions');
  await act(async () => renderParts());
  assert.equal(scrolls, []);
  await show();
  assert.equal(scrolls, [{ top: 770, behavior: 'smooth' }]);
});

test('follows an anchor that moves down while the rest of the screen comes, without a glide at the start', async () => {
  const { show } = slowScreen(<p>rest</p>);
  shiftedTo = 500;
  const { scrolls } = await mountRouting({ at: '/reviews/stores/a#reviews', screens: { shop: Anchored } });
  assert.equal(scrolls, [{ top: 370, behavior: 'instant' }]);
  shiftedTo = 530;
  placedAt(() => shiftedTo)(document.querySelector('#reviews'));
  await show();
  assert.equal(scrolls, [
    { top: 370, behavior: 'instant' },
    { top: 400, behavior: 'instant' },
  ]);
});

test('goes to the top when there is no such anchor', async () => {
  const { routing, scrolls } = await mountRouting({ screens: { home: Home, shop: Home } });
  await go(routing, '/reviews/stores/a#100%');
  assert.equal(scrolls, [{ top: 0, behavior: 'smooth' }]);
});

test('stays where it is when the screen that is shown has no such anchor', async () => {
  const { routing, scrolls } = await mountRouting({ at: '/reviews', screens: { home: Home } });
  scrollByHand(300);
  await go(routing, '/reviews#nowhere');
  assert.equal([scrolls, scrollY], [[], 300]);
});

test('scrolls within the screen that is shown, to the anchor and on Back to where one was', async () => {
  const { scrolls } = await mountRouting({ at: '/reviews/stores/a', screens: { shop: Shop } });
  scrollByHand(100);
  await user.click(screen.getByRole('link'));
  assert.is(location.hash, '#reviews');
  assert.equal(scrolls, [{ top: 570, behavior: 'smooth' }]);
  await travel(-1);
  assert.equal(scrolls.at(1), { top: 100, behavior: 'instant' });
});

test.run();
