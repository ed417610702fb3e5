import { useEffect } from 'react';
import { type KeyedSearch, keyedSearch, productSearches } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { searchRequest } from '../../domain/search-address.ts';
import { atom, type Getter, useStore } from '../core/jotai.ts';
import { createQuery } from '../loaded/query.ts';
import { currencyAtom, currencyPreference } from '../money/preference.ts';
import { appliedSearchAtom } from '../page/address.ts';

/** The request of a search in a currency: of the applied search, and of the search that the filter draft leads to. */
export function keyedSearchOf(get: Getter, params: SearchParams, currency: string): KeyedSearch {
  const isCurrencyChosen =
    params.currency !== null || get(currencyPreference.chosenAtom) !== null || currency !== get(currencyAtom);
  return keyedSearch(searchRequest(params, currency), isCurrencyChosen);
}

const results = createQuery(productSearches);
const keyedSearchAtom = atom(get => keyedSearchOf(get, get(appliedSearchAtom), get(currencyAtom)));
const keyAtom = atom(get => get(keyedSearchAtom).key);

/** The state of the applied search; ready at once when its results are cached, as after Back. */
export const searchResultsAtom = atom(get => results.read(get, get(keyedSearchAtom)));

/** Asks for the applied search again, after a failure. */
export const retrySearchAtom = atom(null, (get, set) => set(results.retryAtom, get(keyedSearchAtom)));

const loadSearchAtom = atom(null, (get, set) => set(results.loadAtom, get(keyedSearchAtom)));

/**
 * For the search screen: loads the applied search as long as it is there. The next one is asked for the moment the
 * address changes, before the screen is rendered for it.
 */
export function useSearchLoading(): void {
  const store = useStore();
  useEffect(() => {
    let cancel = store.set(loadSearchAtom);
    const end = store.sub(keyAtom, () => {
      cancel = store.set(loadSearchAtom);
    });
    return () => {
      end();
      cancel();
    };
  }, [store]);
}
