/**
 * Keeps wouter from replacing the functions of the host's history. Wouter does so when it is loaded, unless its mark on
 * `window` says that another copy has done it. Import this before wouter, and call `releaseWouter` after.
 */
const mark = Symbol.for('wouter_v3');
const isMarked = mark in window;
if (!isMarked) Object.defineProperty(window, mark, { value: true, configurable: true });

/** Removes the mark, so that a copy of wouter in the host works as usual. */
export function releaseWouter(): void {
  if (!isMarked) Reflect.deleteProperty(window, mark);
}
