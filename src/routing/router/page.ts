import { report } from '../../host/events.ts';
import type { RouteName } from '../../routes.ts';
import type { Address } from '../addresses/address.ts';
import { matchPath } from '../addresses/paths.ts';
import { createNavigationProgress } from '../scrolling/navigation-progress.ts';
import type { Progress, RestorationPlan } from '../scrolling/restoration-plan.ts';
import type { ScrollPosition } from '../scrolling/scroll-position.ts';
import { createScreenLoader, type ScreenComponent, type ScreenLoaders } from './screen-loader.ts';
import { createSource, type Source } from './source.ts';

/** The view in `main`: a screen, the not-found view, or a notice that the screen could not be loaded. */
export type View = {
  /** The address it belongs to. While the next screen loads, the browser is already at the next address. */
  readonly address: Address;
  readonly name: RouteName | null;
  /** How the person got here. */
  readonly visitKind: Visit['kind'];
} & (
  | { readonly kind: 'screen'; readonly Screen: ScreenComponent }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
);

/** How the person got to an address. */
export interface Visit {
  /** `first`: with the page load. `new`: by a link or a script. `return`: by Back or Forward. */
  readonly kind: 'first' | 'new' | 'return';
  /** Whether the address replaced the one before it in the history. */
  readonly isReplaced?: boolean;
  /** For another query of the same screen: keeps scroll position and focus. */
  readonly staysInPlace?: boolean | undefined;
  /** The scroll position of the page that was left. */
  readonly leftPosition?: ScrollPosition | undefined;
  /** The scroll position to return to. */
  readonly position?: ScrollPosition | undefined;
}

/** The view and its progress, for components to read. They report back what they have rendered. */
export interface PageStatus {
  /** The current view; null while `main` still holds what the server rendered. */
  readonly view: Source<View | null>;
  /** Whether a screen is loading. */
  readonly isLoading: Source<boolean>;
  /** The number of announced navigations. It grows when the screen of one is ready. */
  readonly announcements: Source<number>;
  /** The progress of the current view. */
  readonly progress: Source<Progress>;
  /** Reports that a view is in the document, also when only the hash of its address has changed. */
  rendered(view: View): void;
  /**
   * Reports whether a part of the screen at an address has its content. Returns a function that withdraws a waiting part.
   * @param key of the address
   */
  reportReady(key: string, isReady: boolean): () => void;
}

export interface Page extends PageStatus {
  /** Shows the screen of an address as soon as it is loaded; the not-found view when there is none. */
  show(address: Address, visit: Visit): void;
  /** Loads the screen of a route, once. After a failure the next call tries again. */
  load(name: RouteName): Promise<ScreenComponent>;
  /** Ignores the screen that is loading. */
  stopLoading(): void;
  clear(): void;
}

/** An address with the route that it matches. */
interface ScreenAddress {
  readonly address: Address;
  readonly name: RouteName;
}

export function createPage(loaders: ScreenLoaders): Page {
  const view = createSource<View | null>(null);
  const isLoading = createSource(false);
  const navigation = createNavigationProgress();
  const screens = createScreenLoader(loaders);
  /** The visit whose screen is loading. The screens of earlier visits are ignored. */
  let awaited: Visit | null = null;

  function awaitScreen(visit: Visit | null): void {
    if (awaited === visit) return;
    awaited = visit;
    isLoading.set(visit !== null);
  }

  function show(address: Address, visit: Visit): void {
    awaitScreen(null);
    const current = view.read();
    const match = matchPath(address.pathname);
    if (current && current.kind !== 'failed' && current.address.key === address.key)
      put({ ...current, address, visitKind: visit.kind }, visit, true);
    else if (match) showScreen({ address, name: match.name }, visit);
    else put({ address, name: null, visitKind: visit.kind, kind: 'unknown' }, visit);
  }

  function showScreen(at: ScreenAddress, visit: Visit): void {
    const base = { ...at, visitKind: visit.kind };
    const Screen = screens.loaded(at.name);
    if (Screen) {
      put({ ...base, kind: 'screen', Screen }, visit);
      return;
    }
    awaitScreen(visit);
    const arrive = (next: View) => {
      if (awaited !== visit) return;
      put(next, visit);
      awaitScreen(null);
    };
    screens.load(at.name).then(
      Loaded => arrive({ ...base, kind: 'screen', Screen: Loaded }),
      error => {
        if (awaited === visit) report(error);
        arrive({ ...base, kind: 'failed', retry: () => retry(at, visit) });
      },
    );
  }

  /** Loads the screen of a failed visit again, unless a visit to another address is on its way. */
  function retry(at: ScreenAddress, { kind, position }: Visit): void {
    if (!awaited) showScreen(at, kind === 'return' ? { kind, position } : { kind: 'new' });
  }

  /** @param isSameScreen whether only the hash differs, so that the screen is not rendered again */
  function put(next: View, visit: Visit, isSameScreen = false): void {
    const before = view.read();
    navigation.begin(planOf(before, next, visit, isSameScreen), {
      isAnnounced: isAnnounced(before, next, visit, isSameScreen),
      isSameScreen,
    });
    view.set(next);
  }

  return {
    view,
    isLoading,
    announcements: navigation.count,
    progress: navigation.progress,
    show,
    load: screens.load,
    stopLoading: () => awaitScreen(null),
    clear() {
      awaited = null;
      navigation.cancel();
      view.set(null);
    },
    rendered(renderedView) {
      if (renderedView === view.read()) navigation.rendered();
    },
    reportReady(key, isReady) {
      return key === view.read()?.address.key ? navigation.reportReady(isReady) : () => {};
    },
  };
}

/** Decides where to scroll and what to focus. Only where the path stays the same does the plan get the position that was left. */
function planOf(
  before: View | null,
  { address }: View,
  { kind, isReplaced, staysInPlace, leftPosition, position }: Visit,
  isSameScreen: boolean,
): RestorationPlan {
  const samePath =
    before?.address.pathname === address.pathname ? { isReplaced, staysInPlace, leftPosition } : {};
  return {
    ...samePath,
    kind: isSameScreen && kind === 'new' ? 'within' : kind,
    hash: address.hash,
    position,
    focusToFind: (kind === 'return' ? position : samePath.leftPosition)?.focus?.element,
  };
}

/** Whether a navigation is announced. A screen that re-renders itself announces other queries itself. A failed screen is announced. */
function isAnnounced(before: View | null, next: View, { kind }: Visit, isSameScreen: boolean): boolean {
  const isSamePath = before?.address.pathname === next.address.pathname;
  const staysMounted =
    isSamePath && before?.kind === 'screen' && next.kind === 'screen' && next.Screen.staysMounted;
  return !staysMounted && (kind === 'return' || (kind === 'new' && !isSameScreen));
}
