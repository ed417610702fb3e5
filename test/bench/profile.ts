import type { Page } from 'playwright-core';
import { answersFor, measureStep, openResults, stepsOf } from './phone.ts';
import { type Side, table } from './report.ts';
import { pages } from './serve.ts';
import { sourcePlaces } from './source-places.ts';
import { type Bucket, buckets, readTrace, type Spent } from './trace.ts';
import { type Bench, inTurn } from './turns.ts';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-v8.gc',
  'blink.user_timing',
  'toplevel',
  'v8',
];

/**
 * Where the time of a filter change goes on the phone page: a trace of every change, with samples of the running script.
 * @returns a table in Markdown: ms for one change, the mean of all changes, until it is painted and after that until
 * nothing is left to do
 */
export async function profile({ browser, host }: Bench, rounds: number): Promise<string> {
  const steps = stepsOf(['filter']);
  const answers = await answersFor(host.origin, steps, 48);
  const spent = new Map<Side, ReturnType<typeof readTrace>>();
  for (let round = 0; round < rounds; round += 1)
    for (const side of inTurn(round, ['ours', 'byHand', 'byHandVisible'])) {
      const page = await openResults(browser, host.origin, pages[side], answers);
      await browser.startTracing(page, { categories });
      for (const step of steps) {
        await measureStep(page, step, answers);
        await markQuiet(page);
      }
      const trace = (await browser.stopTracing()).toString('utf8');
      await page.context().close();
      spent.set(side, [...(spent.get(side) ?? []), ...readTrace(trace, sourcePlaces(host.folder))]);
    }
  const mean = (changes: readonly Spent[], of: readonly Bucket[]) =>
    changes.reduce((sum, one) => sum + of.reduce((sum, bucket) => sum + (one.get(bucket) ?? 0), 0), 0) /
    changes.length;
  const line = (what: string, of: readonly Bucket[]) => ({
    what,
    ...Object.fromEntries(
      [...spent].flatMap(([side, changes]) => [
        [
          titles[side],
          mean(
            changes.map(({ untilPainted }) => untilPainted),
            of,
          ).toFixed(1),
        ],
        [
          `${titles[side]}: after`,
          mean(
            changes.map(({ after }) => after),
            of,
          ).toFixed(1),
        ],
      ]),
    ),
  });
  return table([...buckets.map(bucket => line(bucket, [bucket])), line('in all', buckets)]);
}
const titles: Record<Side, string> = { ours: 'ours', byHand: 'by hand', byHandVisible: 'by hand, c-v' };

const markQuiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await window.probe.quiet();
    performance.mark('bench-quiet');
  });
