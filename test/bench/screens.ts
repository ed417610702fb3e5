import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signIn } from '../support/browser.ts';
import { reviewer } from '../support/screens.ts';
import type { Bench, Round } from './bench.ts';
import { readContent } from './content.ts';
import { loadPictures, openMeasured, phone, tapOn, untilQuiet } from './phone.ts';
import { longestEvent, noteEvents, slowDown, type Vitals } from './probe.ts';
import type { Row } from './report.ts';
import { type BenchHost, blankPage, contentPage, rasterCookie } from './serve.ts';
import { inTurn } from './sides.ts';

/** Another screen than the search, and the lean page that says the same. */
interface Screen {
  readonly title: string;
  readonly path: string;
  /** Selects what a person came for, such as cards and reviews. */
  readonly item: string;
  readonly isSignedIn?: boolean;
}

const store = '/reviews/stores/alpenblick-sport';
/** The one with the most reviews, 193. */
const product =
  '/reviews/stores/dispensa-italiana/products/recycled-plastic-iced-coffee-cup-with-double-wall-500-ml';
const screens: readonly Screen[] = [
  { title: 'home', path: '/reviews', item: 'main article' },
  { title: 'product', path: product, item: '.mp-product h1, .mp-review' },
  { title: 'store', path: store, item: 'main h1, main article' },
  { title: 'category', path: '/reviews/categories/strings', item: 'main h1, main article' },
  { title: 'private profile', path: '/profile', item: 'main h1, main article', isSignedIn: true },
];

const limit = 1.2;
const rowsOf = ({ title }: Screen) =>
  ({
    firstContentful: { title: `${title}: first contentful paint`, limit },
    largestContentful: { title: '… largest contentful paint', limit },
    painted: { title: '… cards and reviews painted', limit },
    blocked: { title: '… blocking time', limit },
    shift: { title: '… layout shift', unit: '', limit: 0.02, isAbsolute: true },
    press: { title: '… worst press of its first buttons', limit: 150, isAbsolute: true },
  }) as const satisfies Record<string, Row>;

const rows = new Map(screens.map(screen => [screen, rowsOf(screen)]));

/** A screen as it stands before it is measured: a host counts what is pressed, and its lists change. */
interface Known {
  readonly items: number;
  readonly pictures: readonly string[];
  /** Names of the first buttons, each once. */
  readonly buttons: readonly string[];
  readonly leanPath: string;
}
const pressed = 4;

async function openScreen(browser: Browser, { origin }: BenchHost, { isSignedIn }: Screen): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, baseURL: origin });
  await context.addCookies([
    { ...rasterCookie, url: origin },
    { name: 'cookies_accepted', value: '1', url: origin },
  ]);
  if (isSignedIn) await signIn(context as BrowserContext, reviewer);
  return openMeasured(context, 'ours');
}

/** Reads what the product shows, and which answers it waited for. */
async function readScreen({ browser, host }: Bench, screen: Screen): Promise<Known> {
  const page = await openScreen(browser, host, screen);
  /** Sizes of answers by their addresses, in the order in which they were asked for. */
  const answers = new Map<string, number>();
  const addressOf = (url: string) => url.replace(host.origin, '');
  page.on('request', request => {
    const isAnswer = request.resourceType() === 'fetch' && request.method() === 'GET';
    if (isAnswer) answers.set(addressOf(request.url()), 0);
  });
  page.on('response', async response => {
    const address = addressOf(response.url());
    const body = answers.has(address) && (await response.body().catch(() => null));
    if (body) answers.set(address, body.length);
  });
  try {
    await page.goto(screen.path);
    await page.locator(screen.item).first().waitFor();
    const asked = [...answers.keys()];
    await untilQuiet(page);
    const [largest = '', ...others] = asked.sort(
      (one, other) => (answers.get(other) ?? 0) - (answers.get(one) ?? 0),
    );
    const buttons = await page.evaluate(firstButtons, pressed);
    host.contents.set(screen.path, JSON.stringify(await page.evaluate(readContent, screen.item)));
    const content = `${contentPage}.json?of=${encodeURIComponent(screen.path)}`;
    const query = new URLSearchParams([content, ...others].map(address => ['ask', address]));
    console.log(
      `${screen.title}: ${(host.contents.get(screen.path)?.length ?? 0) / 1000} kB of content in place of ` +
        `${(answers.get(largest) ?? 0) / 1000} kB, ${others.length} more answers; presses: ${buttons.map(name => name.slice(0, 20)).join(', ')}`,
    );
    return {
      items: await page.locator(screen.item).count(),
      pictures: await page.evaluate(() =>
        [...document.images].map(image => image.currentSrc).filter(Boolean),
      ),
      buttons,
      leanPath: `${contentPage}?${query}`,
    };
  } finally {
    await page.context().close();
  }
}

/** Names of the first buttons that open something, one of each kind. Runs in the page. */
function firstButtons(most: number): string[] {
  const names = [...document.querySelectorAll<HTMLButtonElement>('main button[type=button]')]
    // What narrows the reviews down opens nothing.
    .filter(button => !button.disabled && !button.closest('.mp-footer, .mp-reviews'))
    .filter(button => button.checkVisibility({ visibilityProperty: true }))
    .map(button => button.getAttribute('aria-label') ?? button.textContent ?? '');
  const byKind = new Map(names.reverse().map(name => [name.split(' ')[0], name]));
  // A guest who follows is sent to sign in.
  byKind.delete('Follow');
  return [...byKind.values()].reverse().slice(0, most);
}

interface Visit extends Vitals {
  readonly painted: number;
  readonly press: number;
}

async function visit(
  { browser, host }: Bench,
  screen: Screen,
  side: 'ours' | 'lean',
  { items, pictures, buttons, leanPath }: Known,
): Promise<Visit> {
  const page = await openScreen(browser, host, screen);
  try {
    await page.goto(blankPage);
    await page.evaluate(loadPictures, pictures);
    const debug = await slowDown(page, { network: true });
    await page.goto(side === 'ours' ? screen.path : leanPath, { waitUntil: 'commit' });
    const item = side === 'ours' ? screen.item : '.item';
    const painted = await page.evaluate(([item, items]) => window.probe.painted(item, items), [
      item,
      items,
    ] as const);
    await untilQuiet(page);
    const vitals = await page.evaluate(() => window.probe.vitals());
    await debug.send('Network.disable');
    await page.evaluate(noteEvents);
    for (const name of buttons) {
      await tapOn(page, page.locator('main').getByRole('button', { name, exact: true }).first());
      await page.evaluate(() => window.probe.quiet());
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.probe.quiet());
    }
    return { ...vitals, painted, press: await page.evaluate(longestEvent) };
  } finally {
    await page.context().close();
  }
}

/** First visits of other screens, as of the search, and presses of what stands there. */
export const otherScreens: Round = async (bench, round) => {
  for (const screen of screens) {
    const about = await readScreen(bench, screen);
    for (const side of inTurn(round, ['ours', 'lean'])) {
      if (side !== 'ours' && side !== 'lean') continue;
      const measured = await visit(bench, screen, side, about);
      for (const [name, row] of Object.entries(rows.get(screen) ?? {}))
        bench.report.add(row, side, measured[name as keyof typeof measured]);
    }
  }
};
