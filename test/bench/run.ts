/**
 * `npm run bench`: sizes of what was built, and load and interaction of the search screen in a real Chromium, side
 * by side with other pages on the same host (pages/). Prints medians, ranges and ratios of one run, in which the pages
 * take turns. README.md says what is measured from where to where.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { build } from '../../build.mjs';
import { openBenchWorld } from './host/bench-world.ts';
import { findInstalledChromium } from '../support/chromium.ts';
import { limits } from '../../src/build/limits.mjs';
import { actions, long } from './actions.ts';
import type { Bench, Round } from './bench.ts';
import { growth, heaps } from './heap.ts';
import { letters } from './letters.ts';
import { countryLists, megaMenu } from './list-parts.ts';
import { loading } from './load.ts';
import { help, type PartName, readOptions } from './options.ts';
import { openings } from './presses.ts';
import { profile } from './profile.ts';
import { Report } from './report.ts';
import { save } from './results.ts';
import { otherScreens } from './screens.ts';
import { serve, serveWorld } from './serve.ts';
import { median } from './statistics.ts';
import { visit } from './visit.ts';
import { paintAll } from './world.ts';

const { rounds, parts, isSaved } = wanted();

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
  const kinds = (['filter', 'sort', 'back'] as const).filter(kind => parts.has(kind));
  const known: [PartName, Round][] = [
    ['load', loading],
    ...kinds.slice(0, 1).map((kind): [PartName, Round] => [kind, actions(kinds)]),
    ['long', long],
    ['letters', letters],
    ['heap', heaps],
    ['growth', growth],
    ['presses', openings],
    ['screens', otherScreens],
    // Its vote and its heart change what other screens show.
    ['visit', visit],
    ['countries', countryLists],
    ['menu', megaMenu],
  ];
  return known.flatMap(([name, part]) => (parts.has(name) ? [part] : []));
}

async function measure(bench: Bench): Promise<void> {
  const wanted = partsToMeasure();
  if (wanted.length === 0) return;
  for (let round = 0; round < rounds; round += 1) {
    for (const part of wanted) await part(bench, round);
    loads.push(load());
    console.log(`round ${round + 1} of ${rounds}, load ${loads.at(-1)}`);
  }
}
const load = () => (loadavg()[0] ?? 0).toFixed(1);
const loads: string[] = [];

/** Every filter and order in a large world, from the press until cards are painted. Fails where one paints nothing. */
async function measureWorld({ browser }: Bench): Promise<void> {
  const large = await serveWorld(() => openBenchWorld(100_000));
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
const browser = await chromium.launch(await findInstalledChromium());
const report = new Report();
const about = () =>
  `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ${cpus().length} processors, ` +
  `rounds: ${rounds}, load after each: ${loads.length > 0 ? loads.join(', ') : load()}`;
/** Prints results, and writes them into results.md where that was asked for. */
async function say(title: string, text: string): Promise<void> {
  console.log(`\n${text}`);
  if (isSaved) await save(title, `${about()}\n\n${text}`);
}
try {
  const bench = { browser, host, report };
  await measure(bench);
  const { compared, alone } = report.tables();
  if (compared) await say('The search screen beside other pages', compared);
  if (alone) await say('What the product does by itself', alone);
  if (parts.has('profile')) await say('Where the time goes', await profile(bench, rounds));
  if (parts.has('world')) await measureWorld(bench);
} finally {
  await browser.close();
  await host.close();
}
