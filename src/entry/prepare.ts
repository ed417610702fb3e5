/**
 * The first chunk of the boot. It follows redirects and sends the first requests while the app is still loading. It
 * shares its code with the app, so that nothing is loaded twice.
 */
import { setCallLanguage } from '../api/call.ts';
import { setFeatures } from '../host/features.ts';
import { documentUrl, readHostPage } from '../host/host-page.ts';
import { localStore } from '../host/storage.ts';
import type { ChunkTable } from '../loading/chunk-table.ts';
import { routes } from '../routes.ts';
import { redirectFor, targetOf } from '../routing/addresses/destinations.ts';
import { isOffered, matchPath } from '../routing/addresses/paths.ts';
import { startEarly } from './early.ts';
import type { StartOptions } from './start-options.ts';

/** The options that the boot passes on. */
export type PrepareOptions = Omit<StartOptions, 'hostPage' | 'early'> & {
  /** Ends the early requests. */
  readonly signal: AbortSignal;
};

/**
 * Reads the host page and the address, and follows its redirects. Returns the options of the app; null when there is
 * nothing to start: the page has no element for it, or the browser is loading a page of the host.
 */
export function prepare({ signal, ...options }: PrepareOptions): StartOptions | null {
  const storage = localStore(window);
  const hostPage = readHostPage(document, storage);
  setFeatures(hostPage.meta.features);
  const main = options.main && settleAddress(options.chunks) ? options.main : null;
  if (!options.navbar && !main) return null;
  setCallLanguage(hostPage.locale);
  const early = startEarly({
    route: main && matchPath(location.pathname),
    search: location.search,
    doc: document,
    hostPage,
    storage,
    signal,
  });
  // The first formatted price makes the browser load its data of the locale. The app is still loading, so it is free now;
  // in a task of its own, because it takes longer than the rest.
  setTimeout(() => new Intl.NumberFormat(hostPage.locale, { style: 'currency', currency: 'USD' }).format(0));
  // A snapshot of the page, left by the app before, stays until the page can take its place at once.
  const ready = main?.querySelector(':scope > .mp-root:not(.mp-frame)')
    ? Promise.race([early.arrival(), new Promise(resolve => setTimeout(resolve, snapshotMs))])
    : undefined;
  return { ...options, main, hostPage, early, ready };
}

/** How long a snapshot may stay, ms: its links lead on, its buttons do nothing. */
const snapshotMs = 5000;

/** Follows the redirects of the address. Returns whether a screen or the not-found view is shown there. */
function settleAddress({ screens }: ChunkTable): boolean {
  const isHost = (path: string) =>
    targetOf(path, name => isOffered(name) && Object.hasOwn(screens, routes[name].screen ?? '')) === 'host';
  const { pathname, search, hash } = location;
  const target = redirectFor(pathname, search, hash);
  if (target === null) return !isHost(pathname);
  if (isHost(new URL(target, location.href).pathname)) {
    location.replace(target);
    return false;
  }
  history.replaceState(history.state, '', documentUrl(document, target));
  return true;
}
