/**
 * Every screen at every width: nothing jumps while it takes the place of what was served, nothing is too wide, axe finds
 * nothing, and no id is one that a host might use.
 */
import * as assert from 'uvu/assert';
import { routes } from '../../src/routes.ts';
import { axe, fits, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();

/** Layout shift up to which a page counts as steady here; 0.1 is what is called good. */
const limit = 0.02;

/** All screens, those with parameters by examples of them. */
const screens = [
  ...Object.values(routes)
    .filter(({ path, screen }) => screen && !path.includes('{'))
    .map(({ path }) => path),
  ...['/reviews/categories/strings', '/reviews/stores/alpenblick-sport', '/reviews/profile/mara-lindholm'],
  '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g',
  ...['reviews', 'rewards', 'orders', 'disputes'].map(tab => `/profile?tab=${tab}`),
];
/** Those that show a guest something else. */
const ofGuests = ['/reviews', '/reviews/feed', '/reviews/write-review'];

type WithShift = typeof globalThis & { shift?: number };

/** Keeps the sum of all layout shifts of a page in a global of its own. */
function addUpShifts(): void {
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(globalThis, { shift: ((globalThis as WithShift).shift ?? 0) + entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
}

// With a footer of the host's own, and without a link to the stylesheet.
for (const [fixture, viewport, paths, signedInAs] of [
  ['host-footer', viewports.desktop, screens, 'Mara Lindholm'],
  ['no-link', viewports.mobile, screens, 'Mara Lindholm'],
  ['no-link', viewports.mobile, ofGuests, undefined],
] as const)
  test(`${signedInAs ?? 'guest'}, ${viewport.width} px, ${fixture}: steady, within the window, accessible`, async () => {
    const page = await newPage({ viewport, hasMotion: true, ...(signedInAs && { signedInAs }) });
    // She is no arbitrator.
    page.allow(/403/);
    const wrong: Record<string, unknown> = {};
    await page.addInitScript(addUpShifts);
    for (const path of paths) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}q=set&fixture=${fixture}`);
      await page.locator('main .mp-page__screen, main .mp-page').first().waitFor();
      await page.allAnswered();
      const shift = await page.evaluate(() => (globalThis as WithShift).shift ?? 0);
      // A header of the host's own is a banner beside ours.
      const violations = (await axe(page)).filter(one => !one.includes('class="host-frame"'));
      const tooWide: number[] = (await fits(page)) ? [] : [viewport.width];
      if (viewport === viewports.desktop) {
        await page.setViewportSize(viewports.tablet);
        if (!(await fits(page))) tooWide.push(viewports.tablet.width);
        await page.setViewportSize(viewport);
      }
      // Those that React makes up begin with the prefix that it was given.
      const foreign = await page
        .locator('.mp-root [id]')
        .evaluateAll(all => all.map(({ id }) => id).filter(id => !/^(mp-|_mp-r_)/.test(id)));
      if (shift >= limit || foreign.length > 0 || violations.length + tooWide.length > 0)
        wrong[path] = { shift, foreign, violations, tooWide };
    }
    assert.equal(wrong, {});
  });

test.run();
