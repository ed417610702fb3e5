import { act } from '@testing-library/react';
import { test } from 'uvu';

const real = { set: globalThis.setTimeout, clear: globalThis.clearTimeout };
let timers: { run: () => void; at: number; id: number }[] = [];
let now = 0;

/** From now on `pass` runs the timers of the product. Short ones, as those of the test library, run by themselves. */
export function holdLongTimers(): void {
  test.before.each(() => {
    [timers, now] = [[], 0];
    let count = 1_000_000;
    globalThis.setTimeout = ((run: () => void, ms = 0) => {
      if (ms < 100) return real.set(run, ms);
      count += 1;
      timers.push({ run, at: now + ms, id: count });
      return count;
    }) as typeof setTimeout;
    globalThis.clearTimeout = ((id: number) => {
      timers = timers.filter(timer => timer.id !== id);
      real.clear(id);
    }) as typeof clearTimeout;
  });
  test.after.each(() => {
    globalThis.setTimeout = real.set;
    globalThis.clearTimeout = real.clear;
  });
}

/** Lets time pass, ms. */
export function pass(ms: number): void {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  act(() => {
    for (const { run } of due) run();
  });
}

/** The timers that wait. */
export const held = () => timers;
