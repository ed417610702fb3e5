import type { ChunkTable } from '../loading/chunk-table.ts';
import { loadModule } from '../loading/load-module.ts';

let built: { readonly chunks: ChunkTable; readonly base: string } | null = null;
const screens = new Map<string, Promise<unknown>>();

/** Tells where the chunks of the screens lie, which a second attempt needs to know. Called once, at the start. */
export function provideChunks(chunks: ChunkTable, base: string): void {
  built = { chunks, base };
}

/**
 * The module of a screen, loaded once; calling it early preloads the screen. A failing import is repeated once.
 * @param name the route's name
 * @throws {ChunkError} when both attempts failed; calling again tries again
 */
export function loadScreen<Module>(name: string, importScreen: () => Promise<Module>): Promise<Module> {
  const known = screens.get(name);
  if (known) return known as Promise<Module>;
  const file = built?.chunks.screens[name]?.[0];
  const loading = built && file ? loadModule(built.base + file, importScreen) : importScreen();
  screens.set(name, loading);
  loading.catch(() => screens.delete(name));
  return loading;
}
