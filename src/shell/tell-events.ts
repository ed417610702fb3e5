import type { FollowClass } from '../contract/follow.ts';
import type { SearchParams } from '../contract/search-params.ts';
import { totalOf } from '../domain/format.ts';
import { changedFilters, filterNames } from '../domain/search-address.ts';
import { tellHost } from '../host/events.ts';
import type { Routing } from '../routing/routing.ts';
import { addressAtom, appliedSearchAtom } from '../state/address.ts';
import { comparisonAtom } from '../state/comparison.ts';
import { followStatesAtom } from '../state/follow.ts';
import { searchResultsAtom } from '../state/search-results.ts';
import type { AppStore } from '../state/store.ts';

/**
 * Tells the host page what can be seen from outside: screens, searches, follows and the comparison. What forms do is told
 * by them. Returns what ends it.
 */
export function tellEvents(store: AppStore, { view }: Routing): () => void {
  /** Path and query of the screen that was told last. */
  let key: string | undefined;
  /** The search that was told last, and what it found. */
  let told: { readonly params: SearchParams; readonly answer: unknown } | undefined;
  let follows = store.get(followStatesAtom);
  let products = store.get(comparisonAtom).length;

  function tellScreen(): void {
    const now = view.read();
    if (!now || now.address.key === key) return;
    key = now.address.key;
    tellHost('navigate', { screen: now.name, visit: now.visit });
    tellSearch();
  }

  function tellSearch(): void {
    const now = view.read();
    const { data: answer } = store.get(searchResultsAtom);
    if (now?.name !== 'PageSearch' || !answer || answer === told?.answer) return;
    // The results may follow the address before the screen does; `tellScreen` comes back to them.
    if (now.address.key !== store.get(addressAtom).key) return;
    const before = told?.params;
    const params = store.get(appliedSearchAtom);
    told = { params, answer };
    // Back leads to what was told before.
    if (now.visit === 'return') return;
    const changed = filterNames.filter(name => before && before[name] !== params[name]);
    if (changed.length > 0) tellHost('filter', { changed });
    const { count: results } = totalOf(answer.data.rounded_results_total_count);
    tellHost('search', { results, page: params.page, filters: changedFilters(params) });
  }

  function tellFollows(): void {
    const before = follows;
    follows = store.get(followStatesAtom);
    for (const [followee, state] of before)
      if (state.status === 'pending' && !follows.has(followee))
        tellHost('follow', {
          kind: String(followee).split(':', 1)[0] as FollowClass,
          isFollowed: state.value,
        });
  }

  function tellComparison(): void {
    const before = products;
    products = store.get(comparisonAtom).length;
    if (products !== before) tellHost('compare', { products });
  }

  tellScreen();
  const undo = [
    view.subscribe(tellScreen),
    store.sub(searchResultsAtom, tellSearch),
    store.sub(followStatesAtom, tellFollows),
    store.sub(comparisonAtom, tellComparison),
  ];
  return () => {
    for (const end of undo) end();
  };
}
