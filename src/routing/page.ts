import type { RouteName } from '../routes.ts';
import type { Address } from './address.ts';
import { createSource, type Source } from './address.ts';
import { matchPath, type RouteParams } from './paths.ts';
import type { ScreenComponent, Screens } from './screens.ts';
import type { ScrollPosition } from './scroll-position.ts';
import { createScrollRestoration, type ScrollRestoration } from './scroll-restoration.ts';

/** What stands in the page: a screen, the not-found view, or the notice that a screen could not be loaded. */
export type Shown = {
  /** The address it belongs to; the browser is ahead of it while the next screen is on its way. */
  readonly address: Address;
  readonly name: RouteName | null;
  readonly params: RouteParams;
} & (
  | { readonly kind: 'screen'; readonly Screen: ScreenComponent }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
);

/** How somebody comes to an address. */
export interface Visit {
  /** With the page itself, by a link or a script, or by Back and Forward. */
  readonly kind: 'first' | 'new' | 'return';
  /** Whether the address took the place of the one before it in the history. */
  readonly isReplaced?: boolean;
  /** Whether nothing is scrolled and nothing is focused where only the query is another one. */
  readonly staysInPlace?: boolean | undefined;
  /** Where they were on the page they left. */
  readonly left?: ScrollPosition | undefined;
  /** Where they were when they left the page they return to. */
  readonly position?: ScrollPosition | undefined;
}

/** What the page shows, and what those who draw it say to it. */
export interface PageView {
  /** What the page shows; null as long as what the server rendered stands. */
  readonly shown: Source<Shown | null>;
  /** Whether a screen is on its way. */
  readonly isLoading: Source<boolean>;
  /** How many screens that were gone to are complete: the latest may be announced. */
  readonly arrivals: Source<number>;
  /** For the one who draws: what is shown stands in the document. */
  drawn(): void;
  /** For a screen: `token` stands for content that is, or is not, on its way. */
  setWaiting(token: object, isWaiting: boolean): void;
  /** For a screen that goes away. */
  dropWaiting(token: object): void;
}

export interface Page extends PageView {
  /** Shows the screen of an address as soon as it is loaded, or our not-found view where there is none. */
  show(address: Address, visit: Visit): void;
  /** Nobody waits any more for the screen that is on its way. */
  stopLoading(): void;
  clear(): void;
}

export function createPage(screens: Screens): Page {
  const shown = createSource<Shown | null>(null);
  const isLoading = createSource(false);
  const arrivals = createSource(0);
  /** Stands for the screen on its way; another one in its place means that nobody waits for the first. */
  let loading: object | null = null;
  let restoration: ScrollRestoration | null = null;
  let isAnnounced = false;
  let isDrawn = false;
  /** Content of the screen that is on its way. */
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
      // A screen that stands already is not going to be drawn again.
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

  /** @param isWithin only the hash is another one: what is drawn stays. */
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
