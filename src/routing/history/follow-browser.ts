/** Follows the browser's history: each change becomes a visit of an address, a closed layer or a redirect. */
import { scrollPage } from '../../host/scroller.ts';
import { type Address, hrefOf, readAddress } from '../addresses/address.ts';
import { redirectFor } from '../addresses/destinations.ts';
import type { Visit } from '../router/page.ts';
import type { RoutingState } from '../router/routing-state.ts';
import { readScrollPosition, type ScrollPositions } from '../scrolling/scroll-position.ts';
import { followHistory, type HistoryChange } from './history.ts';
import { hasForeignState, readEntry } from './history-entry.ts';
import { closeLayers } from './layers.ts';

/** See `Routing.start`. */
export function followBrowser(state: RoutingState): () => void {
  const { page, positions, address } = state;
  const entry = entryIdAtStart(positions);
  const history = followHistory(
    { onChange: change => onChange(state, change), onLayersBack: count => onLayersBack(state, count) },
    entry,
  );
  state.history = history;
  const savePosition = () => {
    if (isCurrentView(state))
      positions.set(history.entryId(), { ...readScrollPosition(), href: hrefOf(address.read()) });
  };
  /** Safari brings a kept page back at its top, as nothing but the product restores positions. */
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const position = persisted && isCurrentView(state) && positions.get(history.entryId());
    if (position) scrollPage(position.y, 'instant');
  };
  window.addEventListener('pagehide', savePosition);
  window.addEventListener('pageshow', onShow);
  show(state, readAddress(), {
    kind: 'first',
    position: entry === undefined ? undefined : positions.get(entry),
  });
  return () => {
    savePosition();
    window.removeEventListener('pagehide', savePosition);
    window.removeEventListener('pageshow', onShow);
    history.stop();
    state.history = null;
    page.clear();
  };
}

function onChange(state: RoutingState, change: HistoryChange): void {
  const { leftEntry, entry, isByBrowser, navigation } = change;
  const now = readAddress();
  if (isByBrowser && now.key !== viewKey(state)) closeLayers(state.layers);
  // A script may replace only the state of an entry. A link to the current address still leads to the top.
  if (leftEntry === entry && !navigation && hrefOf(state.address.read()) === hrefOf(now)) return;
  show(state, now, visitOf(state, change), change);
}

/** Describes a change as a visit. Saves the scroll position of the entry that is left. */
function visitOf(state: RoutingState, { leftEntry, entry, isReturn, navigation }: HistoryChange): Visit {
  const { positions } = state;
  const isReplaced = leftEntry === entry;
  const position = isCurrentView(state) ? readScrollPosition(navigation?.source) : undefined;
  if (position && !isReplaced) positions.set(leftEntry, position);
  if (!isReturn) positions.delete(entry);
  return {
    kind: isReturn ? 'return' : 'new',
    isReplaced,
    staysInPlace: navigation?.staysInPlace,
    leftPosition: position,
    position: positions.get(entry),
  };
}

/** Shows an address: by a redirect, by a screen or the not-found view, or by leaving the page to the host. */
function show(state: RoutingState, now: Address, visit: Visit, change?: HistoryChange): void {
  const { page, browser, targetAt } = state;
  const redirect = redirectFor(now.pathname, now.search, now.hash);
  if (redirect !== null) {
    if (targetAt(new URL(redirect, location.href).pathname) === 'host') browser.replace(redirect);
    else state.history?.write(redirect, true, change?.navigation);
    return;
  }
  state.address.set(now);
  if (targetAt(now.pathname) !== 'host') {
    page.show(now, visit);
    return;
  }
  page.stopLoading();
  // The content of this host page was replaced by a screen. A host that routes by itself restores it.
  if (page.view.read() && change?.isByBrowser && !hasForeignState()) browser.reload();
}

function onLayersBack({ layers }: RoutingState, count: number): void {
  // A layer that was closed by other means has left its entry behind. Back has only left that entry, so it goes on.
  if (layers.length === 0) window.history.back();
  closeLayers(layers, count);
}

const viewKey = ({ page }: RoutingState) => page.view.read()?.address.key;
/** Whether the view belongs to the current address. False while the next screen is loading. */
const isCurrentView = (state: RoutingState) => viewKey(state) === state.address.read().key;

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
