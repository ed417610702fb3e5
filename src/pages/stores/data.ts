import { type StoreAnswer, storeSearches } from '../../api/stores.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { parseSearchAddress, searchRequest } from '../../domain/search-address.ts';
import { useAddress } from '../../routing/router.tsx';
import { currencyAtom } from '../../state/currency.ts';
import { useAtomValue } from '../../state/jotai.ts';
import type { Loadable } from '../../state/loadable.ts';
import { resource } from '../../state/resource.ts';
import { useResource } from '../../state/use-resource.ts';

const stores = resource(storeSearches);

export interface StoreSearch {
  /** What the address asks for. */
  readonly params: SearchParams;
  readonly state: Loadable<StoreAnswer>;
  readonly retry: () => void;
}

/** For the store search: what its address asks for, and where that stands. Kept answers are there at once. */
export function useStoreSearch(): StoreSearch {
  const params = parseSearchAddress(useAddress().search);
  const request = searchRequest(params, useAtomValue(currencyAtom));
  return { params, ...useResource(stores, request) };
}
