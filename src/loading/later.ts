import type { ChunkTable } from './chunk-table.ts';
import { loadModule } from './load-module.ts';

/** Code that the first paint does without. */
export interface Later<T> {
  /** The code, once it is here. */
  peek(): T | undefined;
  /**
   * Brings it, once; a failing import is repeated once.
   * @throws {ChunkError} when both attempts failed; calling again tries again
   */
  load(): Promise<T>;
  /** The code, as soon as somebody has brought it. */
  readonly arrival: Promise<T>;
}

let built: { readonly chunks: ChunkTable; readonly base: string } | null = null;

/** Tells where the chunks lie, which a second attempt needs to know. Called once, at the start. */
export function provideChunks(chunks: ChunkTable, base: string): void {
  built = { chunks, base };
}

/** Imports a chunk; the second attempt asks for the file that `fileIn` names in the table of the build. */
export function loadChunk<Module>(
  fileIn: (chunks: ChunkTable) => string | undefined,
  bring: () => Promise<Module>,
): Promise<Module> {
  const file = built && fileIn(built.chunks);
  return built && file ? loadModule(built.base + file, bring) : bring();
}

const waiting = new Set<Later<unknown>>();
let isTime = false;

/**
 * Declares code that comes when it is first needed, or when `loadLater` is called.
 * @param name of the imported file, without its ending
 */
export function later<T>(name: string, bring: () => Promise<T>): Later<T> {
  let brought: T | undefined;
  let loading: Promise<T> | undefined;
  let arrive: (code: T) => void;
  const one: Later<T> = {
    arrival: new Promise(resolve => {
      arrive = resolve;
    }),
    peek: () => brought,
    load() {
      loading ??= loadChunk(chunks => chunks.later?.[name], bring).then(
        code => {
          waiting.delete(one);
          brought = code;
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
  // A failure is told when the code is really wanted.
  if (isTime) one.load().catch(() => {});
  return one;
}

/** Brings all that was left for later, now and from now on. Called when there is time. Rejects like `load`. */
export async function loadLater(): Promise<void> {
  isTime = true;
  while (waiting.size > 0) await Promise.all([...waiting].map(one => one.load()));
}
