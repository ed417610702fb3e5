import { linkUrl } from '../domain/links.ts';
import { report } from '../host/events.ts';
import type { SafeStorage } from '../host/storage.ts';
import { type Address, hrefOf, ownUrl, readAddress } from './address.ts';
import { redirectFor, targetOf } from './destinations.ts';
import { type BrowserHistory, followHistory, type HistoryChange, type NavigateOptions } from './history.ts';
import { hasForeignState, readEntry } from './history-entry.ts';
import { addLayer, closeLayers, type Layers } from './layers.ts';
import { destinationOf } from './link-destination.ts';
import { createPage, type PageView, type Visit } from './page.ts';
import { matchPath } from './paths.ts';
import type { ScreenLoaders } from './screen-loader.ts';
import { createScrollPositions, readScrollPosition, type ScrollPositions } from './scroll-position.ts';
import { createSource, type Source } from './source.ts';

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
  const layers: Layers = [];
  const targetAt = (pathname: string) => (hasMain ? targetOf(pathname, name => name in screens) : 'host');
  const address = createSource(readAddress());
  /** Null until `start`, and after its end. */
  let history: BrowserHistory | null = null;
  let guard: LeaveGuard | null = null;

  /** False while the next screen is loaded: what is shown belongs to an earlier entry. */
  const isShown = () => page.shown.read()?.address.key === address.read().key;

  function navigate(href: string, options: NavigateOptions = {}): void {
    const url = linkUrl(href, location.href);
    if (!url) {
      report(new Error(`no address to go to: ${href}`));
      return;
    }
    const destination = destinationOf(href);
    const target = destination?.href ?? url.href;
    if (!options.staysInPlace && guard?.(() => navigate(href, options))) return;
    if (options.source) closeLayers(layers);
    if (!history || !destination || targetAt(destination.pathname) !== 'screen') {
      browser[options.replace ? 'replace' : 'assign'](target);
      return;
    }
    // As in browsers, a link to the current address adds no entry.
    const replace = options.replace === true || target === hrefOf(readAddress());
    history.write(target, replace, options);
  }

  function onChange(change: HistoryChange): void {
    const { left, entry, isReturn, isByBrowser, navigation } = change;
    const now = readAddress();
    if (isByBrowser && now.key !== page.shown.read()?.address.key) closeLayers(layers);
    // A script may replace only the state of an entry. A link to the current address still leads to the top.
    if (left === entry && !navigation && hrefOf(address.read()) === hrefOf(now)) return;
    const position = isShown() ? readScrollPosition(navigation?.source) : undefined;
    if (position && left !== entry) positions.set(left, position);
    if (!isReturn) positions.delete(entry);
    const visit: Visit = {
      kind: isReturn ? 'return' : 'new',
      isReplaced: left === entry,
      staysInPlace: navigation?.staysInPlace,
      left: position,
      position: positions.get(entry),
    };
    show(now, visit, change);
  }

  function show(now: Address, visit: Visit, change?: HistoryChange): void {
    const redirect = redirectFor(now.pathname, now.search, now.hash);
    if (redirect !== null) {
      if (targetAt(new URL(redirect, location.href).pathname) === 'host') browser.replace(redirect);
      else history?.write(redirect, true, change?.navigation);
      return;
    }
    address.set(now);
    if (targetAt(now.pathname) !== 'host') {
      page.show(now, visit);
      return;
    }
    page.stopLoading();
    // The content of this host page was replaced by a screen. A host that routes by itself restores it.
    if (page.shown.read() && change?.isByBrowser && !hasForeignState()) browser.reload();
  }

  function onLayerBack(): void {
    const close = layers.shift();
    // When the layer was closed by other means before, Back has done nothing yet.
    if (close) close();
    else window.history.back();
  }

  function start(): () => void {
    const entry = entryIdAtStart(positions);
    const followed = followHistory({ onChange, onLayerBack }, entry);
    history = followed;
    const keepPosition = () => {
      if (isShown())
        positions.set(followed.entryId(), { ...readScrollPosition(), href: hrefOf(address.read()) });
    };
    window.addEventListener('pagehide', keepPosition);
    show(readAddress(), { kind: 'first', position: entry === undefined ? undefined : positions.get(entry) });
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
    addLayer(close, isLowest) {
      const remove = addLayer(layers, close, isLowest);
      history?.addLayers(layers.length);
      return remove;
    },
    previousHref: () => history?.previousHref() ?? null,
    goToPrevious: () => history?.goToPrevious(),
    drawn(shown) {
      page.drawn(shown);
      // A layer that stays open over another page needs an entry over that page.
      history?.addLayers(layers.length);
    },
  };
}

let isFirstStart = true;

/**
 * Id of the entry that the document was loaded at; undefined when the entry is new. Turbo and Turbolinks write a new state
 * into the entry that a reload, Back or Forward loads. The id is then found by the address.
 */
function entryIdAtStart(positions: ScrollPositions): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = isFirstStart && navigation && navigation.type !== 'navigate';
  isFirstStart = false;
  return readEntry()?.id ?? (isReturn ? positions.idAt(hrefOf(readAddress())) : undefined);
}
