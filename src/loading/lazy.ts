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
  /** Fetches its files at low priority, without running them. */
  fetch(): void;
  /**
   * Calls the listener with the code as soon as it is loaded; at once if it is loaded already. It does not request the
   * code. Returns a function that stops waiting.
   */
  onArrival(listener: (code: T) => void): () => void;
}

/** Where built files are, and how to load them. */
export interface ChunkSource {
  readonly chunks: Pick<ChunkTable, 'lazyStyles'>;
  /** The folder the files lie in. */
  readonly base: string;
  readonly loadModule: typeof loadModule;
  readonly loadStyle: typeof loadStyle;
  readonly preloadFiles: typeof preloadFiles;
}

/** Null before the start, and in tests: then imports load the sources themselves. */
let source: ChunkSource | null = null;

/** Says where the built files are. Called once, at the start. */
export function provideChunks(from: ChunkSource): void {
  source = from;
}

/** All lazy code that is declared, for tests that need it loaded. */
export const declaredLazy = new Set<Lazy<object>>();

/** Declares code that is loaded when it is first needed. shell/idle.ts and shell/intent.ts load some of it earlier. */
export function lazy<T extends object>(importModule: () => Promise<T>): Lazy<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const listeners = new Set<(code: T) => void>();
  const start = async (): Promise<T> => {
    const { script, style } = filesOf(importModule);
    const [code] = await Promise.all([
      source && script ? source.loadModule(script, importModule) : importModule(),
      style && source?.loadStyle(document, style),
    ]);
    loaded = code;
    for (const listener of listeners) listener(code);
    listeners.clear();
    return code;
  };
  const one: Lazy<T> = {
    peek: () => loaded,
    load() {
      loading ??= start().catch(error => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    fetch() {
      const { script, style } = filesOf(importModule);
      if (!loading && script) source?.preloadFiles(document, [script, style], 'low');
    },
    onArrival(listener) {
      if (loaded) listener(loaded);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  declaredLazy.add(one);
  return one;
}

/**
 * The addresses of the built script that an import loads, and of the stylesheet that comes with it. The build writes the
 * name of the script into the import, so it is read from the source text of the function.
 */
function filesOf(importModule: () => Promise<object>): { readonly script?: string; readonly style?: string } {
  const [, name] = /import\("\.\/([^"]+)"\)/.exec(String(importModule)) ?? [];
  if (!source || !name) return {};
  const { base, chunks } = source;
  const style = chunks.lazyStyles.find(one => withoutHash(one) === withoutHash(name));
  return { script: base + name, ...(style && { style: base + style }) };
}

const withoutHash = (name: string) => name.replace(/-\w+\.digested\.\w+$/, '');
