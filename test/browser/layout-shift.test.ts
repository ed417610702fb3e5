/**
 * Layout shift on hosts whose script comes after the first paint, with header and footer of the host's own. The page is
 * painted before the script arrives: its files are held back until then.
 */
import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { reviewTopicMessages } from '../../src/messages/review-topics.ts';
import { allStarted, gate, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { screenDrawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

const product =
  '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g';
type WithShift = typeof globalThis & { shift?: number };

const limit = 0.02;
const screens = ['/reviews', '/reviews/search?q=tea', product];

/** The lines that src/contract/README.md names. */
const room = `
  #search-navbar { min-block-size: clamp(70px, (100vw - 767px) * 60, 130px); }
  main { display: flow-root; min-block-size: 100vh; }
`;

const script = /<script type="module" blocking="render" src="([^"]+)"><\/script>\n/;
const sheets = /<link rel="stylesheet" href="[^"]*\/marketplace\/[^"]+">\n/g;

/** How a page asks for the product: what becomes of the markup of the usual page. */
const variants: Record<string, (markup: string) => string> = {
  'a module without blocking': markup => markup.replace(' blocking="render"', ''),
  'an async module': markup => markup.replace(' blocking="render"', ' async'),
  'a module at the end of the body': markup =>
    markup
      .replace(script, '')
      .replace('</body>', `<script type="module" src="${script.exec(markup)?.[1]}"></script></body>`),
  'a classic script': markup =>
    markup.replace(
      script,
      (_, src: string) => `<script defer src="${src.replace('.js', '.classic.js')}"></script>\n`,
    ),
  'a module without blocking, and no link to the stylesheet': markup =>
    markup.replace(' blocking="render"', '').replace(sheets, ''),
  'a module without blocking, on a page as the helper for Rails writes it': markup =>
    markup.replace(' blocking="render"', '').replace('</head>', `${mark}</head>`),
};

/** The tags of the helper for Rails, in place of the lines. */
const { room: roomFile } = JSON.parse(
  await readFile(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
) as { room: string };
const mark = `<meta name="marketplace-screen"><link rel="stylesheet" href="/dist/${roomFile}">`;

const withRoom = (markup: string) =>
  markup.includes(mark)
    ? markup
    : markup.replace('</head>', '<link rel="stylesheet" href="/room.css"></head>');

/** Adds up what has moved on a page, and what will. */
const watchShift = (page: TestPage) =>
  page.evaluate(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(globalThis, { shift: ((globalThis as WithShift).shift ?? 0) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens the page so that it is painted before any script of the product is there. @returns the sum of its shifts */
async function shiftOf(page: TestPage, path: string, change: (markup: string) => string): Promise<number> {
  const { opened: painted, open: paint } = gate();
  await page.route('**/*.js', async route => {
    if (route.request().url().includes('/marketplace/')) await painted;
    await route.continue();
  });
  await page.route(
    url => url.pathname === path.split('?')[0],
    async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withRoom(change(await answer.text())) });
    },
  );
  await page.route('**/room.css', route => route.fulfill({ contentType: 'text/css', body: room }));
  const address = `${path}${path.includes('?') ? '&' : '?'}fixture=host-footer`;
  await page.goto(address, { waitUntil: 'commit' });
  await watchShift(page);
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
  paint();
  await screenDrawn(page);
  await allStarted(page);
  await page.allAnswered();
  // The typeface of headlines has come by then.
  assert.ok(page.sent.some(sent => /headline-\w+\.digested\.woff2$/.test(sent)));
  const shift = await page.evaluate(() => (globalThis as WithShift).shift ?? 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return shift;
}

let page: TestPage;
test.before(async () => {
  page = await newPage();
});

// Screens and widths take turns: each screen is looked at at both.
for (const [index, [name, change]] of Object.entries(variants).entries())
  test(`${name}: nothing moves where the host keeps the room`, async () => {
    const viewport = index < screens.length ? viewports.mobile : viewports.desktop;
    await page.setViewportSize(viewport);
    const path = screens[index % screens.length] ?? '';
    const shift = await shiftOf(page, path, change);
    assert.ok(shift <= limit, `${shift} on ${path} at ${viewport.width} px`);
  });

test('reviews with their topics and filters take the room that was kept for them', async () => {
  const { opened, open: answer } = gate();
  await page.route('**/widgets/product_review*', async route => {
    await opened;
    await route.continue();
  });
  await page.goto(`${product}#reviews`);
  await page.locator('.mp-reviews__skeleton').waitFor();
  await watchShift(page);
  answer();
  await page.getByRole('region', { name: reviewTopicMessages.title }).waitFor();
  await allStarted(page);
  await page.allAnswered();
  const shift = await page.evaluate(() => (globalThis as WithShift).shift ?? 0);
  assert.ok(shift <= limit, String(shift));
});

test.run();
