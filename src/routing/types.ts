import type { SafeStorage } from '../host/storage.ts';
import type { RouteName } from '../routes.ts';
import type { Address } from './address.ts';
import type { HistoryChange } from './browser-history.ts';
import type { RouteParams } from './paths.ts';
import type { ScreenComponent, ScreenLoaders } from './screens.ts';

/** What stands in the page: a screen, the not-found view, or the notice that a screen could not be loaded. */
export type Shown = {
  /** The address it belongs to; the browser is ahead of it while the next screen is on its way. */
  readonly address: Address;
  readonly name: RouteName | null;
  readonly params: RouteParams;
} & (
  | { readonly kind: 'screen'; readonly Screen: ScreenComponent }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
);

export interface NavigateOptions {
  /** Leaves no entry of its own in the history. */
  readonly replace?: boolean | undefined;
  /** For another query of the screen that is shown: leaves it scrolled to where it is, and the focus, too. */
  readonly staysInPlace?: boolean | undefined;
  /** Further fields of the history state. */
  readonly state?: object | undefined;
  /** The link that was followed. */
  readonly source?: Element | null | undefined;
}

/** The ways to a page that is no screen of ours. */
export interface Leave {
  assign(href: string): void;
  replace(href: string): void;
  reload(): void;
}

export interface RoutingOptions {
  readonly screens: ScreenLoaders;
  /** Keeps places over reloads; best the session's. */
  readonly storage: SafeStorage;
  /** False when the page has no room for screens: then every navigation loads a page of the host. */
  readonly hasMain?: boolean;
  readonly leave?: Leave;
}

/** Something to be read, and to be told of. */
export interface Source<T> {
  read(): T;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/**
 * Told of a link that was followed (null) and of every change of the history. True for a change means that it takes
 * care of it: then nothing is shown for it, and the guard leads the browser back.
 */
export type LeaveGuard = (change: HistoryChange | null) => boolean;

/** The browser's address, the screen that belongs to it, and the ways from one to the next. */
export interface Routing {
  /** The address in the browser. */
  readonly address: Source<Address>;
  /** What the page shows; null as long as what the server rendered stands. */
  readonly shown: Source<Shown | null>;
  /** Whether a screen is on its way. */
  readonly isLoading: Source<boolean>;
  /** Tells when another screen that was gone to is complete, so that it may be announced. */
  onArrived(listener: () => void): () => void;
  /** Goes to an address: within the page when a screen of ours stands there, else by loading it. */
  navigate(href: string, options?: NavigateOptions): void;
  /** Whether following a link is ours: to a screen, or to where a browser alone would lose the redesign flag. */
  takes(href: string): boolean;
  /** Whether the product has a screen for a route. */
  hasScreen(name: RouteName): boolean;
  /** Loads the screen of an address ahead of time. */
  prefetch(href: string): void;
  /** Begins to follow the browser. Returns what ends it. */
  start(): () => void;
  /**
   * Asks `guard` before anything is left from now on, and what was opened before it only where it does not take care.
   * Returns what ends it.
   */
  hold(guard: LeaveGuard): () => void;
  /** For the one who draws: what is shown stands in the document. */
  drawn(): void;
  /** For a screen: `token` stands for content that is, or is not, on its way. */
  setWaiting(token: object, isWaiting: boolean): void;
  /** For a screen that goes away. */
  dropWaiting(token: object): void;
}
