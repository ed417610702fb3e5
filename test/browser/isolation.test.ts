/**
 * The product on hosts with stylesheets of their own looks as it does without them. These come after ours, where they are
 * strongest. What the product does to the host is in host-styles.test.ts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { filterMessages } from '../../src/messages/filters.ts';
import { comparisonMessages } from '../../src/messages/comparison.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { axe } from '../support/axe.ts';
import { allStarted, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, settled } from '../support/cards.ts';
import { differingShare } from '../support/pixels.ts';
import { sidebar } from '../support/search-page.ts';
import { reviewListMessages } from '../../src/messages/review-list.ts';

const { test, newPage } = browserSuite();

/** The share of pixels up to which two pictures count as the same. */
const limit = 0.0005;

const fileOf = (name: string) => readFile(createRequire(import.meta.url).resolve(name), 'utf8');
const ownFile = (name: string) =>
  readFile(new URL(`../../fixtures/pages/${name}.css`, import.meta.url), 'utf8');
const elements = await ownFile('hostile');
const preflight = await fileOf('tailwindcss/preflight.css');
const sheets: Readonly<Record<string, string>> = {
  'bootstrap-3': await fileOf('bootstrap3/dist/css/bootstrap.min.css'),
  'bootstrap-5': await fileOf('bootstrap5/dist/css/bootstrap.min.css'),
  'tailwind-in-a-layer': `@layer base { ${preflight} } html { font-size: 62.5% }`,
  elements,
  rules: await ownFile('hostile-rules'),
  // In a layer, rules about drawings are weaker than ours alone where ours say something.
  'elements-in-a-layer': `@layer base { ${elements.replace(/\nsvg path \{[^}]*\}/, '')} }`,
};
/** The two that say most, for more screens. */
const strictest = ['elements', 'rules'];
/** The height of the window, px: most of a screen is in sight. */
const height = 2000;
/** A host without a sheet. */
const plain = 'plain';

const address = '/reviews/search?q=lamp&fixture=host-parts';
/** Pages with what differs most among them, the sheets that each wears, and the part of it that is looked at. */
const screens: readonly {
  readonly name: string;
  readonly address: string;
  readonly width: number;
  readonly signedInAs?: string;
  readonly part?: string;
  readonly wears: readonly string[];
  prepare(page: TestPage): Promise<void>;
}[] = [
  {
    name: 'results with filters',
    address,
    width: viewports.desktop.width,
    wears: Object.keys(sheets),
    async prepare(page) {
      await settled(page);
      await page
        .locator('#search-navbar')
        .getByText(filterMessages.allCategories)
        .first()
        .waitFor({ state: 'attached' });
      await page.getByRole('button', { name: searchMessages.filterBy }).click();
      await sidebar(page).getByRole('group').first().waitFor();
    },
  },
  {
    name: 'a product on a phone',
    address:
      '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g?fixture=host-parts',
    width: viewports.mobile.width,
    wears: strictest,
    async prepare(page) {
      await page
        .getByRole('region', { name: reviewListMessages.list })
        .getByRole('article')
        .first()
        .waitFor();
    },
  },
  {
    name: 'a form',
    address: '/reviews/profile/edit?fixture=host-parts',
    width: viewports.tablet.width,
    wears: strictest,
    signedInAs: 'Aino Virtanen',
    prepare: page => page.locator('main form button[type=submit]').waitFor(),
  },
  {
    name: 'a comparison',
    address,
    width: viewports.desktop.width,
    wears: strictest,
    part: '.mp-modal',
    async prepare(page) {
      await settled(page);
      for (const index of [0, 1])
        await cards(page)
          .nth(index)
          .getByRole('button', { name: /^Compare/ })
          .click();
      await page.getByRole('button', { name: comparisonMessages.open({ count: '2' }), exact: true }).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
];

/** Serves the sheets of hosts, and pages without their document type where that is asked for. */
async function serve(page: TestPage, quirks: boolean): Promise<void> {
  await page.route('**/host-sheets/*.css', route => {
    const name = /([\w-]+)\.css/.exec(route.request().url())?.[1] ?? '';
    return route.fulfill({ body: sheets[name] ?? '', contentType: 'text/css' });
  });
  // Not Bootstrap's pictures in data addresses, which this host's policy keeps out.
  page.allow(/img-src|data:image/);
  if (quirks)
    await page.route(
      url => url.searchParams.has('fixture'),
      async route => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/^<!doctype html>/, '');
        await route.fulfill({ response, body });
      },
    );
}

/** Puts a sheet of a host onto the page, in the place of the one before. */
async function wear(page: TestPage, sheet: string): Promise<void> {
  await page.evaluate(
    name =>
      new Promise<void>(resolve => {
        document.querySelector('#host-sheet')?.remove();
        if (name === 'plain') return resolve();
        const link = Object.assign(document.createElement('link'), { id: 'host-sheet', rel: 'stylesheet' });
        link.addEventListener('load', () => resolve());
        link.href = `/host-sheets/${name}.css`;
        document.head.append(link);
      }),
    sheet,
  );
  await still(page);
  await page.allAnswered();
}

/** Gives the header of the host, above ours, the same height with every sheet: it moves nothing by a part of a pixel. */
function keepPlaces(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body { margin: 0 !important }
    #host-header { box-sizing: border-box !important; block-size: 64px !important; margin: 0 !important; overflow: hidden }`);
  document.adoptedStyleSheets.push(sheet);
}

/** A picture of the elements, which lie below each other, as far as the window shows them. */
async function shoot(page: Page, ...selectors: string[]): Promise<Buffer> {
  const clip = await page.evaluate(names => {
    const boxes = names.map(name => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect());
    const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))];
    const [right, bottom] = [
      Math.max(...boxes.map(box => box.right)),
      Math.max(...boxes.map(box => box.bottom)),
    ];
    return { x, y, width: right - x, height: Math.min(bottom, innerHeight) - y };
  }, selectors);
  const debug = await page.context().newCDPSession(page);
  // Large pictures take longer to pack than to draw.
  const { data } = await debug.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  await debug.detach();
  return Buffer.from(data, 'base64');
}

/** A picture of a page whose later parts have come: two in a row are the same. */
async function shootComplete(page: TestPage, ...selectors: string[]): Promise<Buffer> {
  for (let last = await shoot(page, ...selectors); ; ) {
    await page.allAnswered();
    const next = await shoot(page, ...selectors);
    if (next.equals(last)) return next;
    last = next;
  }
}

let blank: TestPage;
test.before(async () => {
  blank = await newPage();
});

/** Names the sheets with which a picture differs from that of the plain page, and keeps both. */
async function compare(pictures: ReadonlyMap<string, Buffer>, name: string): Promise<string[]> {
  const expected = pictures.get(plain) as Buffer;
  const differing: string[] = [];
  for (const [sheet, picture] of pictures) {
    // Nearly all are the same to the last byte, which is found without drawing them.
    const share = expected.equals(picture) ? 0 : await differingShare(blank, expected, picture);
    if (share <= limit) continue;
    differing.push(`${sheet}: ${(100 * share).toFixed(3)} %`);
    await mkdir('.tmp/shots', { recursive: true });
    await writeFile(`.tmp/shots/${name}-${sheet}.png`, picture);
    await writeFile(`.tmp/shots/${name}-${sheet}-expected.png`, expected);
  }
  return differing;
}

for (const { name, address, width, signedInAs, part, wears, prepare } of screens)
  test(`looks the same on every host: ${name}`, async () => {
    const pictures = new Map<string, Buffer>();
    // Without a document type, what is in forms and tables inherits less.
    for (const quirks of name === 'a form' ? [false, true] : [false]) {
      const page = await newPage({
        viewport: { width, height },
        ...(signedInAs ? { signedInAs } : {}),
      });
      await serve(page, quirks);
      await page.goto(address);
      await prepare(page);
      await page.mouse.move(0, 0);
      await page.evaluate(keepPlaces);
      const parts = part ? [part] : ['#search-navbar', 'main'];
      await allStarted(page);
      await wear(page, plain);
      await shootComplete(page, ...parts);
      for (const sheet of quirks ? [plain, 'elements'] : [plain, ...wears]) {
        await wear(page, sheet);
        const picture = await shoot(page, ...parts);
        pictures.set(quirks ? `${sheet}-quirks` : sheet, picture);
      }
    }
    assert.equal(await compare(pictures, name), []);
  });

test('takes on the look that a host gives it, in which everything can be read', async () => {
  for (const { address, width, signedInAs, part, prepare } of screens) {
    if (part) continue;
    const page = await newPage({
      viewport: { width, height: 900 },
      ...(signedInAs ? { signedInAs } : {}),
    });
    await page.goto(address.replace('host-parts', 'themed'));
    await prepare(page);
    await page.allAnswered();
    assert.equal(await axe(page, 'color-contrast'), [], address);
    const button = page.locator('.mp-button--primary:visible').first();
    assert.equal(
      await button.evaluate(one => {
        const { backgroundColor, color, fontFamily } = getComputedStyle(one);
        return [backgroundColor, color, fontFamily.split(',')[0]];
      }),
      ['rgb(185, 162, 255)', 'rgb(27, 18, 53)', 'Georgia'],
    );
    // Headlines, too, are in the host's font: ours is not even loaded.
    assert.not(page.sent.some(sent => sent.endsWith('.woff2')));
  }
});

test.run();
