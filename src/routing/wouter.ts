/**
 * Keeps wouter from replacing the functions of the host's history for good, which it does when it is loaded unless its
 * mark says that another copy has done so. To be imported before wouter and released after.
 */
const mark = Symbol.for('wouter_v3');
const isMarked = mark in window;
if (!isMarked) Object.defineProperty(window, mark, { value: true, configurable: true });

/** Takes the mark away: another copy of wouter, in a host, may do what it likes. */
export function releaseWouter(): void {
  if (!isMarked) Reflect.deleteProperty(window, mark);
}
