/**
 * The first and later presses on what opens over the page, as on a touch screen: no pointer comes near before, nothing was
 * scrolled, and the page has stood for a while, or hardly.
 */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { searchCall } from '../../src/contract/search.ts';
import { menuMessages } from '../../src/messages/navigation.ts';
import { comparisonMessages } from '../../src/messages/comparison.ts';
import { shellMessages } from '../../src/messages/shell.ts';
import { signIn } from '../support/browser.ts';
import { ownScreens, reviewer } from '../support/screens.ts';
import { filterButton } from '../support/search-page.ts';
import type { Bench, Round } from './bench.ts';
import { acceptCookies, openMeasured, phone, tapOn } from './phone.ts';
import { slowDown } from './probe.ts';
import type { Row } from './report.ts';
import { rasterCookie } from './serve.ts';
import { pages } from './sides.ts';

interface Press {
  /** What opens. */
  readonly title: string;
  /** The screen: the search with 48 cards, its first product, or a review to write. */
  readonly on: 'search' | 'product' | 'form';
  readonly target: (page: Page) => Locator;
  /** Matches what has opened. */
  readonly opened: string;
  /** Presses that come before, which are no part of the time. */
  readonly before?: (page: Page) => Promise<void>;
  /** Who is signed in; else a guest presses. */
  readonly as?: string;
  /** Nothing closes it: it is a state of what was pressed, or goes by itself. */
  readonly stays?: boolean;
}

const compare = (page: Page) => page.locator('article').getByRole('button', { name: /^Compare / });
const presses: readonly Press[] = [
  {
    title: 'filters: the sheet, which is filled after that',
    on: 'search',
    target: filterButton,
    opened: '.mp-sheet',
  },
  {
    title: 'side menu',
    on: 'search',
    target: page => page.getByRole('button', { name: menuMessages.menu, exact: true }),
    opened: '.mp-side-menu__body',
  },
  {
    title: 'score explainer, or what says that it is on its way',
    on: 'search',
    target: page => page.locator('article').getByRole('button', { name: /^Scores of / }),
    opened: '.mp-layer',
  },
  {
    title: 'comparison, after two were chosen',
    on: 'search',
    target: page => page.getByRole('button', { name: comparisonMessages.open({ count: '2' }), exact: true }),
    opened: '.mp-comparison',
    async before(page) {
      for (const index of [0, 1]) await compare(page).nth(index).tap();
    },
  },
  {
    title: 'gallery, or what says that it is on its way',
    on: 'product',
    target: page => page.locator('main button[aria-haspopup=dialog][data-media]'),
    opened: '.mp-layer',
  },
  {
    title: 'search field, with what was searched for lately',
    on: 'search',
    target: page => page.getByRole('combobox', { name: shellMessages.searchField }),
    opened: '.mp-search-bar__panel',
    stays: true,
  },
  {
    title: 'heart',
    on: 'search',
    as: reviewer,
    target: page => page.locator('article .mp-heart[aria-pressed=false]'),
    opened: 'article .mp-heart[aria-pressed=true]',
    stays: true,
  },
  {
    title: 'vote for a review',
    on: 'product',
    as: reviewer,
    target: page => page.locator('.mp-review__helpful button[aria-pressed=false]'),
    opened: '.mp-review__helpful button[aria-pressed=true]',
    stays: true,
  },
  {
    title: 'share',
    on: 'product',
    target: page => page.locator('main').getByRole('button', { name: /^Share/ }),
    opened: '.mp-message--floating',
    stays: true,
  },
  {
    title: 'stars of a new review',
    on: 'form',
    as: reviewer,
    target: page => page.locator('.mp-star-field__star').nth(3),
    opened: '.mp-star-field__star--on:nth-child(4)',
    stays: true,
  },
];

/** How long the screen has stood before the first press, ms. */
const waits = [800, 4000];
/** A dialog has come to rest and what follows it has run. */
const restMs = 1000;

const rowsOf = (title: string) => ({
  early: row(`${title}: opened for the first time, untouched, 0.8 s after the screen`, 100),
  late: row('… 4 s after the screen', 100),
  again: row('… for the second time', 100),
  closed: row('… closed for the first time', 80),
  closedAgain: row('… for the second time', 80),
});
const row = (title: string, limit: number): Row => ({ title, limit, isAbsolute: true });
const rows = new Map(presses.map(press => [press, rowsOf(press.title)]));

export const openings: Round = async bench => {
  const { origin } = bench.host;
  for (const press of presses)
    for (const wait of waits) {
      const context = await bench.browser.newContext({ viewport: phone, hasTouch: true, baseURL: origin });
      try {
        if (press.as) await signIn(context, press.as);
        await measurePress(bench, context, press, await pathOf[press.on](context, origin), wait);
      } catch (error) {
        throw new Error(`${press.title}, ${wait} ms after the screen`, { cause: error });
      } finally {
        await context.close();
      }
    }
};

async function measurePress(
  { host, report }: Bench,
  context: BrowserContext,
  press: Press,
  path: string,
  wait: number,
): Promise<void> {
  await context.addCookies([{ ...rasterCookie, url: host.origin }]);
  const page = await openMeasured(context, 'ours');
  await acceptCookies(page, host.origin);
  await page.goto(host.origin + path);
  const target = press.target(page).first();
  await page.locator(stands[press.on]).waitFor({ state: 'attached' });
  if (!press.before) await target.waitFor();
  await slowDown(page, { network: false });
  await page.waitForTimeout(wait);
  await press.before?.(page);
  const of = rows.get(press) ?? rowsOf(press.title);
  report.add(wait === waits[0] ? of.early : of.late, 'ours', await tap(page, target, press.opened, 1));
  if (wait === waits[0] || press.stays) return;
  const close = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Close/ })
    .first();
  for (const closed of [of.closed, of.closedAgain]) {
    await page.waitForTimeout(restMs);
    report.add(closed, 'ours', await tap(page, close, press.opened, -1));
    await page.waitForTimeout(restMs);
    if (closed === of.closed) report.add(of.again, 'ours', await tap(page, target, press.opened, 1));
  }
}

/** From a finger's touch until one element more or less matches and is painted, ms, without the time of an answer. */
async function tap(page: Page, target: Locator, selector: string, change: 1 | -1): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const count = (await page.locator(selector).count()) + change;
  await page.evaluate(
    ([selector, count]) =>
      window.probe.arm('pointerdown', () => document.querySelectorAll(selector).length === count),
    [selector, count] as const,
  );
  await tapOn(page, target);
  return (await page.evaluate(() => window.probe.measured())).own;
}

/** What is there when a screen stands. */
const stands = { search: 'article >> nth=47', product: 'main h1', form: '.mp-star-field' };

const pathOf = {
  search: async () => `${pages.ours.path}?q=set`,
  /** The address of a product with pictures of reviews is not known before; the first of the search has some. */
  async product(_: BrowserContext, origin: string): Promise<string> {
    const response = await fetch(`${origin}${searchCall.path}?q=set`);
    const { data } = (await response.json()) as { data: { search_results: { internal_path: string }[] } };
    return data.search_results[0]?.internal_path ?? '';
  },
  async form({ request }: BrowserContext): Promise<string> {
    const path = (await ownScreens({ request })).find(one => one.startsWith('/reviews/write-review/new'));
    if (!path) throw new Error('nothing is left to review');
    return path;
  },
};
