import { loadLater } from '../../src/loading/later.ts';

let isLeft = false;

/** For a test file about code that is not there yet: called at its top, it leaves for later what the product does. */
export function leaveForLater(): void {
  isLeft = true;
}

/** Before the tests of a file: what the product leaves for later is there from the start. */
export async function bringLater(): Promise<void> {
  if (!isLeft) await loadLater();
}
