/** Skips tests that need a program which is not installed. */
import { suite, type Test } from 'uvu';

/**
 * Reports why the tests of this file are skipped.
 * @param what is not installed
 * @param command installs it
 */
export function tellLacking(what: string, command: string): void {
  console.log(`skipped: ${what} not installed here. To install: ${command}`);
}

/** A suite that runs nothing and counts each of its tests as skipped. */
export function skippedSuite(): Test {
  const { skip, run } = suite();
  const nothing = Object.assign(() => {}, { each: () => {} });
  return Object.assign((...parameters: Parameters<Test>) => skip(...parameters), {
    before: nothing,
    after: nothing,
    only: skip,
    skip,
    run,
  });
}
