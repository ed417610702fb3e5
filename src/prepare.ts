/**
 * The first chunk the boot loads: it decides what this address shows, and asks for the first answers while the app is
 * still on its way. What it is made of is shared with the app, so that nothing is loaded twice.
 */
import { formatPrice } from './domain/currency.ts';
import { startEarly } from './early.ts';
import { readHostPage } from './host/host-page.ts';
import { localStore } from './host/storage.ts';
import type { ChunkTable } from './loading/chunk-table.ts';
import { routes } from './routes.ts';
import { redirectFor, targetOf } from './routing/destinations.ts';
import { matchPath } from './routing/paths.ts';
import type { StartOptions } from './start-options.ts';

/** What the boot knows. */
export type PrepareOptions = Omit<StartOptions, 'hostPage' | 'early'> & {
  /** Ends the early requests. */
  readonly signal: AbortSignal;
};

/**
 * Reads the host page and the address, which is led on where it must be. Returns what the app is started with;
 * null when there is nothing to start: no place for it, or the browser is leaving for a page of the host.
 */
export function prepare({ signal, ...options }: PrepareOptions): StartOptions | null {
  const main = options.main && settleAddress(options.chunks) ? options.main : null;
  if (!options.navbar && !main) return null;
  const storage = localStore(window);
  const hostPage = readHostPage(document, storage);
  const early = startEarly({
    route: main && matchPath(location.pathname),
    search: location.search,
    doc: document,
    hostPage,
    storage,
    signal,
  });
  // The first price makes the browser load what it knows of the language: the app is still on its way, so now is free.
  formatPrice(0, 'USD', hostPage.locale);
  return { ...options, main, hostPage, early };
}

/** Follows the redirects of the address. Returns whether a screen or the not-found view is shown there. */
function settleAddress({ screens }: ChunkTable): boolean {
  const isHost = (path: string) =>
    targetOf(path, name => Object.hasOwn(screens, routes[name].screen ?? '')) === 'host';
  const { pathname, search, hash } = location;
  const target = redirectFor(pathname, search, hash);
  if (target === null) return !isHost(pathname);
  if (isHost(new URL(target, location.href).pathname)) {
    location.replace(target);
    return false;
  }
  history.replaceState(history.state, '', target);
  return true;
}
