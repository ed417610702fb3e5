import { type StoreAnswer, storeSearches } from '../../api/store-search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { parseSearchAddress, searchRequest } from '../../domain/search-address.ts';
import { useAddress } from '../../routing/router.tsx';
import { ratesAtom } from '../../state/exchange-rates.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { currencyAtom } from '../../state/preference.ts';
import { createQuery } from '../../state/query.ts';
import { type QueryState, useQuery } from '../../state/use-query.ts';

const stores = createQuery(storeSearches);

export interface StoreSearch extends QueryState<StoreAnswer> {
  /** The parameters of the address. */
  readonly params: SearchParams;
}

/** The store search of the address. A cached answer is ready at once. */
export function useStoreSearch(): StoreSearch {
  const rates = useAtomValue(ratesAtom);
  const params = parseSearchAddress(useAddress().search, { rates });
  const request = searchRequest(params, useAtomValue(currencyAtom));
  return { params, ...useQuery(stores, request) };
}
