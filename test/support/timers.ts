import type { Services } from '../../src/state/core/services.ts';

/** No timer ever ends. */
export const never: Services['after'] = () => () => {};

/** Timers that end when the test says so. */
export function manualTimers(): {
  after: Services['after'];
  pass(): void;
  readonly running: Set<() => void>;
} {
  const running = new Set<() => void>();
  return {
    running,
    after(_ms, run) {
      running.add(run);
      return () => running.delete(run);
    },
    pass() {
      for (const run of [...running]) {
        running.delete(run);
        run();
      }
    },
  };
}
