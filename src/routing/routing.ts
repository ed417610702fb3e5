import { linkUrl } from '../domain/links.ts';
import type { SafeStorage } from '../host/storage.ts';
import { type Address, hrefOf, ownUrl, readAddress } from './address.ts';
import { createDestinations } from './destinations.ts';
import {
  type BrowserHistory,
  followHistory,
  type HistoryChange,
  hasForeignState,
  readEntry,
} from './history.ts';
import { createPage, type PageView, type Visit } from './page.ts';
import { matchPath } from './paths.ts';
import { redirectFor } from './redirects.ts';
import { createScreens, type ScreenLoaders } from './screens.ts';
import { createScrollPositions, readScrollPosition } from './scroll-position.ts';
import { createSource, type Source } from './source.ts';

export interface NavigateOptions {
  /** Leaves no entry of its own in the history. */
  readonly replace?: boolean | undefined;
  /** For another query of the screen that is shown: leaves it scrolled to where it is, and the focus, too. */
  readonly staysInPlace?: boolean | undefined;
  /** The link that was followed. */
  readonly source?: Element | null | undefined;
}

/** Loads a page of the host, or of another site. */
export interface Leave {
  assign(href: string): void;
  replace(href: string): void;
  reload(): void;
}

export interface RoutingOptions {
  readonly screens: ScreenLoaders;
  /** Keeps scroll positions over reloads; best the session's. */
  readonly storage: SafeStorage;
  /** False when the page has no room for screens: then every navigation loads a page of the host. */
  readonly hasMain?: boolean;
  readonly leave?: Leave;
}

/** The browser's address, the screen that belongs to it, and the ways from one to the next. */
export interface Routing extends PageView {
  /** The address in the browser. */
  readonly address: Source<Address>;
  /** Goes to an address: within the page when a screen of ours stands there, else by loading it. */
  navigate(href: string, options?: NavigateOptions): void;
  /** Whether following a link is ours: to a screen, or to where a browser alone would lose the redesign flag. */
  takes(href: string): boolean;
  /** Loads the screen of an address ahead of time. */
  prefetch(href: string): void;
  /** Begins to follow the browser. Returns what ends it. */
  start(): () => void;
  /** Has a layer over the page closed on Back, or when a link is followed. Returns what ends it; see `useCloseOnBack`. */
  addLayer(close: () => void): () => void;
  /** The page one came from, as path, query and hash; null when it is not known. */
  previousHref(): string | null;
  /** Goes back to the page one came from, as it was left. */
  goToPrevious(): void;
}

export function createRouting({
  screens: loaders,
  storage,
  hasMain = true,
  leave = browser,
}: RoutingOptions): Routing {
  const screens = createScreens(loaders);
  const page = createPage(screens);
  const destinations = createDestinations(screens, hasMain);
  const positions = createScrollPositions(storage);
  const address = createSource(readAddress());
  let history: BrowserHistory | null = null;
  /** The navigation of ours that is just being written. */
  let own: Pick<NavigateOptions, 'source' | 'staysInPlace'> | null = null;
  /** What closes the layers over the page, the topmost last. */
  const layers: (() => void)[] = [];

  function navigate(href: string, options: NavigateOptions = {}): void {
    const url = linkUrl(href, document.baseURI);
    if (!url) {
      console.error(new Error(`no address to go to: ${href}`));
      return;
    }
    const target = destinations.find(href);
    if (options.source) closeLayers();
    if (!target?.isScreen || !history) {
      leave[options.replace ? 'replace' : 'assign'](target?.href ?? url.href);
      return;
    }
    // As browsers do it: a link to where one is makes no second entry.
    const replace = options.replace === true || target.href === hrefOf(readAddress());
    own = options;
    history.write(target.href, { replace });
    own = null;
  }

  /** Where a redirect leads takes the place of the address; our not-found view may stand there as well. */
  function followRedirect(href: string): void {
    if (destinations.standsAt(new URL(href, location.href).pathname) === 'host') leave.replace(href);
    else history?.write(href, { replace: true });
  }

  function onChange({ left, entry, isReturn, isByBrowser }: HistoryChange): void {
    const now = readAddress();
    const shown = page.shown.read();
    if (isByBrowser && now.key !== shown?.address.key) closeLayers();
    // A script that wrote down state went nowhere; a link to where one is still leads to its top.
    if (left === entry && !own && hrefOf(address.read()) === hrefOf(now)) return;
    const position = shown ? readScrollPosition(own?.source) : undefined;
    if (position && left !== entry) positions.set(left, position);
    if (!isReturn) positions.delete(entry);
    const visit = { isReplaced: left === entry, staysInPlace: own?.staysInPlace, left: position };
    if (isReturn) show(now, { ...visit, kind: 'return', position: positions.get(entry) }, isByBrowser);
    else show(now, { ...visit, kind: 'new' }, isByBrowser);
  }

  function show(now: Address, visit: Visit, isByBrowser = false): void {
    const redirect = redirectFor(now.pathname, now.search, now.hash);
    if (redirect !== null) {
      followRedirect(redirect);
      return;
    }
    address.set(now);
    if (destinations.standsAt(now.pathname) !== 'host') {
      page.show(now, visit);
      return;
    }
    page.stopLoading();
    // Back to a page of the host, whose content gave way to ours. A host that routes by itself knows better.
    if (page.shown.read() && isByBrowser && !hasForeignState()) leave.reload();
  }

  /** Back took a layer's entry away: the topmost one closes. Where none is open any more, Back goes on. */
  function onLayerBack(): void {
    const close = layers.pop();
    if (close) close();
    else window.history.back();
  }

  function closeLayers(): void {
    for (const close of layers.splice(0).reverse()) close();
  }

  function start(): () => void {
    const isKnown = readEntry() !== null;
    const followed = followHistory({ onChange, onLayerBack });
    history = followed;
    const keepPosition = () => page.shown.read() && positions.set(followed.entryId(), readScrollPosition());
    window.addEventListener('pagehide', keepPosition);
    show(readAddress(), {
      kind: 'first',
      ...(isKnown && { position: positions.get(followed.entryId()) }),
    });
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
    takes: destinations.takes,
    prefetch(href) {
      const name = matchPath(ownUrl(href)?.pathname ?? '')?.name;
      // A failure is told when the screen is really wanted.
      if (hasMain && name && screens.has(name)) screens.load(name).catch(() => {});
    },
    start,
    drawn() {
      page.drawn();
      // A layer that stays open over another page needs an entry over that one.
      history?.addLayers(layers.length);
    },
    addLayer(close) {
      layers.push(close);
      history?.addLayers(layers.length);
      return () => {
        const at = layers.indexOf(close);
        if (at >= 0) layers.splice(at, 1);
      };
    },
    previousHref: () => history?.previousHref() ?? null,
    goToPrevious: () => history?.goToPrevious(),
  };
}

const browser: Leave = {
  assign: href => location.assign(href),
  replace: href => location.replace(href),
  reload: () => location.reload(),
};
