/** On no host anything jumps while a screen takes the place of what was served. */
import * as assert from 'uvu/assert';
import { routes } from '../../src/routes.ts';
import { viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();

/** Layout shift up to which a page counts as steady here; 0.1 is what is called good. */
const limit = 0.02;

/** All screens, those with parameters by examples of them. */
const screens = [
  ...Object.values(routes as Readonly<Record<string, { path: string; screen?: string }>>)
    .filter(({ path, screen }) => screen && !path.includes('{'))
    .map(({ path }) => path),
  ...['/reviews/categories/strings', '/reviews/stores/alpenblick-sport', '/reviews/profile/mara-lindholm'],
  '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g',
];

type WithShift = typeof globalThis & { shift?: number };

/** Keeps the sum of all layout shifts of a page in a global of its own. */
function addUpShifts(): void {
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(globalThis, { shift: ((globalThis as WithShift).shift ?? 0) + entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [fixture, viewport, paths] of [
  ['host-footer', viewports.desktop, screens],
  // Every third one: they are loaded alike.
  ['no-link', viewports.mobile, screens.filter((_, index) => index % 3 === 0)],
] as const)
  test(`moves nothing on a host with a footer of its own: ${fixture}`, async () => {
    const page = await newPage({ viewport, signedInAs: 'Mara Lindholm' });
    // She is no arbitrator.
    page.allow(/403/);
    const shifts: Record<string, number> = {};
    await page.addInitScript(addUpShifts);
    for (const path of paths) {
      await page.goto(`${path}?q=set&fixture=${fixture}`);
      await page.locator('main .mp-page__screen, main .mp-page').first().waitFor();
      await page.allAnswered();
      shifts[path] = await page.evaluate(() => (globalThis as WithShift).shift ?? 0);
    }
    assert.equal(
      Object.entries(shifts).filter(([, shift]) => shift >= limit),
      [],
    );
  });

test.run();
