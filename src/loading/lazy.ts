import type { ChunkTable } from './chunk-table.ts';
import { loadModule } from './load-module.ts';

/** Code that the first paint does without. */
export interface Lazy<T> {
  /** The code, once it is here. */
  peek(): T | undefined;
  /**
   * Loads it, once; a failing import is repeated once.
   * @throws {ChunkError} when both attempts failed; calling again tries again
   */
  load(): Promise<T>;
  /** The code, as soon as somebody has loaded it. */
  readonly arrival: Promise<T>;
}

let built: { readonly chunks: ChunkTable; readonly base: string } | null = null;

/** Says where the chunks lie, which a second attempt needs to know. Called once, at the start. */
export function provideChunks(chunks: ChunkTable, base: string): void {
  built = { chunks, base };
}

const waiting = new Set<Lazy<object>>();
let isTime = false;

/**
 * Declares code that is loaded when it is first needed, or by `preloadLazy`.
 * @param name of the imported file, without its ending
 */
export function lazy<T extends object>(name: string, importModule: () => Promise<T>): Lazy<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let arrive: (code: T) => void;
  const one: Lazy<T> = {
    arrival: new Promise(resolve => {
      arrive = resolve;
    }),
    peek: () => loaded,
    load() {
      const file = built?.chunks.lazy[name];
      loading ??= (built && file ? loadModule(built.base + file, importModule) : importModule()).then(
        code => {
          waiting.delete(one);
          loaded = code;
          arrive(code);
          return code;
        },
        error => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  waiting.add(one);
  // A failure is reported when the code is really wanted.
  if (isTime) one.load().catch(() => {});
  return one;
}

/** Loads all lazy code, now and from now on. Called when there is time. Rejects like `load`. */
export async function preloadLazy(): Promise<void> {
  isTime = true;
  while (waiting.size > 0) await Promise.all([...waiting].map(one => one.load()));
}
