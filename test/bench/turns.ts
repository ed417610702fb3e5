import type { Browser } from 'playwright-core';
import type { Report, Side } from './report.ts';
import { sides } from './report.ts';
import type { BenchHost } from './serve.ts';

/** What a part measures with. */
export interface Bench {
  readonly browser: Browser;
  readonly host: BenchHost;
  readonly report: Report;
}

/** Measures one round of a part: all its sides, one after the other. */
export type Round = (bench: Bench, round: number) => Promise<void>;

/** The sides in an order that differs from round to round, so that none of them is always the first. */
export function inTurn(round: number, of: readonly Side[] = sides): readonly Side[] {
  const first = round % of.length;
  return [...of.slice(first), ...of.slice(0, first)];
}
