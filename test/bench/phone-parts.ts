import { chromium } from 'playwright-core';
import { searchDebounceMs } from '../../src/contract/limits.ts';
import { findChromium } from '../support/chromium.ts';
import { heap, heapGrowth, load, type } from './measures.ts';
import { acceptCookies, answersFor, type Kind, measureActions, openPhone, phone, stepsOf } from './phone.ts';
import type { Report, Row, Side } from './report.ts';
import { pages, rasterCookie } from './serve.ts';
import { median } from './statistics.ts';
import { inTurn, type Round } from './turns.ts';

const rows: Record<Kind, { script: Row; painted: Row }> = {
  filter: {
    script: { title: 'filter: script', limit: 1.3, instantSearch: '1.3–1.7' },
    painted: { title: 'filter → 48 cards painted', limit: 0.95, instantSearch: '1.5' },
  },
  sort: {
    script: { title: 'sort: script', limit: 1.3, instantSearch: '1.5' },
    painted: { title: 'sort → 48 cards painted', limit: 0.95, instantSearch: '1.4' },
  },
  back: {
    script: { title: 'Back: script', limit: 1.3, instantSearch: '1.7' },
    painted: { title: 'Back → 48 cards painted', limit: 0.95, instantSearch: '1.4' },
  },
};
const longRows = {
  script: { title: '500 cards, filter: script', limit: 1.3, instantSearch: '1.1' },
  painted: { title: '500 cards, filter → painted', limit: 0.6, instantSearch: '1.0' },
};

/** Filter, order and Back on a page of 48 cards. */
export function actions(kinds: readonly Kind[]): Round {
  const steps = stepsOf(kinds);
  return async ({ browser, host, report }, round) => {
    const answers = await answersFor(host.origin, steps, 48);
    for (const side of inTurn(round)) {
      const times = await measureActions(browser, host.origin, pages[side], steps, answers);
      for (const kind of kinds) record(report, rows[kind], side, times.get(kind) ?? []);
    }
  };
}

/** A filter on a page of 500 cards. */
export const long: Round = async ({ browser, host, report }, round) => {
  const steps = stepsOf(['filter']);
  const answers = await answersFor(host.origin, steps, 500);
  for (const side of inTurn(round)) {
    const times = await measureActions(browser, host.origin, pages[side], steps, answers);
    record(report, longRows, side, times.get('filter') ?? []);
  }
};

/** How an answer comes, and whether the network is slow. */
const loads = [
  {
    preload: 'none',
    network: true,
    row: { title: 'load until 48 cards, 150 ms, 1.6 Mbit/s', limit: 1.2, instantSearch: '1.40–1.63' },
  },
  { preload: 'link', network: true, row: { title: '… first answer as a link', limit: 1.05 } },
  { preload: 'inline', network: true, row: { title: '… first answer in app_meta', limit: 1.05 } },
  {
    preload: 'none',
    network: false,
    row: { title: '… without network limits', limit: 1.35, instantSearch: '1.5' },
  },
] as const;
const blockedRow: Row = { title: '… of that, blocking time', limit: 1.3, instantSearch: '3.0' };

/** A first visit. The hand-written page has no page of the host that could bring its answer along. */
export const loading: Round = async ({ browser, host, report }, round) => {
  const opener = () => openPhone(browser, host.origin);
  for (const side of inTurn(round)) {
    const url = `${host.origin}${pages[side]}?q=set`;
    let plain = Number.NaN;
    for (const { preload, network, row } of loads) {
      if (preload !== 'none' && side !== 'ours') {
        report.add(row, side, plain);
        continue;
      }
      const query = side === 'ours' ? `&preload=${preload}` : '';
      const { painted, blocked } = await load(browser, url + query, network, opener);
      report.add(row, side, painted);
      if (preload === 'none' && network) plain = painted;
      if (!network) report.add(blockedRow, side, blocked);
    }
  }
};

const lettersRow: Row = { title: 'letter → suggestions painted', limit: 1.2, instantSearch: '4.9' };
export const letters: Round = async ({ browser, host, report }, round) => {
  const opener = async () => {
    const page = await openPhone(browser, host.origin);
    await acceptCookies(page, host.origin);
    return page;
  };
  for (const side of inTurn(round)) {
    const url = `${host.origin}${pages[side]}?q=set`;
    report.add(lettersRow, side, median(await type(browser, url, 'blue', searchDebounceMs, opener)));
  }
};

const heapRows = [
  { count: 48, row: { title: 'heap after load', unit: 'MB', limit: 1.4, instantSearch: '1.5' } },
  { count: 500, row: { title: 'heap with 500 cards', unit: 'MB', limit: 1.4, instantSearch: '1.3' } },
] as const;

/** After everything has loaded and garbage was collected. The answers come from outside the page. */
export const heaps: Round = async ({ browser, host, report }, round) => {
  for (const { count, row } of heapRows) {
    const { bodies } = await answersFor(host.origin, [], count);
    const body = Object.values(bodies)[0] ?? '';
    for (const side of inTurn(round)) {
      const context = await browser.newContext({ viewport: phone });
      await context.addCookies([{ ...rasterCookie, url: host.origin }]);
      await context.route('**/reviews/search.json*', route =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      const page = await context.newPage();
      await page.goto(`${host.origin}${pages[side]}?q=set`);
      await page
        .locator('.mp-grid .mp-card__link')
        .nth(count - 1)
        .waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      report.add(row, side, await heap(page));
      await context.close();
    }
  }
};

const growthRow: Row = {
  title: 'heap after 100 changes of order and of screen, of that after ten',
  unit: '×',
  limit: 1.1,
};
/** Once. Without compilers: what they make of busy code, and may drop again, would hide what the page itself keeps. */
export const growth: Round = async ({ host, report }, round) => {
  if (round > 0) return;
  const found = await findChromium();
  const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
  const interpreting = await chromium.launch({ ...found, args: [...found.args, flags] });
  try {
    const url = `${host.origin}${pages.ours}?q=set`;
    const opener = async () => {
      const page = await openPhone(interpreting, host.origin);
      await acceptCookies(page, host.origin);
      return page;
    };
    const { early, late } = await heapGrowth(interpreting, url, opener);
    report.add(growthRow, 'ours', late / early);
  } finally {
    await interpreting.close();
  }
};

type Times = readonly { readonly script: number; readonly painted: number }[];

function record(report: Report, rows: { script: Row; painted: Row }, side: Side, times: Times): void {
  report.add(rows.painted, side, median(times.map(({ painted }) => painted)));
  report.add(rows.script, side, median(times.map(({ script }) => script)));
}
