import { loadChunk } from '../loading/later.ts';

const screens = new Map<string, Promise<unknown>>();

/**
 * The module of a screen, loaded once; calling it early preloads the screen. A failing import is repeated once.
 * @param name the route's name
 * @throws {ChunkError} when both attempts failed; calling again tries again
 */
export function loadScreen<Module>(name: string, importScreen: () => Promise<Module>): Promise<Module> {
  const known = screens.get(name);
  if (known) return known as Promise<Module>;
  const loading = loadChunk(chunks => chunks.screens[name]?.[0], importScreen);
  screens.set(name, loading);
  loading.catch(() => screens.delete(name));
  return loading;
}
