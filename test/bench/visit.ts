/** The slowest press of a whole visit, as the browser reports it (Event Timing), on a touch screen. */
import type { Locator, Page } from 'playwright-core';
import { menuMessages } from '../../src/messages/navigation.ts';
import { comparisonMessages } from '../../src/messages/comparison.ts';
import { shellMessages } from '../../src/messages/shell.ts';
import { signIn } from '../support/browser.ts';
import { reviewer } from '../support/screens.ts';
import { filterButton } from '../support/search-page.ts';
import type { Bench, Round } from './bench.ts';
import { acceptCookies, openMeasured, phone, ratingChips, tapOn } from './phone.ts';
import { longestEvent, noteEvents, slowDown } from './probe.ts';
import type { Row } from './report.ts';
import { rasterCookie } from './serve.ts';
import { pages } from './sides.ts';

interface Press {
  readonly title: string;
  readonly target: (page: Page) => Locator;
  /** What stands afterwards. */
  readonly leadsTo?: string;
}

const named =
  (role: 'button' | 'link', name: string | RegExp, within = 'body') =>
  (page: Page) =>
    page.locator(within).getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Close/ });
const matching = (selector: string) => (page: Page) => page.locator(selector);

/** Twenty-two presses on six screens: search, product, store, home, category, people. */
const presses: readonly Press[] = [
  { title: 'filters', target: filterButton, leadsTo: '.mp-filters__form' },
  { title: 'close filters', target: close },
  { title: 'rating', target: page => ratingChips(page).nth(1) },
  { title: 'heart', target: matching('article .mp-heart'), leadsTo: 'article .mp-heart[aria-pressed=true]' },
  { title: 'scores', target: named('button', /^Scores of /, 'article'), leadsTo: '.mp-explainers' },
  { title: 'close scores', target: close },
  { title: 'compare', target: page => named('button', /^Compare /, 'article')(page).nth(0) },
  { title: 'compare a second', target: page => named('button', /^Compare /, 'article')(page).nth(1) },
  {
    title: 'comparison',
    target: named('button', comparisonMessages.open({ count: '2' })),
    leadsTo: '.mp-comparison',
  },
  { title: 'close comparison', target: close },
  { title: 'product', target: matching('article h2 a'), leadsTo: '.mp-product h1' },
  {
    title: 'gallery',
    target: matching('main button[aria-haspopup=dialog][data-media]'),
    leadsTo: '.mp-gallery',
  },
  { title: 'close gallery', target: close },
  { title: 'share', target: named('button', /^Share/, 'main') },
  { title: 'vote', target: matching('.mp-review__helpful button[aria-pressed=false]') },
  {
    title: 'store',
    target: matching('main a[href^="/reviews/stores/"]:not([href*="/products/"])'),
    leadsTo: '.mp-shop',
  },
  { title: 'menu', target: named('button', menuMessages.menu), leadsTo: '.mp-side-menu__body' },
  { title: 'home', target: named('link', menuMessages.home, '.mp-side-menu__body'), leadsTo: '.mp-home' },
  { title: 'category', target: matching('main a[href^="/reviews/categories/"]'), leadsTo: '.mp-category' },
  { title: 'menu once more', target: named('button', menuMessages.menu), leadsTo: '.mp-side-menu__body' },
  {
    title: 'people',
    target: named('link', menuMessages.people, '.mp-side-menu__body'),
    leadsTo: '.mp-people',
  },
  { title: 'search field', target: page => page.getByRole('combobox', { name: shellMessages.searchField }) },
];

const row: Row = {
  title: `worst of ${presses.length} presses on six screens, one every 1.5 s, as Event Timing reports it`,
  limit: 150,
  isAbsolute: true,
};
/** Somebody looks before pressing, ms. */
const lookMs = 1500;

export const visit: Round = async ({ browser, host, report }: Bench) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, baseURL: host.origin });
  try {
    await signIn(context, reviewer);
    await context.addCookies([{ ...rasterCookie, url: host.origin }]);
    const page = await openMeasured(context, 'ours');
    await acceptCookies(page, host.origin);
    await page.goto(`${host.origin}${pages.ours.path}?q=set`);
    await page.locator('article >> nth=47').waitFor({ state: 'attached' });
    await slowDown(page, { network: false });
    await page.evaluate(noteEvents);
    const times: (readonly [title: string, ms: number])[] = [];
    for (const { title, target, leadsTo } of presses) {
      await page.waitForTimeout(lookMs);
      await tapOn(page, target(page).first());
      if (leadsTo) await page.locator(leadsTo).first().waitFor();
      // Event Timing reports after the next paint, at the latest.
      await page.waitForTimeout(lookMs);
      times.push([title, await page.evaluate(longestEvent)]);
    }
    times.sort(([, one], [, other]) => other - one);
    console.log(
      `visit: ${times
        .slice(0, 6)
        .map(([title, ms]) => `${title} ${ms}`)
        .join(', ')}`,
    );
    report.add(row, 'ours', times[0]?.[1] ?? Number.NaN);
  } finally {
    await context.close();
  }
};
