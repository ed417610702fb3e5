import type { preloadFiles } from './built-files.ts';
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
  /** Loads it before it is needed, in its phase. For parts that appear by themselves, or that a press may open. */
  loadAhead(): void;
  /**
   * Calls the listener with the code as soon as it is loaded; at once if it is loaded already. It does not request the
   * code. Returns a function that stops waiting.
   */
  onArrival(listener: (code: T) => void): () => void;
}

/** Where built files are, and how to load them. */
export interface ChunkSource {
  readonly chunks: Pick<ChunkTable, 'lazy' | 'lazyStyles' | 'opened'>;
  /** The folder the files lie in. */
  readonly base: string;
  readonly loadModule: typeof loadModule;
  readonly loadStyle: typeof loadStyle;
  readonly preloadFiles: typeof preloadFiles;
}

/** Where the chunks lie; null before the start. */
export let source: ChunkSource | null = null;

/** Sets `source`. Called once, at the start. */
export function provideChunks(from: ChunkSource): void {
  source = from;
}

/** All lazy code that is declared. */
export const declaredLazy = new Set<Lazy<object>>();
/**
 * When code is loaded before it is needed. `idle`: once the first screen stands, for what is seen at once. `presence`: at the
 * first sign that somebody is there, for what lies below the window or follows a navigation. `intent`: once somebody
 * points at a control, focuses one or presses a key, for what a press opens.
 */
export type LoadPhase = 'idle' | 'presence' | 'intent';
/** The lazy parts by the phase in which they load. */
const waiting: Readonly<Record<LoadPhase, Set<Lazy<object>>>> = {
  idle: new Set(),
  presence: new Set(),
  intent: new Set(),
};
const reached = new Set<LoadPhase>();

/**
 * Declares code that is loaded when it is first needed, or in its phase if something on the page may need it.
 * @param name of the imported file, without its ending
 */
export function lazy<T extends object>(
  name: string,
  importModule: () => Promise<T>,
  phase: LoadPhase = 'idle',
): Lazy<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const listeners = new Set<(code: T) => void>();
  const one: Lazy<T> = {
    onArrival(listener) {
      if (loaded) listener(loaded);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    peek: () => loaded,
    load() {
      const file = source?.chunks.lazy.find(files => files.includes(name))?.[0];
      const style = source?.chunks.lazyStyles.find(one => one.startsWith(`${name}-`));
      const start = () =>
        source && file ? source.loadModule(source.base + file, importModule) : importModule();
      const startStyle = async () => source && style && source.loadStyle(document, source.base + style);
      loading ??= Promise.all([start(), startStyle()]).then(
        ([code]) => {
          loaded = code;
          for (const listener of listeners) listener(code);
          listeners.clear();
          return code;
        },
        error => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loadAhead() {
      // A failure is reported when the code is really wanted.
      if (reached.has(phase)) one.load().catch(() => {});
      else waiting[phase].add(one);
    },
  };
  declaredLazy.add(one);
  return one;
}

/** Loads the lazy parts of a phase, and from now on also those that are declared later. */
export function loadWaiting(phase: LoadPhase): void {
  reached.add(phase);
  for (const one of waiting[phase]) one.loadAhead();
}
