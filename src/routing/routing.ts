import { linkUrl } from '../domain/links.ts';
import type { SafeStorage } from '../host/storage.ts';
import { type Address, createSource, hrefOf, ownUrl, readAddress, type Source } from './address.ts';
import { destinationOf, redirectFor, targetOf } from './destinations.ts';
import {
  type BrowserHistory,
  followHistory,
  type HistoryChange,
  hasForeignState,
  readEntry,
} from './history.ts';
import { Layers } from './layers.ts';
import { createPage, type PageView, type Visit } from './page.ts';
import { matchPath } from './paths.ts';
import { createScreens, type ScreenLoaders } from './screens.ts';
import { createScrollPositions, readScrollPosition } from './scroll-position.ts';

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
  /** Begins to follow the browser. Returns what ends it. */
  start(): () => void;
  /** Adds a layer over the page that Back or a link closes. Returns what removes it. See `useCloseOnBack`. */
  addLayer(close: () => void): () => void;
  /** The previous page as path, query and hash; null when it is unknown. */
  previousHref(): string | null;
  /** Goes back to the previous page, as it was left. */
  goToPrevious(): void;
}

export function createRouting({
  screens: loaders,
  storage,
  hasMain = true,
  browser = window.location,
}: RoutingOptions): Routing {
  const screens = createScreens(loaders);
  const page = createPage(screens);
  const positions = createScrollPositions(storage);
  const address = createSource(readAddress());
  const layers = new Layers();
  let history: BrowserHistory | null = null;
  /** The options of a navigation while it writes the history. */
  let writing: NavigateOptions | null = null;

  const targetAt = (pathname: string) => (hasMain ? targetOf(pathname, screens.has) : 'host');

  function navigate(href: string, options: NavigateOptions = {}): void {
    const url = linkUrl(href, document.baseURI);
    if (!url) {
      console.error(new Error(`no address to go to: ${href}`));
      return;
    }
    const destination = destinationOf(href);
    const target = destination?.href ?? url.href;
    if (options.source) layers.closeAll();
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
    if (isByBrowser && now.key !== shown?.address.key) layers.closeAll();
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
    const isKnown = readEntry() !== null;
    const onLayerBack = () => layers.closeTop() || window.history.back();
    const followed = followHistory({ onChange, onLayerBack });
    history = followed;
    const keepPosition = () => {
      if (page.shown.read()?.address.key === address.read().key)
        positions.set(followed.entryId(), readScrollPosition());
    };
    window.addEventListener('pagehide', keepPosition);
    const position = isKnown ? positions.get(followed.entryId()) : undefined;
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
      if (hasMain && name && screens.has(name)) screens.load(name).catch(() => {});
    },
    start,
    drawn() {
      page.drawn();
      // A layer that stays open over another page needs an entry over that page.
      history?.addLayers(layers.count);
    },
    addLayer(close) {
      const remove = layers.add(close);
      history?.addLayers(layers.count);
      return remove;
    },
    previousHref: () => history?.previousHref() ?? null,
    goToPrevious: () => history?.goToPrevious(),
  };
}
