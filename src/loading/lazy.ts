import type { ChunkTable } from './chunk-table.ts';
import type { loadModule } from './load-module.ts';
import type { loadStyle } from './load-style.ts';

/** Code that the first paint does without. */
export interface Lazy<T> {
  /** The code, once it is here. */
  peek(): T | undefined;
  /**
   * Loads it, once, with its stylesheet; a failing import is repeated once.
   * @throws {ChunkError} when both attempts failed; calling again tries again
   */
  load(): Promise<T>;
  /** Loads it when there is time. For what the page shows already, or may open. */
  loadWhenIdle(): void;
  /** The code, as soon as somebody has loaded it. */
  readonly arrival: Promise<T>;
}

/** What `lazy` needs to ask for a file a second time, and for a stylesheet. */
export interface ChunkSource {
  readonly chunks: Pick<ChunkTable, 'lazy' | 'lazyStyles'>;
  /** The folder the files lie in. */
  readonly base: string;
  readonly loadModule: typeof loadModule;
  readonly loadStyle: typeof loadStyle;
}

let source: ChunkSource | null = null;

/** Says where the chunks lie. Called once, at the start. */
export function provideChunks(from: ChunkSource): void {
  source = from;
}

/** All that is declared. */
export const declaredLazy = new Set<Lazy<object>>();
/** What is loaded once there is time. */
const waiting = new Set<Lazy<object>>();
let isTime = false;

/**
 * Declares code that is loaded when it is first needed, or when there is time and something on the page asks for it.
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
      const file = source?.chunks.lazy[name];
      const style = source?.chunks.lazyStyles[name];
      const start = () =>
        source && file ? source.loadModule(source.base + file, importModule) : importModule();
      const startStyle = async () => source && style && source.loadStyle(document, source.base + style);
      loading ??= Promise.all([start(), startStyle()]).then(
        ([code]) => {
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
    loadWhenIdle() {
      // A failure is reported when the code is really wanted.
      if (isTime) one.load().catch(() => {});
      else waiting.add(one);
    },
  };
  declaredLazy.add(one);
  return one;
}

/** Says that there is time, now and from now on. */
export function loadWaiting(): void {
  isTime = true;
  for (const one of waiting) one.loadWhenIdle();
}
