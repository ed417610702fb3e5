/** The side menu of phones by finger, in a real browser on the fixture host. */
import * as assert from 'uvu/assert';
import { menuMessages as texts } from '../../src/messages/navigation.ts';
import { still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards } from '../support/cards.ts';
import { burger, focused, sideMenu } from '../support/header-page.ts';

const { test, newPage } = browserSuite();

/** One page for all tests. They go on where the one before ended, unless they open an address. */
let touched: TestPage;
let touch: Awaited<ReturnType<typeof fingerOn>>;
test.before(async () => {
  touched = await newPage({ viewport: viewports.mobile, hasMotion: true });
  touch = await fingerOn(touched);
});

/** Moves a finger from place to place, then lifts it; `held` runs before. */
async function fingerOn(page: TestPage) {
  const debug = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async (from: readonly [number, number], to = from, held: () => Promise<void> = async () => {}) => {
    const steps = from === to ? 0 : 8;
    const start = send('touchStart', [{ x: from[0], y: from[1] }]);
    // Lifted late, on a machine that is busy, it would be a long press.
    if (steps === 0) return void (await Promise.all([start, send('touchEnd', [])]));
    await start;
    for (let step = 1; step <= steps; step += 1) {
      const at = (index: 0 | 1) => from[index] + ((to[index] - from[index]) * step) / steps;
      await send('touchMove', [{ x: at(0), y: at(1) }]);
    }
    await held();
    await send('touchEnd', []);
  };
}

test('locks the scroll below an overlay, and a tap beside the side menu closes it and nothing else', async () => {
  const page = touched;
  await page.goto('/reviews/search?q=lamp');
  await cards(page).first().waitFor();
  await burger(page).click();
  await sideMenu(page).waitFor();
  await still(page);
  const overlay = await sideMenu(page).evaluate(menu => getComputedStyle(menu, '::backdrop').backgroundColor);
  assert.match(overlay, /rgba\(.*0\.[1-9]/);
  assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
  // A product stands below the finger.
  await touch([370, 460]);
  await sideMenu(page).waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, '/reviews/search');
  assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'visible');
});

for (const [fixture, direction] of [
  ['right-to-left', 1],
  ['usual', -1],
] as const) {
  test(`follows a finger towards its edge and leaves with it: ${fixture}`, async () => {
    const page = touched;
    await page.goto(`/reviews/search?q=lamp&fixture=${fixture}`);
    const x = direction < 0 ? 300 : 90;
    const drawer = sideMenu(page).locator('.mp-side-menu');
    const left = () => drawer.evaluate(menu => menu.getBoundingClientRect().left);
    await burger(page).click();
    await sideMenu(page).waitFor();
    await still(page);
    const home = await left();
    assert.is(home, direction < 0 ? 0 : 390 - 338);

    const menu = await drawer.elementHandle();
    const comesTo = async (at: number) => {
      await page.waitForFunction(
        ([moved, goal]) => (moved as Element).getBoundingClientRect().left === goal,
        [menu, at] as const,
      );
    };
    await touch([x, 600], [x + 20 * direction, 602], () => comesTo(home + 20 * direction));
    await comesTo(home);
    await touch([x, 600], [x - 60 * direction, 602]);
    assert.is(await left(), home, 'it does not come away from its edge');

    await touch([x, 600], [x + 200 * direction, 604], () => comesTo(home + 200 * direction));
    await sideMenu(page).waitFor({ state: 'detached' });
    assert.is(await focused(page), texts.menu);
  });
}

test('takes no tap away that follows a swipe at once', async () => {
  const page = touched;
  await page.goto('/reviews/search?q=lamp');
  const link = await cards(page).first().getByRole('link').first().boundingBox();
  assert.ok(link);
  await burger(page).click();
  await sideMenu(page).waitFor();
  await still(page);
  await touch([300, 600], [80, 600]);
  await touch([link.x + link.width / 2, link.y + link.height / 2]);
  await page.waitForURL(/\/products\//);
});

test('moves nothing by itself where less motion is asked for', async () => {
  const page = touched;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await burger(page).click();
  await sideMenu(page).waitFor();
  assert.is(await page.evaluate(() => document.getAnimations().length), 0);
  await touch([300, 600], [80, 600]);
  await sideMenu(page).waitFor({ state: 'detached' });
});

test.run();
