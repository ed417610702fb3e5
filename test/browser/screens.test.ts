/**
 * Every screen at every width: nothing jumps while it takes the place of what was served, nothing is too wide, all begins
 * at the left edge of the header, axe finds nothing, no control is too small to press, no id is one that a host might use,
 * and few scripts are asked for. On phones the screens take turns in our languages: no text is wider than its place, and the roots say language and direction.
 */
import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import type { build } from '../../build.mjs';
import type { RouteName } from '../../src/routes.ts';
import { matchPath } from '../../src/routing/addresses/paths.ts';
import { axe } from '../support/axe.ts';
import { allStarted, fits, showPresence, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cutTexts, narrow, spokenOn } from '../support/language-checks.ts';
import { arbitrator, ofGuests, ownScreens, redirected, reviewer, screens } from '../support/screens.ts';
import { limits as built } from '../../src/build/limits.mjs';
import { screenDrawn, sharedNames } from '../support/screen-parts.ts';
import { strayEdges } from '../support/edges.ts';
import { smallTargets } from '../support/targets.ts';

const { test, newPage } = browserSuite();

/**
 * Layout shift up to which a page counts as steady here; 0.1 is what is called good. On the way from screen to screen the
 * header may become lower by the bar of categories.
 */
const limits = { ofDocument: 0.02, onTheWay: 0.05 };

/** Those of phones, in turn. */
const languages = ['ar', 'fr', 'es', 'ja', 'de', 'en'];

type WithShift = typeof globalThis & { shift?: number };

/** Keeps the sum of all layout shifts of a page in a global of its own. */
function addUpShifts(): void {
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(globalThis, { shift: ((globalThis as WithShift).shift ?? 0) + entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
}

const manifest: Awaited<ReturnType<typeof build>> = JSON.parse(
  await readFile(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
);
/** The scripts that a page has asked for. The sketch is not among them: it draws before the app is there. */
async function requestedScripts(page: TestPage): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /[^/]+\.js$/.exec(new URL(name).pathname)?.[0] ?? []),
  );
  return [...new Set(names)].filter(script => !script.startsWith('sketch-'));
}

/** How many scripts each screen asks for at first, and which more when there is time. */
const counts = new Map<RouteName, { first: number; more: readonly string[] }>();
async function countScripts(page: TestPage, name: RouteName): Promise<void> {
  const first = [manifest.entry, ...(manifest.routes[name]?.scripts ?? [])];
  const requested = (await requestedScripts(page)).filter(script => !script.startsWith('language-'));
  assert.equal(
    first.filter(script => !requested.includes(script)),
    [],
    name,
  );
  counts.set(name, { first: first.length, more: requested.filter(script => !first.includes(script)) });
}

/** How the addresses of their own begin that somebody must have: an order to review and a dispute, or a dispute to decide. */
const needed = new Map<string | undefined, string[]>([
  [reviewer, ['/reviews/write-review/new?', '/reviews/profile/disputes/']],
  [arbitrator, ['/reviews/arbitrator/']],
]);

// Of a screen, a document is loaded at one of the widths: there it takes the place of what was served. At the other one a
// script leads to it. Both have a footer of the host's own: once below content that the server rendered, once without a
// link to the stylesheet.
for (const [fixture, viewport, paths, signedInAs] of [
  ['served-content', viewports.desktop, [...screens, ...redirected], reviewer],
  ['no-link', viewports.mobile, screens, reviewer],
  ['no-link', viewports.desktop, ['/reviews/arbitrator'], arbitrator],
  ['no-link', viewports.mobile, ['/reviews/arbitrator'], arbitrator],
  ['no-link', viewports.mobile, ofGuests, undefined],
] as const)
  test(`${signedInAs ?? 'guest'}, ${viewport.width} px, ${fixture}: steady, within the window, accessible`, async () => {
    const isPhone = viewport === viewports.mobile;
    // What moves of itself is the same at every width.
    const page = await newPage({ viewport, hasMotion: !isPhone, ...(signedInAs && { signedInAs }) });
    // She is no arbitrator, and one of the screens says that nothing is there.
    page.allow(/403|404/);
    const wrong: Record<string, unknown> = {};
    await page.addInitScript(addUpShifts);
    const starts = needed.get(signedInAs) ?? [];
    const own = signedInAs ? await ownScreens(page) : [];
    const wanted = starts.flatMap(start => own.find(path => path.startsWith(start)) ?? []);
    assert.is(wanted.length, starts.length, own.join());
    for (const [index, path] of [...paths, ...wanted].entries()) {
      // The language of a document is that of all screens on it.
      const lang = isPhone ? (languages[Math.ceil(index / 2) % languages.length] ?? 'en') : 'en';
      const isLoaded = index === 0 || index % 2 === (isPhone ? 1 : 0);
      if (isLoaded) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}q=lamp&fixture=${fixture}&lang=${lang}`);
        await screenDrawn(page);
        // It comes with what is asked for when there is time; all of that is asked for at once.
        await allStarted(page);
        await page.allAnswered();
        const { name } = matchPath(new URL(page.url()).pathname) ?? {};
        if (name && name.startsWith('arbitrator') === (signedInAs === arbitrator))
          await countScripts(page, name);
      } else {
        // What the other width has moved is painted by then.
        await page.allAnswered();
        await page.evaluate(() => Object.assign(globalThis, { shift: 0 }));
        await page.enter(path.startsWith('/reviews/search') ? `${path}?q=lamp` : path);
      }
      await showPresence(page);
      await page.allAnswered();
      const shift = await page.evaluate(() => (globalThis as WithShift).shift ?? 0);
      // Once for each screen, at the width at which it is loaded. A header of the host's own is a banner beside ours.
      const violations = isLoaded ? (await axe(page)).filter(one => !one.includes('class="host-frame"')) : [];
      const small = await smallTargets(page);
      const stray = await strayEdges(page);
      const tooWide: number[] = (await fits(page)) ? [] : [viewport.width];
      const cut = await cutTexts(page);
      const other = isPhone ? narrow : viewports.tablet;
      await page.setViewportSize(other);
      if (!(await fits(page))) tooWide.push(other.width);
      cut.push(...(await cutTexts(page)).map(text => `${other.width} px: ${text}`));
      if (!isPhone) stray.push(...(await strayEdges(page)));
      await page.setViewportSize(viewport);
      assert.equal(await spokenOn(page), [`${lang} ${lang === 'ar' ? 'rtl' : 'ltr'}`], path);
      // Those that React makes up begin with the prefix that it was given.
      const foreign = await page
        .locator('.mp-root [id]')
        .evaluateAll(all => all.map(({ id }) => id).filter(id => !/^(mp-|_mp-r_)/.test(id)));
      // The names show which list grows by them.
      const alike = await sharedNames(page.locator('main'), /^(show|see|load) (more|all)\b/i);
      const found = [...foreign, ...violations, ...small, ...stray, ...tooWide, ...cut, ...alike];
      if (shift >= limits[isLoaded ? 'ofDocument' : 'onTheWay'] || found.length > 0)
        wrong[`${path}, ${lang}`] = { shift, foreign, violations, small, stray, tooWide, cut, alike };
    }
    assert.equal(wrong, {});
  });

/** What the page has requested of this part, by the name of its script. */
const ofPart = (scripts: readonly string[], name: string) =>
  scripts.filter(one => one.startsWith(`${name}-`));

/** Waits until the page has asked for a script of each of these parts. */
const asksFor = (page: TestPage, ...names: string[]) =>
  page.waitForFunction(
    parts =>
      parts.every(part =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`)),
      ),
    names,
  );

test('follows the first paint with what most visits use, and leaves the rest to the first sign of a press', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  await page.goto('/reviews/search?q=set');
  const soon = [
    'search-later',
    'product-actions-product-actions',
    'search-bar-suggestions',
    'shell-menus-header-menu',
    'shell-intent',
  ];
  await asksFor(page, ...soon);
  await page.allAnswered();
  const idle = await requestedScripts(page);
  for (const name of soon) assert.is(ofPart(idle, name).length, 1, name);
  assert.equal(ofPart(idle, 'shell-media-gallery'), []);
  const menu = page.getByRole('button', { name: /menu/i }).first();
  // The code that listens for signs may still be on its way.
  for (let isAsked = false; !isAsked; ) {
    await menu.dispatchEvent('pointerover');
    await page.allAnswered();
    isAsked = ofPart(await requestedScripts(page), 'shell-media-gallery').length > 0;
  }
});

test('fetches nothing ahead of a press where the browser saves data', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/reviews/search?q=set');
  await screenDrawn(page);
  await allStarted(page);
  await asksFor(page, 'product-actions-product-actions');
  await page.allAnswered();
  const scripts = await requestedScripts(page);
  assert.equal(ofPart(scripts, 'shell-menus-header-menu'), []);
  assert.equal(ofPart(scripts, 'search-bar-suggestions'), []);
});

test(`every screen requests at most ${built.firstScripts} scripts for its first paint, and more when the page is idle`, async () => {
  assert.equal([...counts.keys()].sort(), Object.keys(manifest.routes).sort());
  assert.equal(
    [...counts].filter(([, { first, more }]) => first > built.firstScripts || more.length < 1),
    [],
  );
});

test.run();
