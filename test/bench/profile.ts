import type { Browser, Page } from 'playwright-core';
import type { Bench } from './bench.ts';
import { openVisit } from './load.ts';
import { answersFor, measureStep, openResults, stepsOf, untilQuiet } from './phone.ts';
import { table } from './report.ts';
import type { BenchHost } from './serve.ts';
import { inTurn, pages, type Side } from './sides.ts';
import { sourcePlaces } from './source-places.ts';
import { type Bucket, buckets, readTrace, type Spent } from './trace.ts';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-v8.gc',
  'blink.user_timing',
  'toplevel',
  'v8',
];
const profiled: readonly Side[] = ['ours', 'lean'];

/**
 * Splits the time of a load and of a filter change on the phone page, the network not slowed: traces with samples
 * of the running script.
 * @returns a table in Markdown: ms of the main thread, the mean of all, until it is painted and after that until
 * nothing is left to do
 */
export async function profile({ browser, host }: Bench, rounds: number): Promise<string> {
  const columns = new Map<string, Spent[]>();
  const add = (what: string, side: Side, trace: string) => {
    for (const { untilPainted, after } of readTrace(trace, sourcePlaces(host.folder)))
      for (const [name, spent] of [
        [what, untilPainted],
        [`${what}, after`, after],
      ] as const) {
        const column = `${name}: ${pages[side].title}`;
        columns.set(column, [...(columns.get(column) ?? []), spent]);
      }
  };
  for (let round = 0; round < rounds; round += 1)
    for (const side of inTurn(round, profiled)) {
      add('load', side, await traceLoad(browser, host, side));
      add('filter', side, await traceFilters(browser, host, side));
    }
  const line = (what: string, of: readonly Bucket[]) => ({
    what,
    ...Object.fromEntries([...columns].sort().map(([column, all]) => [column, mean(all, of).toFixed(1)])),
  });
  return table([...buckets.map(bucket => line(bucket, [bucket])), line('in all', buckets)]);
}

const mean = (all: readonly Spent[], of: readonly Bucket[]) =>
  all.reduce((sum, one) => sum + of.reduce((sum, bucket) => sum + (one.get(bucket) ?? 0), 0), 0) / all.length;

async function traceLoad(browser: Browser, host: BenchHost, side: Side): Promise<string> {
  const { page, url } = await openVisit(browser, host, side, { network: false });
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(async link => {
    const painted = await window.probe.painted(`.${link}`, 48);
    performance.mark('bench-start', { startTime: 0 });
    performance.mark('bench-painted', { startTime: painted });
  }, pages[side].link);
  await untilQuiet(page);
  return finish(browser, page);
}

async function traceFilters(browser: Browser, host: BenchHost, side: Side): Promise<string> {
  const steps = stepsOf(['filter']);
  const answers = await answersFor(
    host.origin,
    steps.map(({ key }) => key),
    48,
  );
  const page = await openResults(browser, host.origin, side, answers);
  await browser.startTracing(page, { categories });
  for (const step of steps) {
    await measureStep(page, step, answers);
    await page.evaluate(() => window.probe.quiet());
    await markQuiet(page);
  }
  return finish(browser, page);
}

async function finish(browser: Browser, page: Page): Promise<string> {
  await markQuiet(page);
  const trace = (await browser.stopTracing()).toString('utf8');
  await page.context().close();
  return trace;
}

const markQuiet = (page: Page): Promise<unknown> => page.evaluate(() => performance.mark('bench-quiet'));
