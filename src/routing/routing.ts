import { linkUrl } from '../domain/links.ts';
import { report } from '../host/events.ts';
import type { SafeStorage } from '../host/storage.ts';
import { type Address, hrefOf, ownUrl, readAddress } from './address.ts';
import { redirectFor, targetOf } from './destinations.ts';
import { type BrowserHistory, followHistory, type HistoryChange } from './history.ts';
import { hasForeignState, readEntry } from './history-entry.ts';
import { destinationOf } from './link-destination.ts';
import { createPage, type PageView, type Visit } from './page.ts';
import { matchPath } from './paths.ts';
import type { ScreenLoaders } from './screen-loader.ts';
import { createScrollPositions, readScrollPosition, type ScrollPositions } from './scroll-position.ts';
import { createSource, type Source } from './source.ts';

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean | undefined;
  /** For another query of the current screen: keeps scroll position and focus. */
  readonly staysInPlace?: boolean | undefined;
  /** The link that was followed. */
  readonly source?: Element | null | undefined;
}

export interface RoutingOptions {
  readonly screens: ScreenLoaders;
  /** Keeps scroll positions over reloads. Use the storage of the session. */
  readonly storage: SafeStorage;
  /** False when the page has no element for screens. Every navigation then loads a page of the host. */
  readonly hasMain?: boolean;
  /** Loads pages of the host and of other sites. */
  readonly browser?: Pick<Location, 'assign' | 'replace' | 'reload'>;
}

export type LeaveGuard = (go: () => void) => boolean;

/** The browser's address, the screen that belongs to it, and how to get from one to the next. */
export interface Routing extends PageView {
  /** The address in the browser. */
  readonly address: Source<Address>;
  /** Goes to an address: within the page when there is a screen for it, else by loading it. */
  navigate(href: string, options?: NavigateOptions): void;
  /** Whether `navigate` has to follow a link: it leads to a screen, or the browser alone would lose the redesign flag. */
  handles(href: string): boolean;
  /** Loads the screen of an address ahead of time. */
  prefetch(href: string): void;
  /**
   * Asks a guard before `navigate` leaves the page: one that returns true goes on by itself, by calling `go`. The last
   * guard counts. Returns what removes it. See `useLeaveGuard`.
   */
  guardLeaving(guard: LeaveGuard): () => void;
  /** Begins to follow the browser. Returns what ends it. */
  start(): () => void;
  /**
   * Adds a layer over the page that Back or a link closes, above the others or below them. Returns what removes it. See
   * `useCloseOnBack`.
   */
  addLayer(close: () => void, isLowest?: boolean): () => void;
  /** The previous page as path, query and hash; null when it is unknown. */
  previousHref(): string | null;
  /** Goes back to the previous page, as it was left. */
  goToPrevious(): void;
}

export function createRouting({
  screens,
  storage,
  hasMain = true,
  browser = window.location,
}: RoutingOptions): Routing {
  const page = createPage(screens);
  const positions = createScrollPositions(storage);
  const address = createSource(readAddress());
  /** What closes the layers that are open over the page, the topmost first. */
  const layers: (() => void)[] = [];
  let history: BrowserHistory | null = null;
  let guard: LeaveGuard | null = null;
  /** The options of a navigation while it writes the history. */
  let writing: NavigateOptions | null = null;

  const targetAt = (pathname: string) => (hasMain ? targetOf(pathname, name => name in screens) : 'host');

  function closeLayers(): void {
    for (const close of layers.splice(0)) close();
  }

  function onLayerBack(): void {
    const close = layers.shift();
    // When it was closed by other means before, Back has done nothing yet.
    if (close) close();
    else window.history.back();
  }

  function navigate(href: string, options: NavigateOptions = {}): void {
    const url = linkUrl(href, location.href);
    if (!url) {
      report(new Error(`no address to go to: ${href}`));
      return;
    }
    const destination = destinationOf(href);
    const target = destination?.href ?? url.href;
    if (!options.staysInPlace && guard?.(() => navigate(href, options))) return;
    if (options.source) closeLayers();
    if (!history || !destination || targetAt(destination.pathname) !== 'screen') {
      browser[options.replace ? 'replace' : 'assign'](target);
      return;
    }
    // As in browsers, a link to the current address adds no entry.
    const replace = options.replace === true || target === hrefOf(readAddress());
    writing = options;
    history.write(target, { replace });
    writing = null;
  }

  function onChange({ left, entry, isReturn, isByBrowser }: HistoryChange): void {
    const now = readAddress();
    const shown = page.shown.read();
    if (isByBrowser && now.key !== shown?.address.key) closeLayers();
    // A script may replace only the state of an entry. A link to the current address still leads to the top.
    if (left === entry && !writing && hrefOf(address.read()) === hrefOf(now)) return;
    // While the next screen is loaded, the one that is shown belongs to an earlier entry.
    const isShown = shown?.address.key === address.read().key;
    const position = isShown ? readScrollPosition(writing?.source) : undefined;
    if (position && left !== entry) positions.set(left, position);
    if (!isReturn) positions.delete(entry);
    const visit: Visit = {
      kind: isReturn ? 'return' : 'new',
      isReplaced: left === entry,
      staysInPlace: writing?.staysInPlace,
      left: position,
      position: isReturn ? positions.get(entry) : undefined,
    };
    show(now, visit, isByBrowser);
  }

  function show(now: Address, visit: Visit, isByBrowser = false): void {
    const redirect = redirectFor(now.pathname, now.search, now.hash);
    if (redirect !== null) {
      if (targetAt(new URL(redirect, location.href).pathname) === 'host') browser.replace(redirect);
      else history?.write(redirect, { replace: true });
      return;
    }
    address.set(now);
    if (targetAt(now.pathname) !== 'host') {
      page.show(now, visit);
      return;
    }
    page.stopLoading();
    // The content of this host page was replaced by a screen. A host that routes by itself restores it.
    if (page.shown.read() && isByBrowser && !hasForeignState()) browser.reload();
  }

  function start(): () => void {
    const lost = lostEntryId(positions);
    const kept = readEntry()?.id ?? lost;
    const followed = followHistory({ onChange, onLayerBack }, kept);
    history = followed;
    const keepPosition = () => {
      if (page.shown.read()?.address.key === address.read().key)
        positions.set(followed.entryId(), { ...readScrollPosition(), href: hrefOf(address.read()) });
    };
    window.addEventListener('pagehide', keepPosition);
    const position = kept === undefined ? undefined : positions.get(kept);
    show(readAddress(), { kind: 'first', position });
    return () => {
      keepPosition();
      window.removeEventListener('pagehide', keepPosition);
      followed.stop();
      history = null;
      page.clear();
    };
  }

  return {
    ...page,
    address,
    navigate,
    handles(href) {
      const destination = destinationOf(href);
      return !!destination && (destination.isChanged || targetAt(destination.pathname) === 'screen');
    },
    prefetch(href) {
      const name = matchPath(ownUrl(href)?.pathname ?? '')?.name;
      // A failure is reported when the screen is shown.
      if (hasMain && name && name in screens) page.load(name).catch(() => {});
    },
    guardLeaving(next) {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
    start,
    drawn(shown) {
      page.drawn(shown);
      // A layer that stays open over another page needs an entry over that page.
      history?.addLayers(layers.length);
    },
    addLayer(close, isLowest) {
      layers[isLowest ? 'push' : 'unshift'](close);
      history?.addLayers(layers.length);
      return () => {
        const index = layers.indexOf(close);
        if (index >= 0) layers.splice(index, 1);
      };
    },
    previousHref: () => history?.previousHref() ?? null,
    goToPrevious: () => history?.goToPrevious(),
  };
}

let isFirstStart = true;

/** Turbo and Turbolinks write a new state into the entry that a reload, Back or Forward loads the document of. */
function lostEntryId(positions: ScrollPositions): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = isFirstStart && navigation && navigation.type !== 'navigate';
  isFirstStart = false;
  return isReturn ? positions.idAt(hrefOf(readAddress())) : undefined;
}
