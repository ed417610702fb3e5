import type { ComponentType } from 'react';
import { report } from '../host/events.ts';
import type { RouteName } from '../routes.ts';
import { type Address, createSource, type Source } from './address.ts';
import { matchPath, type RouteParams } from './paths.ts';
import type { ScrollPosition } from './scroll-position.ts';
import { createScrollRestoration, type ScrollRestoration } from './scroll-restoration.ts';

/**
 * A screen is mounted anew for each path and query. With `redrawsItself` it stays mounted when only the query changes, so
 * that it can keep showing earlier content.
 */
export type ScreenComponent = ComponentType & { readonly redrawsItself?: boolean };

/** A screen's module: the component is its default export. */
export interface ScreenModule {
  readonly default: ScreenComponent;
}

/** Loads the screens of routes. A route without one is a page of the host. */
export type ScreenLoaders = Readonly<Partial<Record<RouteName, () => Promise<ScreenModule>>>>;

/** What the page shows: a screen, the not-found view, or a notice that the screen could not be loaded. */
export type Shown = {
  /** The address it belongs to. While the next screen loads, the browser is already at the next address. */
  readonly address: Address;
  readonly name: RouteName | null;
  readonly params: RouteParams;
  /** How the shopper got here. */
  readonly visit: Visit['kind'];
} & (
  | { readonly kind: 'screen'; readonly Screen: ScreenComponent }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
);

/** How the shopper got to an address. */
export interface Visit {
  /** `first`: with the page load. `new`: by a link or a script. `return`: by Back or Forward. */
  readonly kind: 'first' | 'new' | 'return';
  /** Whether the address replaced the one before it in the history. */
  readonly isReplaced?: boolean;
  /** For another query of the same screen: keeps scroll position and focus. */
  readonly staysInPlace?: boolean | undefined;
  /** The scroll position of the page that was left. */
  readonly left?: ScrollPosition | undefined;
  /** The scroll position to return to. */
  readonly position?: ScrollPosition | undefined;
}

/** What components read of the page, and what they report to it. */
export interface PageView {
  /** What the page shows; null while it still shows what the server rendered. */
  readonly shown: Source<Shown | null>;
  /** Whether a screen is loading. */
  readonly isLoading: Source<boolean>;
  /** Counts navigations whose screen is complete. Each change may be announced. */
  readonly arrivals: Source<number>;
  /** Reports that this is in the document, also when it was drawn before and only its hash differs. */
  drawn(shown: Shown): void;
  /**
   * Reports whether a part of the screen at an address has its content. Returns what withdraws a part that is waiting.
   * @param key of the address
   */
  reportReady(key: string, isReady: boolean): () => void;
}

export interface Page extends PageView {
  /** Shows the screen of an address as soon as it is loaded; the not-found view when there is none. */
  show(address: Address, visit: Visit): void;
  /** Loads the screen of a route, once. After a failure the next call tries again. */
  load(name: RouteName): Promise<ScreenComponent>;
  /** Ignores the screen that is loading. */
  stopLoading(): void;
  clear(): void;
}

export function createPage(loaders: ScreenLoaders): Page {
  const shown = createSource<Shown | null>(null);
  const isLoading = createSource(false);
  const arrivals = createSource(0);
  const loaded = new Map<RouteName, ScreenComponent>();
  const loads = new Map<RouteName, Promise<ScreenComponent>>();
  /** The visit whose screen is loading. The screens of earlier visits are ignored. */
  let awaited: Visit | null = null;
  let restoration: ScrollRestoration | null = null;
  let isAnnounced = false;
  let isDrawn = false;
  /** Parts of the screen that wait for content. */
  let waiting = new Set<object>();

  function load(name: RouteName): Promise<ScreenComponent> {
    const known = loads.get(name);
    if (known) return known;
    const start = async () => {
      const module = await loaders[name]?.();
      if (!module) throw new Error(`route ${name} has no screen`);
      loaded.set(name, module.default);
      return module.default;
    };
    const started = start();
    loads.set(name, started);
    started.catch(() => loads.delete(name));
    return started;
  }

  function awaitScreen(visit: Visit | null): void {
    if (awaited === visit) return;
    awaited = visit;
    isLoading.set(visit !== null);
  }

  function show(address: Address, visit: Visit): void {
    awaitScreen(null);
    const current = shown.read();
    const match = matchPath(address.pathname);
    if (current && current.kind !== 'failed' && current.address.key === address.key)
      put({ ...current, address, visit: visit.kind }, visit, true);
    else if (match) showScreen({ address, ...match }, visit);
    else put({ address, name: null, params: {}, visit: visit.kind, kind: 'unknown' }, visit);
  }

  function showScreen(at: { address: Address; name: RouteName; params: RouteParams }, visit: Visit): void {
    const base = { ...at, visit: visit.kind };
    const Screen = loaded.get(base.name);
    if (Screen) {
      put({ ...base, kind: 'screen', Screen }, visit);
      return;
    }
    awaitScreen(visit);
    const arrive = (next: Shown) => {
      if (awaited !== visit) return;
      put(next, visit);
      awaitScreen(null);
    };
    load(base.name).then(
      Loaded => arrive({ ...base, kind: 'screen', Screen: Loaded }),
      error => {
        if (awaited === visit) report(error);
        arrive({ ...base, kind: 'failed', retry: () => showScreen(at, { kind: 'new' }) });
      },
    );
  }

  /** @param isWithin whether only the hash differs, so that the screen is not drawn again */
  function put(
    next: Shown,
    { kind, isReplaced, staysInPlace, left, position }: Visit,
    isWithin = false,
  ): void {
    restoration?.cancel();
    const before = shown.read();
    const isSamePath = before?.address.pathname === next.address.pathname;
    // The notice of a failed screen is announced, and so is the screen that takes its place.
    const isRedrawn =
      isSamePath && before?.kind === 'screen' && next.kind === 'screen' && next.Screen.redrawsItself;
    isAnnounced = !isRedrawn && (kind === 'return' || (kind === 'new' && !isWithin));
    restoration = createScrollRestoration({
      kind: isWithin && kind === 'new' ? 'within' : kind,
      hash: next.address.hash,
      position,
      isReplaced: isSamePath && isReplaced,
      staysInPlace: isSamePath && staysInPlace,
      left: isSamePath ? left : undefined,
      focus: kind === 'return' ? position?.focus?.element : isSamePath ? left?.focus?.element : undefined,
    });
    if (!isWithin) {
      isDrawn = false;
      waiting = new Set();
    }
    shown.set(next);
  }

  function completeWhenReady(): void {
    if (isDrawn && waiting.size === 0 && restoration?.ready() && isAnnounced)
      arrivals.set(arrivals.read() + 1);
  }

  return {
    shown,
    isLoading,
    arrivals,
    show,
    load,
    stopLoading: () => awaitScreen(null),
    clear() {
      awaited = null;
      restoration?.cancel();
      restoration = null;
      shown.set(null);
    },
    drawn(drawn) {
      if (drawn !== shown.read()) return;
      isDrawn = true;
      restoration?.drawn();
      completeWhenReady();
    },
    reportReady(key, isReady) {
      const part = {};
      if (key === shown.read()?.address.key) {
        if (!isReady) waiting.add(part);
        // Parts that are drawn together report one after the other: the last one may still have to load.
        else queueMicrotask(completeWhenReady);
      }
      return () => waiting.delete(part);
    },
  };
}
