import type { RouteName } from '../routes.ts';
import { type Address, hrefOf, ownUrl, readAddress } from './address.ts';
import { type Arrival, createArrival, placeNow } from './arrival.ts';
import { type BrowserHistory, followHistory, type HistoryChange } from './browser-history.ts';
import { createEmitter } from './emitter.ts';
import { hasForeignState, readEntry } from './entries.ts';
import { isUnknownPath, matchPath, type RouteParams } from './paths.ts';
import { createPlaces, type Place } from './places.ts';
import { keepRedesign, redirectFor } from './redirects.ts';
import { createScreens } from './screens.ts';
import type { Leave, LeaveGuard, NavigateOptions, Routing, RoutingOptions, Shown } from './types.ts';

export function createRouting({
  screens: loaders,
  storage,
  hasMain = true,
  leave = browser,
}: RoutingOptions): Routing {
  const screens = createScreens(loaders);
  const places = createPlaces(storage);
  const [addressChanged, shownChanged, arrived] = [createEmitter(), createEmitter(), createEmitter()];
  let history: BrowserHistory | null = null;
  /** Where one is, but for a step that is taken back. */
  let address = readAddress();
  let shown: Shown | null = null;
  /** Stands for the screen on its way; another one in its place means that nobody waits for the first. */
  let onItsWay: object | null = null;
  /** The navigation of ours that is just being written. */
  let own: Pick<NavigateOptions, 'source' | 'staysInPlace'> | null = null;

  let arrival: Arrival | null = null;
  let isDrawn = false;
  let waiting = new Set<object>();
  /** What was opened last comes last. */
  const guards: LeaveGuard[] = [];

  /** What stands at a path: a screen of ours, our not-found view, or a page of the host. */
  function standsAt(pathname: string): 'screen' | 'unknown' | 'host' {
    const name = matchPath(pathname)?.name;
    if (hasMain && name && screens.has(name)) return 'screen';
    return hasMain && isUnknownPath(pathname) ? 'unknown' : 'host';
  }

  /** Where an address on this site comes out, redirects and the redesign flag included. */
  function resolve(url: URL): { readonly href: string; readonly isScreen: boolean } {
    const { pathname, search, hash } = url;
    const href = redirectFor(pathname, search, hash) ?? pathname + search + hash;
    const path = new URL(href, url).pathname;
    const isRoute = path.startsWith('/reviews') || matchPath(path) !== null;
    return {
      href: isRoute ? keepRedesign(href, location.search) : href,
      isScreen: standsAt(path) === 'screen',
    };
  }

  function navigate(href: string, options: NavigateOptions = {}): void {
    const url = ownUrl(href);
    const target = url && resolve(url);
    if (options.source) for (const guard of [...guards].reverse()) guard(null);
    if (!target?.isScreen || !history) {
      leave[options.replace ? 'replace' : 'assign'](target?.href ?? href);
      return;
    }
    // As browsers do it: a link to where one is makes no second entry.
    const replace = options.replace === true || target.href === hrefOf(readAddress());
    own = options;
    history.write(target.href, { replace, state: options.state });
    own = null;
  }

  /** Where a redirect leads takes the place of the address; our not-found view may stand there as well. */
  function leadOn(href: string): void {
    if (standsAt(new URL(href, location.href).pathname) === 'host') leave.replace(href);
    else history?.write(href, { replace: true });
  }

  function follow(change: HistoryChange): void {
    if (guards.findLast(guard => guard(change))) return;
    const { left, entry, isReturn, isByBrowser, isUncovered } = change;
    // Nothing is open any more that the cover was made for.
    if (isUncovered) {
      window.history.back();
      return;
    }
    address = readAddress();
    // A script that wrote down state went nowhere; a link to where one is still leads to its top.
    if (left === entry && !own && shown && hrefOf(shown.address) === hrefOf(address)) return;
    const place = shown ? placeNow(own?.source) : undefined;
    if (place && left !== entry) places.set(left, place);
    if (!isReturn) places.delete(entry);
    const redirect = redirectFor(address.pathname, address.search, address.hash);
    if (redirect !== null) {
      leadOn(redirect);
      return;
    }
    addressChanged.emit();
    show(address, {
      isReturn,
      isByBrowser,
      isReplaced: left === entry,
      staysInPlace: own?.staysInPlace,
      left: place,
      ...(isReturn && { place: places.get(entry) }),
    });
  }

  interface Way {
    readonly isFirst?: boolean;
    readonly isReturn: boolean;
    readonly isByBrowser?: boolean;
    readonly isReplaced?: boolean;
    readonly staysInPlace?: boolean | undefined;
    /** The place one left. */
    readonly left?: Place | undefined;
    /** The place one returns to. */
    readonly place?: Place | undefined;
  }

  function show(address: Address, way: Way): void {
    setOnItsWay(null);
    if (shown && shown.kind !== 'failed' && shown.address.key === address.key) {
      const isComplete = isDrawn && waiting.size === 0;
      put({ ...shown, address }, way, true);
      // A screen that stands already is not going to be drawn again.
      if (isDrawn) arrival?.drawn();
      if (isComplete) arrival?.ready();
      return;
    }
    const base = { address, ...(matchPath(address.pathname) ?? { name: null, params: {} }) };
    const standing = standsAt(address.pathname);
    if (standing === 'unknown') put({ ...base, kind: 'unknown' }, way);
    else if (standing === 'screen' && base.name) showScreen({ ...base, name: base.name }, way);
    // Back to a page of the host, whose content gave way to ours. A host that routes by itself knows better.
    else if (shown && way.isByBrowser && !hasForeignState(window.history.state)) leave.reload();
  }

  function showScreen(base: { address: Address; name: RouteName; params: RouteParams }, way: Way): void {
    const Screen = screens.peek(base.name);
    if (Screen) {
      put({ ...base, kind: 'screen', Screen }, way);
      return;
    }
    const token = {};
    setOnItsWay(token);
    screens.load(base.name).then(
      Loaded => {
        if (onItsWay !== token) return;
        put({ ...base, kind: 'screen', Screen: Loaded }, way);
        setOnItsWay(null);
      },
      error => {
        if (onItsWay !== token) return;
        console.error(error);
        put({ ...base, kind: 'failed', error, retry: () => showScreen(base, { isReturn: false }) }, way);
        setOnItsWay(null);
      },
    );
  }

  function setOnItsWay(token: object | null): void {
    if (onItsWay === token) return;
    onItsWay = token;
    shownChanged.emit();
  }

  function put(next: Shown, way: Way, isWithin = false): void {
    arrival?.cancel();
    const isSamePath = shown?.address.pathname === next.address.pathname;
    const isRedrawn = isSamePath && next.kind === 'screen' && next.Screen.redrawsItself;
    arrival = createArrival({
      kind: way.isFirst ? 'first' : way.isReturn ? 'return' : isWithin ? 'within' : 'new',
      hash: next.address.hash,
      place: way.place,
      isReplaced: isSamePath && way.isReplaced,
      staysInPlace: isSamePath && way.staysInPlace,
      focus: way.isReturn ? way.place?.focus?.element : isSamePath ? way.left?.focus?.element : undefined,
      onComplete: () => isRedrawn || arrived.emit(),
    });
    shown = next;
    if (!isWithin) {
      isDrawn = false;
      waiting = new Set();
    }
    shownChanged.emit();
  }

  function arriveWhenComplete(): void {
    if (isDrawn && waiting.size === 0) arrival?.ready();
  }

  function start(): () => void {
    const isKnown = readEntry(window.history.state) !== null;
    const followed = followHistory(follow);
    history = followed;
    const keepPlace = () => shown && places.set(followed.entry(), placeNow());
    window.addEventListener('pagehide', keepPlace);
    address = readAddress();
    const redirect = redirectFor(address.pathname, address.search, address.hash);
    if (redirect !== null) leadOn(redirect);
    else
      show(address, {
        isFirst: true,
        isReturn: false,
        ...(isKnown && { place: places.get(followed.entry()) }),
      });
    return () => {
      keepPlace();
      window.removeEventListener('pagehide', keepPlace);
      followed.stop();
      history = null;
      onItsWay = null;
      arrival?.cancel();
      arrival = null;
      shown = null;
    };
  }

  return {
    address: { read: () => address, subscribe: addressChanged.subscribe },
    shown: { read: () => shown, subscribe: shownChanged.subscribe },
    isLoading: { read: () => onItsWay !== null, subscribe: shownChanged.subscribe },
    onArrived: arrived.subscribe,
    navigate,
    takes(href) {
      const url = ownUrl(href);
      if (!url) return false;
      const target = resolve(url);
      return target.isScreen || target.href !== url.pathname + url.search + url.hash;
    },
    hasScreen: screens.has,
    prefetch(href) {
      const url = ownUrl(href);
      const name = url && matchPath(url.pathname)?.name;
      if (!name || !hasMain || !screens.has(name)) return;
      // A failure is told when the screen is really wanted.
      screens.load(name).catch(() => {});
    },
    start,
    hold(guard) {
      guards.push(guard);
      history?.cover(guards.length);
      return () => {
        const at = guards.indexOf(guard);
        if (at >= 0) guards.splice(at, 1);
      };
    },
    drawn() {
      isDrawn = true;
      arrival?.drawn();
      arriveWhenComplete();
    },
    setWaiting(token, isWaiting) {
      if (isWaiting) waiting.add(token);
      else if (waiting.delete(token)) arriveWhenComplete();
    },
    dropWaiting(token) {
      waiting.delete(token);
    },
  };
}

const browser: Leave = {
  assign: href => location.assign(href),
  replace: href => location.replace(href),
  reload: () => location.reload(),
};
