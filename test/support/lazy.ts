import { declaredLazy, loadWaiting } from '../../src/loading/lazy.ts';

let isLeft = false;

/** For a test file about code that is not there yet: called at its top, it leaves lazy code unloaded. */
export function keepLazy(): void {
  isLeft = true;
}

/** Before the tests of a file: lazy code is there from the start. */
export async function loadLazy(): Promise<void> {
  if (!isLeft) await loadAllLazy();
}

/** Loads all lazy code, with what that declares in turn. */
export async function loadAllLazy(): Promise<void> {
  loadWaiting('idle');
  loadWaiting('intent');
  // A loop over a set also visits items that are added meanwhile.
  for (const code of declaredLazy) await code.load();
}
