/**
 * `npm run bench`: sizes of what was built, and load and interaction of the search screen in a real Chromium, side
 * by side with a page written by hand (hand-written/page.tsx) on the same host. Prints medians and ratios of one
 * run; the two pages take turns, so that a change of the machine's speed meets both.
 *
 * `npm run bench -- 9 loads letters` takes nine turns of two of the parts loads, orders, letters and memory.
 * `npm run bench -- 3 world` takes every filter and every order three times in a world of 100,000 products, which is
 * made on the first run; it ends with 1 when one of them fails or paints nothing.
 */
import type { BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { build } from '../../build.mjs';
import { openBenchWorld } from '../../fixtures/host/bench-world.ts';
import { searchDebounceMs } from '../../src/contract/limits.ts';
import { findChromium } from '../support/browser.ts';
import { heapGrowth, load, reorder, type } from './measures.ts';
import { serve } from './serve.ts';
import { compare, median } from './statistics.ts';
import { paintAll } from './world.ts';

const text = 'set';
const ours = (preload = 'none') => `/reviews/search?q=${text}&preload=${preload}`;
const theirs = `/bench/hand-written?q=${text}`;
const runs = Number(process.argv.find(text => /^\d+$/.test(text)) ?? 7);

const rows: string[][] = [];
const say = (what: string, limit: string, measured: string, holds: boolean) => {
  rows.push([what, limit, measured, holds ? 'holds' : 'MISSED']);
  console.log(`${holds ? ' ' : '!'} ${what}: ${measured} (limit ${limit})`);
};
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;

function saySizes(manifest: Awaited<ReturnType<typeof build>>): void {
  const size = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0);
  const first = size([manifest.entry, ...(manifest.routes.PageSearch?.scripts ?? [])]);
  const all = size(Object.keys(manifest.files).filter(name => name.endsWith('.js')));
  const style = size([manifest.style]);
  say('JavaScript for the first paint of the search screen', '92.0 kB', kB(first), first <= 92_000);
  say('all JavaScript', 'none', kB(all), true);
  say('base stylesheet', '10.0 kB', kB(style), style <= 10_000);
}

function sayRatio(what: string, limit: number, mine: readonly number[], other: readonly number[]): void {
  const { ours, theirs, ratio } = compare(mine, other);
  say(what, `${limit} ×`, `${ms(ours)} against ${ms(theirs)}, ${ratio.toFixed(2)} ×`, ratio <= limit);
}

async function takeTurns<T>(times: number, a: () => Promise<T>, b: () => Promise<T>): Promise<[T[], T[]]> {
  const [first, second]: [T[], T[]] = [[], []];
  for (let turn = 0; turn < times; turn += 1) {
    first.push(await a());
    second.push(await b());
  }
  return [first, second];
}

/** Lets one page of results hold 500 products: what the host lists on its pages, put together. */
async function longPages(origin: string): Promise<(context: BrowserContext) => Promise<void>> {
  const bodies = new Map<string, string>();
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

async function loads(): Promise<void> {
  const [a, b] = await takeTurns(
    runs,
    () => load(browser, host.origin + ours()),
    () => load(browser, host.origin + theirs),
  );
  const painted = (loads: typeof a) => loads.map(one => one.painted);
  const blocked = (loads: typeof a) => loads.map(one => one.blocked);
  sayRatio('load until 48 cards are painted', 1.2, painted(a), painted(b));
  sayRatio('blocking time of that load', 1.3, blocked(a), blocked(b));
  for (const preload of ['link', 'inline']) {
    const [c, d] = await takeTurns(
      runs,
      () => load(browser, host.origin + ours(preload)),
      () => load(browser, host.origin + theirs),
    );
    sayRatio(`load with the first answer brought along (${preload})`, 1.05, painted(c), painted(d));
  }
}

async function orders(): Promise<void> {
  const [a, b] = await takeTurns(
    runs,
    () => reorder(browser, host.origin + ours(), 48),
    () => reorder(browser, host.origin + theirs, 48),
  );
  sayRatio('sort until 48 new cards are painted', 0.95, a.flat(), b.flat());
  const long = await longPages(host.origin);
  const [c, d] = await takeTurns(
    Math.ceil(runs / 2),
    () => reorder(browser, host.origin + ours(), 500, long),
    () => reorder(browser, host.origin + theirs, 500, long),
  );
  sayRatio('sort until 500 new cards are painted', 0.6, c.flat(), d.flat());
}

async function letters(): Promise<void> {
  const [a, b] = await takeTurns(
    runs,
    () => type(browser, host.origin + ours(), 'blue', searchDebounceMs),
    () => type(browser, host.origin + theirs, 'blue', searchDebounceMs),
  );
  sayRatio('letter until suggestions are painted', 1.2, a.flat(), b.flat());
}

/** Without compilers: what they make of busy code, and may drop again, would hide what the page itself keeps. */
async function memory(): Promise<void> {
  const found = await findChromium();
  const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
  const interpreting = await chromium.launch({ ...found, args: [...found.args, flags] });
  const { early, late } = await heapGrowth(interpreting, host.origin + ours());
  await interpreting.close();
  const growth = late / early;
  say(
    'heap after 100 filter and 100 screen changes',
    '1.1 ×',
    `${kB(late)} against ${kB(early)} after ten, ${growth.toFixed(2)} ×`,
    growth <= 1.1,
  );
}

/** Every filter and order, from the press until cards are painted. */
async function world(): Promise<void> {
  const large = await serve(() => openBenchWorld(100_000));
  try {
    for (const { name, times, count, problem } of await paintAll(browser, large.origin, text, runs)) {
      say(name, 'cards', problem ?? `${ms(median(times))}, ${count}`, problem === undefined);
      if (problem !== undefined) process.exitCode = 1;
    }
  } finally {
    await large.close();
  }
}

const usual = { loads, orders, letters, memory };
const parts = { ...usual, world };
const wanted = process.argv.slice(2).filter(name => name in parts) as (keyof typeof parts)[];

saySizes(await build());
const host = await serve();
const browser = await chromium.launch(await findChromium());
try {
  for (const part of wanted.length > 0 ? wanted : (Object.keys(usual) as (keyof typeof usual)[]))
    await parts[part]();
} finally {
  await browser.close();
  await host.close();
}

console.log();
console.table(rows.map(([what, limit, measured, result]) => ({ what, limit, measured, result })));
