import { type Browser, chromium, type Page } from 'playwright-core';
import { findInstalledChromium } from '../support/chromium.ts';
import type { Bench, Round } from './bench.ts';
import { searchKey } from './answers.ts';
import { answersFor, orders, phone, ratingChips, ratings, sortSelect } from './phone.ts';
import type { Row } from './report.ts';
import { rasterCookie } from './serve.ts';
import { inTurn, pages, type Side } from './sides.ts';

const rows = {
  loaded: { title: 'heap after load', unit: 'MB', limit: 1.4 },
  filtered: { title: '… after 100 filter changes', unit: 'MB', limit: 1.3 },
  long: { title: '… with 500 cards', unit: 'MB', limit: 1.3 },
  growth: {
    title: 'heap after 100 changes of order and of screen, of that after ten',
    unit: '',
    limit: 1.1,
    isAbsolute: true,
  },
} as const satisfies Record<string, Row>;

/** In use after everything has loaded and garbage was collected. Nothing of the benchmark is in the page. */
export const heaps: Round = async (bench, round) => {
  for (const side of inTurn(round)) {
    const { page, expected } = await openUnmeasured(bench, side, 48);
    bench.report.add(rows.loaded, side, await heap(page));
    for (let change = 0; change < 100; change += 1) {
      const rating = ratings[change % ratings.length] ?? '';
      await ratingChips(page)
        .nth(change % ratings.length)
        .click();
      await page
        .locator(`.${pages[side].link}[href$="${expected[searchKey(rating)]?.first}"]`)
        .first()
        .waitFor({ state: 'attached' });
    }
    await page.waitForLoadState('networkidle');
    bench.report.add(rows.filtered, side, await heap(page));
    await page.context().close();
    const long = await openUnmeasured(bench, side, 500);
    bench.report.add(rows.long, side, await heap(long.page));
    await long.page.context().close();
  }
};

/** A page of results with so many cards, whose answers come from outside. */
async function openUnmeasured({ browser, host }: Bench, side: Side, count: number) {
  const { bodies, expected } = await answersFor(
    host.origin,
    ratings.map(rating => searchKey(rating)),
    count,
  );
  const context = await browser.newContext({ viewport: phone });
  await context.addCookies([{ ...rasterCookie, url: host.origin }]);
  await context.route('**/reviews/search.json*', async route => {
    const rating = new URL(route.request().url()).searchParams.get('min_rating') ?? '';
    await route.fulfill({ contentType: 'application/json', body: bodies[searchKey(rating)] ?? '' });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const { path, link } = pages[side];
  await page.goto(`${host.origin}${path}?q=set`);
  await page
    .locator(`.${link}`)
    .nth(count - 1)
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { page, expected };
}

async function heap(page: Page): Promise<number> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('HeapProfiler.collectGarbage');
  const { usedSize } = await debug.send('Runtime.getHeapUsage');
  await debug.detach();
  return usedSize;
}

/** Once. Without compilers: what they make of busy code, and may drop again, would hide what the page itself keeps. */
export const growth: Round = async ({ host, report }, round) => {
  if (round > 0) return;
  const found = await findInstalledChromium();
  const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
  const interpreting = await chromium.launch({ ...found, args: [...found.args, flags] });
  try {
    report.add(rows.growth, 'ours', await heapGrowth(interpreting, host.origin));
  } finally {
    await interpreting.close();
  }
};

/** The heap after a hundred changes of the order and of the screen, of that after the first ten. */
async function heapGrowth(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone });
  await context.addCookies([
    { ...rasterCookie, url: origin },
    { name: 'cookies_accepted', value: '1', url: origin },
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const { path, link } = pages.ours;
  const cards = page.locator(`[aria-busy=false] .${link}`);
  const steps = async (from: number, to: number) => {
    for (let step = from; step < to; step += 1) {
      const order = orders[step % orders.length] ?? '';
      await page.selectOption(sortSelect, order);
      await page.waitForURL(address => address.searchParams.get('sort_by') === order);
      await cards.first().waitFor();
      await cards.nth(step % 40).click();
      await page.locator('#mp-reviews').waitFor();
      await page.goBack();
      await cards.first().waitFor();
    }
  };
  await page.goto(`${origin}${path}?q=set`);
  await cards.first().waitFor();
  await steps(0, 10);
  const early = await heap(page);
  await steps(10, 100);
  return (await heap(page)) / early;
}
