import type { RouteName } from '../routes.ts';
import type { Address } from './address.ts';
import { createSource, type Source } from './address.ts';
import { matchPath, type RouteParams } from './paths.ts';
import type { ScreenComponent, Screens } from './screens.ts';
import type { ScrollPosition } from './scroll-position.ts';
import { createScrollRestoration, type ScrollRestoration } from './scroll-restoration.ts';

/** What the page shows: a screen, the not-found view, or a notice that the screen could not be loaded. */
export type Shown = {
  /** The address it belongs to. While the next screen loads, the browser is already at the next address. */
  readonly address: Address;
  readonly name: RouteName | null;
  readonly params: RouteParams;
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
  /** Reports that what is shown is in the document. */
  drawn(): void;
  /** Reports whether a part of the screen, identified by `token`, waits for content. */
  setWaiting(token: object, isWaiting: boolean): void;
  /** Forgets a part of a screen that is unmounted. */
  dropWaiting(token: object): void;
}

export interface Page extends PageView {
  /** Shows the screen of an address as soon as it is loaded; the not-found view when there is none. */
  show(address: Address, visit: Visit): void;
  /** Ignores the screen that is loading. */
  stopLoading(): void;
  clear(): void;
}

export function createPage(screens: Screens): Page {
  const shown = createSource<Shown | null>(null);
  const isLoading = createSource(false);
  const arrivals = createSource(0);
  /** Identifies the screen that is loading. When it changes, the earlier screen is ignored. */
  let loading: object | null = null;
  let restoration: ScrollRestoration | null = null;
  let isAnnounced = false;
  let isDrawn = false;
  /** Parts of the screen that wait for content. */
  let waiting = new Set<object>();

  function setLoading(token: object | null): void {
    if (loading === token) return;
    loading = token;
    isLoading.set(token !== null);
  }

  function show(address: Address, visit: Visit): void {
    setLoading(null);
    const current = shown.read();
    if (current && current.kind !== 'failed' && current.address.key === address.key) {
      const isComplete = isDrawn && waiting.size === 0;
      put({ ...current, address }, visit, true);
      // A screen that is drawn already does not report it again.
      if (isDrawn) restoration?.drawn();
      if (isComplete) complete();
      return;
    }
    const match = matchPath(address.pathname);
    if (match) showScreen({ address, ...match }, visit);
    else put({ address, name: null, params: {}, kind: 'unknown' }, visit);
  }

  function showScreen(base: { address: Address; name: RouteName; params: RouteParams }, visit: Visit): void {
    const Screen = screens.peek(base.name);
    if (Screen) {
      put({ ...base, kind: 'screen', Screen }, visit);
      return;
    }
    const token = {};
    setLoading(token);
    const arrive = (next: Shown) => {
      if (loading !== token) return;
      put(next, visit);
      setLoading(null);
    };
    screens.load(base.name).then(
      Loaded => arrive({ ...base, kind: 'screen', Screen: Loaded }),
      error => {
        if (loading === token) console.error(error);
        arrive({ ...base, kind: 'failed', retry: () => showScreen(base, { kind: 'new' }) });
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
    const isSamePath = shown.read()?.address.pathname === next.address.pathname;
    const isRedrawn = isSamePath && next.kind === 'screen' && next.Screen.redrawsItself;
    isAnnounced = !isRedrawn && (kind === 'return' || (kind === 'new' && !isWithin));
    restoration = createScrollRestoration({
      kind: isWithin && kind === 'new' ? 'within' : kind,
      hash: next.address.hash,
      position,
      isReplaced: isSamePath && isReplaced,
      staysInPlace: isSamePath && staysInPlace,
      focus: kind === 'return' ? position?.focus?.element : isSamePath ? left?.focus?.element : undefined,
    });
    if (!isWithin) {
      isDrawn = false;
      waiting = new Set();
    }
    shown.set(next);
  }

  function complete(): void {
    if (restoration?.ready() && isAnnounced) arrivals.set(arrivals.read() + 1);
  }

  function completeWhenReady(): void {
    if (isDrawn && waiting.size === 0) complete();
  }

  return {
    shown,
    isLoading,
    arrivals,
    show,
    stopLoading: () => setLoading(null),
    clear() {
      loading = null;
      restoration?.cancel();
      restoration = null;
      shown.set(null);
    },
    drawn() {
      isDrawn = true;
      restoration?.drawn();
      completeWhenReady();
    },
    setWaiting(token, isWaiting) {
      if (isWaiting) waiting.add(token);
      else if (waiting.delete(token)) completeWhenReady();
    },
    dropWaiting(token) {
      waiting.delete(token);
    },
  };
}
