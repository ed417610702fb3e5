import type { SafeStorage } from '../../host/storage.ts';
import { type Address, readAddress } from '../addresses/address.ts';
import { targetOf } from '../addresses/destinations.ts';
import { followBrowser } from '../history/follow-browser.ts';
import type { NavigateOptions } from '../history/history.ts';
import { addLayer } from '../history/layers.ts';
import { createScrollPositions } from '../scrolling/scroll-position.ts';
import { handles, navigate, prefetch } from './navigate.ts';
import { createPage, type PageStatus } from './page.ts';
import type { LeaveGuard, RoutingState } from './routing-state.ts';
import type { ScreenLoaders } from './screen-loader.ts';
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

/** The browser's address, the screen that belongs to it, and how to get from one to the next. */
export interface Routing extends PageStatus {
  /** The address in the browser. */
  readonly address: Source<Address>;
  /** Goes to an address: within the page when there is a screen for it, else by loading it. */
  navigate(href: string, options?: NavigateOptions): void;
  /**
   * Whether a link has to be followed by `navigate`: it leads to a screen, or the browser alone would load another address,
   * because of a redirect or without the redesign flag.
   */
  handles(href: string): boolean;
  /** Loads the screen of an address ahead of time. */
  prefetch(href: string): void;
  /**
   * Asks a guard before `navigate` leaves the page. See `LeaveGuard`. There is one guard; a new one replaces it. Returns a
   * function that removes it. See `useLeaveGuard`.
   */
  guardLeaving(guard: LeaveGuard): () => void;
  /** Begins to follow the browser. Returns a function that stops it. */
  start(): () => void;
  /**
   * Adds a layer over the page, above the other layers or below them. Back and links close it by calling `close`. Returns
   * a function that removes it. See `useCloseOnBack`.
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
  const address = createSource(readAddress());
  const state: RoutingState = {
    page,
    positions: createScrollPositions(storage),
    layers: [],
    address,
    browser,
    targetAt: pathname => (hasMain ? targetOf(pathname, name => name in screens) : 'host'),
    history: null,
    guard: null,
  };
  /** Gives each open layer an entry in the history. */
  const matchEntriesToLayers = () => state.history?.addLayers(state.layers.length);
  return {
    ...page,
    address,
    navigate: (href, options) => navigate(state, href, options),
    handles: href => handles(state, href),
    prefetch: href => prefetch(state, href),
    guardLeaving(guard) {
      state.guard = guard;
      return () => {
        if (state.guard === guard) state.guard = null;
      };
    },
    start: () => followBrowser(state),
    addLayer(close, isLowest) {
      const remove = addLayer(state.layers, close, isLowest);
      matchEntriesToLayers();
      return remove;
    },
    previousHref: () => state.history?.previousHref() ?? null,
    goToPrevious: () => state.history?.goToPrevious(),
    rendered(view) {
      page.rendered(view);
      // A navigation that no link began leaves layers open, such as the menu in which a currency is chosen. They need
      // entries over the new page.
      matchEntriesToLayers();
    },
  };
}
