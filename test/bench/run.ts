/**
 * `npm run bench`: sizes of what was built, and load and interaction of the search screen in a real Chromium, side
 * by side with a page written by hand (hand-written/page.tsx) on the same host. Prints medians, ranges and ratios of
 * one run, in which the pages take turns. README.md says what is measured from where to where.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { build } from '../../build.mjs';
import { openBenchWorld } from '../../fixtures/host/bench-world.ts';
import { findChromium } from '../support/chromium.ts';
import { limits } from '../../src/build/limits.mjs';
import { desktopLetters, desktopLoad, desktopLong, desktopSort } from './desktop-parts.ts';
import { appendedReviews, countryLists, megaMenu } from './list-parts.ts';
import { help, readOptions } from './options.ts';
import { actions, growth, heaps, letters, loading, long } from './phone-parts.ts';
import { profile } from './profile.ts';
import { Report, table } from './report.ts';
import { serve } from './serve.ts';
import { median } from './statistics.ts';
import type { Bench, Round } from './turns.ts';
import { paintAll } from './world.ts';

const options = wanted();
const { rounds, wants } = options;

function wanted() {
  const words = process.argv.slice(2);
  if (words.some(word => /^(--help|-h|help)$/.test(word))) {
    console.log(help);
    process.exit();
  }
  try {
    return readOptions(words);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function saySizes(manifest: Awaited<ReturnType<typeof build>>): void {
  const size = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0);
  const say = (what: string, bytes: number, limit?: number) => {
    const state = limit === undefined || bytes <= limit ? '' : ' !';
    console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB${limit ? ` (limit ${limit / 1000})${state}` : ''}`);
  };
  say(
    'JavaScript for the first paint of the search screen',
    size([manifest.entry, ...(manifest.routes.PageSearch?.scripts ?? [])]),
    limits.search,
  );
  say('all JavaScript', size(Object.keys(manifest.files).filter(name => name.endsWith('.js'))));
  say('base stylesheet', size([manifest.style]), limits.baseStyle);
}

/** The parts that were asked for, in the order in which each round takes them. */
function partsToMeasure(): Round[] {
  const kinds = (['filter', 'sort', 'back'] as const).filter(kind => wants('phone', kind));
  const parts: [boolean, Round][] = [
    [kinds.length > 0, actions(kinds)],
    [wants('phone', 'long'), long],
    [wants('phone', 'load'), loading],
    [wants('phone', 'letters'), letters],
    [wants('phone', 'heap'), heaps],
    [wants('phone', 'countries'), countryLists],
    [wants('phone', 'menu'), megaMenu],
    [wants('phone', 'reviews'), appendedReviews],
    [wants('desktop', 'load'), desktopLoad],
    [wants('desktop', 'sort'), desktopSort],
    [wants('desktop', 'long'), desktopLong],
    [wants('desktop', 'letters'), desktopLetters],
    [wants('phone', 'growth'), growth],
  ];
  return parts.flatMap(([isWanted, part]) => (isWanted ? [part] : []));
}

async function measure(bench: Bench): Promise<void> {
  const parts = partsToMeasure();
  for (let round = 0; round < rounds; round += 1) {
    for (const part of parts) await part(bench, round);
    if (parts.length > 0) console.log(`round ${round + 1} of ${rounds}, load ${load()}`);
  }
}
const load = () => loadavg()[0]?.toFixed(1);

/** Every filter and order in a large world, from the press until cards are painted. Fails where one paints nothing. */
async function measureWorld({ browser }: Bench): Promise<void> {
  const large = await serve(() => openBenchWorld(100_000));
  try {
    for (const { name, times, count, problem } of await paintAll(browser, large.origin, 'set', rounds)) {
      console.log(`${name}: ${problem ?? `${median(times).toFixed(0)} ms, ${count}`}`);
      if (problem !== undefined) process.exitCode = 1;
    }
  } finally {
    await large.close();
  }
}

saySizes(await build());
const host = await serve();
const browser = await chromium.launch(await findChromium());
const report = new Report();
try {
  const bench = { browser, host, report };
  await measure(bench);
  if (options.named.has('profile')) console.log(`\n${await profile(bench, rounds)}`);
  if (options.named.has('world')) await measureWorld(bench);
} finally {
  await browser.close();
  await host.close();
}
const lines = report.lines();
if (lines.length > 0) console.log(`\n${table(lines)}`);
