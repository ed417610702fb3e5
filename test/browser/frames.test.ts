/**
 * Frames: what the build draws of a page before any script, and what takes its place. What somebody types or presses
 * meanwhile is kept.
 */
import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import type { build } from '../../build.mjs';
import { shellMessages } from '../../src/messages/shell.ts';
import { gate, layoutShift, painted, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { drawn, frames } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

const manifest: Awaited<ReturnType<typeof build>> = JSON.parse(
  await readFile(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
);
/** Scripts that the first paint does without. */
const lazyFiles = new Set<string>(manifest.lazy);
const shop = '/reviews/stores/alpenblick-sport';
const paths: Readonly<Record<string, string>> = {
  PageSearch: '/reviews/search?q=set&',
  home: '/reviews?',
  storeSearch: '/reviews/store_search?',
  categoryIndex: '/reviews/categories?',
  shop: `${shop}?`,
  product: `${shop}/products/aluminium-tennis-racket-set-with-comfort-grip-270-g?`,
  people: '/reviews/people?',
  medals: '/reviews/medals?',
};

/** Holds files back until it is called. */
async function hold(page: TestPage, files: RegExp): Promise<() => Promise<void>> {
  const waiting = gate();
  await page.route(files, async route => {
    await waiting.opened;
    await route.continue().catch(() => {});
  });
  return async () => waiting.open();
}
/** Scripts but the entry. */
const app = /\/(app|prepare|chunk)-\w+\.digested\.js$/;

/** The names of elements of header and screen, and their positions in the window. */
const places = () =>
  [...document.querySelectorAll('#search-navbar *, main *')].flatMap(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = [...element.classList].filter(one => !/^mp-(frame|white|aw)/.test(one)).join('.');
    // The heading, and the button that empties the field, depend on the address.
    const isDrawn = name && !element.matches('h1 *, input') && width * height > 0 && y < innerHeight;
    const box = [x, y, width, Math.min(y + height, innerHeight)].map(Math.round);
    return isDrawn ? [`${name} ${box}`] : [];
  });

/**
 * Keeps the visible styles of each element of a frame and of its pseudo-elements, in the page, and returns the first
 * that differ from those kept before, where they part.
 */
const changedLooks = () => {
  // The key frames of animations are in the stylesheet. Custom properties show where they are used.
  const names = [...getComputedStyle(document.body)].filter(name => !/^(animation|--)/.test(name));
  const describe = (element: Element, part: string) => {
    const style = getComputedStyle(element, part);
    if (/before|after/.test(part) && style.content === 'none') return [];
    return [`${part} ${names.map(name => `${name}: ${style.getPropertyValue(name)}`)}`];
  };
  const looks = [...document.querySelectorAll('.mp-frame, .mp-frame *')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = ['', '::before', '::after', ...(element.matches('input') ? ['::placeholder'] : [])];
    return `${element.className} ${[x, y, width, height]} ${parts.flatMap(part => describe(element, part))}`;
  });
  const before = (Reflect.get(window, 'looks') as string[] | undefined) ?? looks;
  Object.assign(window, { looks });
  return before
    .flatMap((one, at) => {
      const other = looks[at] ?? '';
      const place = [...one].findIndex((letter, index) => letter !== other[index]);
      const around = (text: string) => text.slice(Math.max(0, place - 40), place + 40);
      return one === other ? [] : [`${one.slice(0, 60)} … ${around(one)} / ${around(other)}`];
    })
    .slice(0, 5);
};

/** Whether a stylesheet with such an address is applied. */
const isApplied = (pattern: string) =>
  [...document.styleSheets].some(({ href }) => href && new RegExp(pattern).test(href));

/** Each screen is loaded in one of these, and its places are compared at all three widths. */
const looks = [
  [viewports.mobile, 'en'],
  [viewports.tablet, 'de'],
  [viewports.desktop, 'ar'],
] as const;

test('a frame needs no stylesheet, lies where the product draws the same, and gives way without a jump', async () => {
  const page = await newPage();
  const moved: Record<string, unknown> = {};
  /** What is drawn in the windows of the other widths, and at last in this one. */
  const placesAround = async (viewport: (typeof looks)[number][0]) => {
    const found: string[] = [];
    for (const other of [...looks.map(([one]) => one).filter(one => one !== viewport), viewport]) {
      await page.setViewportSize(other);
      found.push(...(await page.evaluate(places)).map(place => `${other.width} px: ${place}`));
    }
    return found;
  };
  for (const [index, [name, path]] of Object.entries(paths).entries()) {
    const [viewport, lang] = looks[index % looks.length] ?? looks[0];
    await page.setViewportSize(viewport);
    const sentBefore = page.sent.length;
    const release = await hold(page, app);
    // The base sheet alone would change the frame. It comes from the cache, so the other one is let through first.
    const releaseBase = await hold(page, /\/dist\/marketplace[^/]*\.css$/);
    const releaseSheet = await hold(page, /\/dist\/(?!marketplace)[^/]*\.css$|\/marketplace\.js$/);
    // Answers and later code wait, too: the frame shows what the product shows without them.
    const answers = gate();
    await page.route(
      url =>
        url.pathname.endsWith('.json') ||
        url.searchParams.get('format') === 'json' ||
        // In the typeface of headlines, the name beside the logo is not as wide.
        url.pathname.endsWith('.woff2') ||
        lazyFiles.has(url.pathname.replace(/^.*\//, '')),
      async route => {
        await answers.opened;
        await route.continue().catch(() => {});
      },
    );
    await page.goto(`${path}frames=1&lang=${lang}`, { waitUntil: 'commit' });
    await frames(page).last().waitFor();
    const spoken = await frames(page).evaluateAll(all => all.map(one => (one as HTMLElement).lang));
    assert.equal([...new Set(spoken)], [lang], name);
    await page.waitForFunction(() => document.readyState !== 'loading');
    const before = await placesAround(viewport);
    const resizedAt = await page.evaluate(() => performance.now());
    assert.ok(before.length > 30, name);
    await page.evaluate(changedLooks);
    await releaseSheet();
    await page.waitForFunction(isApplied, '/dist/(?!marketplace)');
    await releaseBase();
    await page.waitForFunction(isApplied, '/dist/marketplace');
    const changed = await page.evaluate(changedLooks);
    // Half a second after a change of the window, the browser counts what moves again.
    await page.waitForFunction(at => performance.now() > at + 500, resizedAt);
    await release();
    await drawn(page, 'main').waitFor();
    const shift = await layoutShift(page);
    const after = new Set(await placesAround(viewport));
    const gone = before.filter(place => !after.has(place));
    if (changed.length + gone.length > 0 || shift >= 0.02) moved[name] = { changed, gone, shift };
    const sheets = page.sent.slice(sentBefore).filter(sent => /\/dist\/marketplace.*\.css$/.test(sent));
    assert.is(sheets.length, 1, 'the base sheet that was loaded ahead is the one that is used');
    assert.is(await frames(page).count(), 0);
    if (name === 'PageSearch') assert.is(await page.getByRole('combobox').first().inputValue(), 'set');
    answers.open();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  assert.equal(moved, {});
});

test('keeps what was typed before the script came, with focus and caret', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  const release = await hold(page, app);
  await page.goto('/reviews/search?q=set&frames=1', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('combobox', { name: shellMessages.searchField });
  await field.pressSequentially('lmp');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await release();
  await drawn(page, '#search-navbar').waitFor();
  await page.keyboard.press('a');
  assert.is(await field.inputValue(), 'lamp');
  assert.is(await field.evaluate(element => element === document.activeElement), true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reviews/search?q=lamp*');
});

test('does what was pressed before the script came', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  const release = await hold(page, app);
  await page.goto('/reviews/search?q=set&frames=1');
  await page.getByRole('button', { name: shellMessages.menu, exact: true }).click();
  await release();
  await page.getByRole('dialog').waitFor();
});

test('draws no frame after the app has started, also where the host has left main empty', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  const releaseSketch = await hold(page, /\/sketch-/);
  const releaseScreen = await hold(page, /\/people-\w+\.digested\.js$/);
  await page.route('**/reviews/people', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^>]*>).*(?=<\/main>)/s, '$1');
    await route.fulfill({ response, body });
  });
  await page.goto('/reviews/people', { waitUntil: 'domcontentloaded' });
  await drawn(page, '#search-navbar').waitFor();
  const sketch = page.waitForEvent('requestfinished', request => /\/sketch-/.test(request.url()));
  await releaseSketch();
  await sketch;
  await painted(page);
  assert.is(await frames(page).count(), 0);
  await releaseScreen();
  await drawn(page, 'main').waitFor();
});

test('leaves nothing of its own frame behind when the app is unmounted', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  await page.route('**/reviews/people', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^>]*>).*(?=<\/main>)/s, '$1');
    await route.fulfill({ response, body });
  });
  const release = await hold(page, app);
  await page.goto('/reviews/people');
  await page.locator('main > .mp-frame').waitFor();
  await release();
  await drawn(page, 'main').waitFor();
  await page.evaluate(async () => {
    const { src } = document.querySelector('script[type=module][src*=marketplace]') as HTMLScriptElement;
    ((await import(src)) as { unmount(): void }).unmount();
  });
  const left = await page.evaluate(() =>
    ['main', '#search-navbar'].map(at => document.querySelector(at)?.innerHTML),
  );
  assert.equal(left, ['', '']);
});

test('gives way to the notice where scripts cannot be loaded', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  page.allow(/Failed to load|ChunkError|net::|request failed/);
  await page.route(app, route => route.abort());
  await page.goto('/reviews/search?q=set&frames=1');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  assert.is(await page.locator('main > .mp-frame').isVisible(), false);

  // What was typed stays, also where the script that watches frames is lost and the page is loaded again.
  const field = page.locator('#search-navbar input[role=combobox]').first();
  await field.fill('walnut');
  await page.unroute(app);
  await page.route(/watch-frames/, route => route.abort());
  const release = await hold(page, app);
  await retry.click();
  await page.waitForURL(/frames=1/, { waitUntil: 'domcontentloaded' });
  await release();
  await drawn(page, '#search-navbar').waitFor();
  assert.is(await field.inputValue(), 'walnut');
});

test('keeps what is typed into a frame that nothing watches', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  page.allow(/Failed to load|ChunkError|net::|request failed/);
  await page.route(/watch-frames/, route => route.abort());
  const release = await hold(page, app);
  await page.goto('/reviews/people?frames=1', { waitUntil: 'domcontentloaded' });
  const field = page.locator('#search-navbar input[role=combobox]').first();
  await field.fill('walnut');
  await release();
  await drawn(page, '#search-navbar').waitFor();
  assert.is(await field.inputValue(), 'walnut');
});

test('every screen has its frames, in every language', async () => {
  for (const [name, { frame }] of Object.entries(manifest.routes)) {
    assert.ok(frame, name);
    const { languages = {}, ...english } = frame ?? {};
    for (const [lang, files] of Object.entries({ ...languages, en: english }))
      for (const file of Object.values(files).filter(one => String(one).endsWith('.html'))) {
        const html = await readFile(new URL(`../../dist/${file}`, import.meta.url), 'utf8');
        assert.not.match(html, / style="|<script/);
        assert.match(html, 'class="mp-frame ');
        assert.match(html, ` lang="${lang}"`);
        const said = [...html.matchAll(/>([^<]+)<|(?:aria-label|placeholder)="([^"]+)"/g)];
        const words = said.flatMap(([, text, label]) => (text ?? label ?? '').match(/[a-z]{3,}/gi) ?? []);
        // Of names alone in a language with letters of its own.
        if (lang === 'ja')
          assert.equal(
            words.filter(one => !/^(nbsp|Candour|AliExpress)$/.test(one)),
            [],
          );
      }
  }
});

test.run();
