import type { FollowClass } from '../contract/follow.ts';
import type { SearchParams } from '../contract/search-params.ts';
import { totalOf } from '../domain/format.ts';
import { changedFilters, filterNames } from '../domain/search-address.ts';
import { dispatchHostEvent } from '../host/events.ts';
import type { Routing } from '../routing/router/routing.ts';
import type { AppStore } from '../state/core/app-store.ts';
import { comparisonAtom } from '../state/goods/comparison.ts';
import { addressAtom, appliedSearchAtom } from '../state/page/address.ts';
import { followStatesAtom } from '../state/person/follow-state.ts';
import { searchResultsAtom } from '../state/search/search-results.ts';

/**
 * Dispatches events to the host page for screens, searches, follows and the comparison. Forms dispatch their own events.
 * Returns a function that stops it.
 */
export function dispatchEvents(store: AppStore, { view }: Routing): () => void {
  /** Path and query of the last `navigate` event. */
  let lastKey: string | undefined;
  /** The last search that was answered. */
  let lastSearch: { readonly params: SearchParams; readonly answer: unknown } | undefined;
  let follows = store.get(followStatesAtom);
  let products = store.get(comparisonAtom).length;

  function dispatchNavigate(): void {
    const now = view.read();
    if (!now || now.address.key === lastKey) return;
    lastKey = now.address.key;
    dispatchHostEvent('navigate', { screen: now.name, visit: now.visitKind });
    dispatchSearch();
  }

  function dispatchSearch(): void {
    const now = view.read();
    const { data: answer } = store.get(searchResultsAtom);
    if (now?.name !== 'PageSearch' || !answer || answer === lastSearch?.answer) return;
    // The results may be there before the screen. `dispatchNavigate` then calls this function again.
    if (now.address.key !== store.get(addressAtom).key) return;
    const before = lastSearch?.params;
    const params = store.get(appliedSearchAtom);
    lastSearch = { params, answer };
    // Back leads to a search whose event was dispatched before.
    if (now.visitKind === 'return') return;
    const changed = filterNames.filter(name => before && before[name] !== params[name]);
    if (changed.length > 0) dispatchHostEvent('filter', { changed });
    const { count: results } = totalOf(answer.data.rounded_results_total_count);
    dispatchHostEvent('search', { results, page: params.page, filters: changedFilters(params) });
  }

  function dispatchFollows(): void {
    const before = follows;
    follows = store.get(followStatesAtom);
    for (const [followee, state] of before)
      if (state.status === 'pending' && !follows.has(followee))
        dispatchHostEvent('follow', {
          kind: String(followee).split(':', 1)[0] as FollowClass,
          isFollowed: state.value,
        });
  }

  function dispatchCompare(): void {
    const before = products;
    products = store.get(comparisonAtom).length;
    if (products !== before) dispatchHostEvent('compare', { products });
  }

  dispatchNavigate();
  const undo = [
    view.subscribe(dispatchNavigate),
    store.sub(searchResultsAtom, dispatchSearch),
    store.sub(followStatesAtom, dispatchFollows),
    store.sub(comparisonAtom, dispatchCompare),
  ];
  return () => {
    for (const end of undo) end();
  };
}
