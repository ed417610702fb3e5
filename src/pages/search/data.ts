import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { productSearches, type SearchAnswer, type SearchAsk, searchAsk } from '../../api/search.ts';
import { searchRequest } from '../../domain/search-address.ts';
import { appliedSearchAtom } from '../../state/address.ts';
import { chosenCurrencyAtom, currencyAtom } from '../../state/currency.ts';
import { atom, useAtomValue, useStore } from '../../state/jotai.ts';
import type { Loadable } from '../../state/loadable.ts';
import { resource } from '../../state/resource.ts';
import { useResource } from '../../state/use-resource.ts';

const results = resource(productSearches);

/** The search to ask for: the applied parameters with the currency in use. */
export const searchAskAtom = atom((get): SearchAsk => {
  const params = get(appliedSearchAtom);
  const isCurrencyChosen = get(chosenCurrencyAtom) !== null || params.currency !== null;
  return searchAsk(searchRequest(params, get(currencyAtom)), isCurrencyChosen);
});

/** Where the applied search stands; ready at once when its results are kept, as after Back. */
export const searchResultsAtom = atom(get => results.read(get, get(searchAskAtom)));

/** Loads the applied search. Returns what cancels it. */
export const loadSearchAtom = atom(null, (get, set) => set(results.loadAtom, get(searchAskAtom)));

/**
 * For the search screen: its results, loaded as long as it is there, and a retry. The next search is asked for the
 * moment the address changes, before the screen is drawn anew for it: the answer is on its way meanwhile.
 */
export function useSearch(): { readonly state: Loadable<SearchAnswer>; readonly retry: () => void } {
  const ask = useAtomValue(searchAskAtom);
  const store = useStore();
  useEffect(() => {
    let { key } = store.get(searchAskAtom);
    return store.sub(searchAskAtom, () => {
      const next = store.get(searchAskAtom);
      if (next.key !== key) store.set(loadSearchAtom);
      key = next.key;
    });
  }, [store]);
  return useResource(results, ask);
}

/** Where the search stands, for parts of the screen that outlive an address: never behind the address. */
export function useSearchState(): Loadable<SearchAnswer> {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.sub(searchResultsAtom, listener), [store]);
  return useSyncExternalStore(subscribe, () => store.get(searchResultsAtom));
}
