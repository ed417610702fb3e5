import type { Browser } from 'playwright-core';
import type { Report } from './report.ts';
import type { BenchHost } from './serve.ts';

/** The tools of a benchmark part. */
export interface Bench {
  readonly browser: Browser;
  readonly host: BenchHost;
  readonly report: Report;
}

/** Measures one round of a part: all its sides, one after the other. */
export type Round = (bench: Bench, round: number) => Promise<void>;
