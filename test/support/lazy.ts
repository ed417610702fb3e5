import { declaredLazy } from '../../src/loading/lazy.ts';

let isKept = false;

/** Leaves lazy code unloaded. Called at the top of a test file about code that is still to load. */
export function keepLazy(): void {
  isKept = true;
}

/** Loads all lazy code before the tests of a file, unless the file has called `keepLazy`. */
export async function loadLazy(): Promise<void> {
  if (!isKept) await loadAllLazy();
}

/** Loads all lazy code, also what that code declares. */
export async function loadAllLazy(): Promise<void> {
  // A loop over a set also visits items that are added meanwhile.
  for (const code of declaredLazy) await code.load();
}
