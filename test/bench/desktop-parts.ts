import type { BrowserContext } from 'playwright-core';
import { searchDebounceMs } from '../../src/contract/limits.ts';
import { load, reorder, type } from './measures.ts';
import type { Row, Side } from './report.ts';
import { pages } from './serve.ts';
import { median } from './statistics.ts';
import { inTurn, type Round } from './turns.ts';

/** On a desktop the hand-written page lays out and paints every card. */
const both: readonly Side[] = ['ours', 'byHand'];
const address = (origin: string, side: Side, more = '') => `${origin}${pages[side]}?q=set${more}`;

const loadRows = {
  none: { title: 'desktop: load until 48 cards are painted', limit: 1.2 },
  link: { title: 'desktop: the same, first answer as a link', limit: 1.05 },
  inline: { title: 'desktop: the same, first answer in app_meta', limit: 1.05 },
} as const;
const blockedRow: Row = { title: 'desktop: blocking time of that load', limit: 1.3 };

export const desktopLoad: Round = async ({ browser, host, report }, round) => {
  for (const side of inTurn(round, both)) {
    const plain = await load(browser, address(host.origin, side));
    report.add(loadRows.none, side, plain.painted);
    report.add(blockedRow, side, plain.blocked);
    for (const preload of ['link', 'inline'] as const) {
      const brought =
        side === 'ours' ? await load(browser, address(host.origin, side, `&preload=${preload}`)) : plain;
      report.add(loadRows[preload], side, brought.painted);
    }
  }
};

const sortRow: Row = { title: 'desktop: sort → 48 cards painted', limit: 0.95 };
export const desktopSort: Round = async ({ browser, host, report }, round) => {
  for (const side of inTurn(round, both))
    report.add(sortRow, side, median(await reorder(browser, address(host.origin, side), 48)));
};

const longRow: Row = { title: 'desktop: 500 cards, sort → painted', limit: 0.6 };
export const desktopLong: Round = async ({ browser, host, report }, round) => {
  const long = await longPages(host.origin);
  for (const side of inTurn(round, both))
    report.add(longRow, side, median(await reorder(browser, address(host.origin, side), 500, long)));
};

const lettersRow: Row = { title: 'desktop: letter → suggestions painted', limit: 1.2 };
export const desktopLetters: Round = async ({ browser, host, report }, round) => {
  for (const side of inTurn(round, both)) {
    const times = await type(browser, address(host.origin, side), 'blue', searchDebounceMs);
    report.add(lettersRow, side, median(times));
  }
};

/** Lets one page of results hold 500 products: what the host lists on its pages, put together. */
async function longPages(origin: string): Promise<(context: BrowserContext) => Promise<void>> {
  const longAnswer = async (sortBy: string) => {
    const known = bodies.get(sortBy);
    if (known) return known;
    const pages = Array.from({ length: 11 }, async (_, index) => {
      const sort = sortBy ? `&sort_by=${sortBy}` : '';
      const response = await fetch(
        `${origin}/reviews/search.json?min_transparency=0&page=${index + 1}${sort}`,
      );
      return (await response.json()) as { data: { search_results: unknown[] } };
    });
    const answers = await Promise.all(pages);
    const results = answers.flatMap(({ data }) => data.search_results).slice(0, 500);
    const data = { ...answers[0]?.data, search_results: results, per_page: 500 };
    const body = JSON.stringify({ ...answers[0], data });
    bodies.set(sortBy, body);
    return body;
  };
  return async context => {
    await context.route('**/reviews/search.json*', async route => {
      const sortBy = new URL(route.request().url()).searchParams.get('sort_by') ?? '';
      await route.fulfill({ contentType: 'application/json', body: await longAnswer(sortBy) });
    });
  };
}
const bodies = new Map<string, string>();
