import { type StoreAnswer, storeSearches } from '../../api/stores.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { parseSearchAddress, searchRequest } from '../../domain/search-address.ts';
import { useAddress } from '../../routing/router.tsx';
import type { FilterNames } from '../../search-filters/active-filters.ts';
import { createFormats, type Formats } from '../../search-filters/formats.ts';
import { categoryNameAtom } from '../../state/categories.ts';
import { currencyAtom } from '../../state/currency.ts';
import { ratesAtom } from '../../state/exchange-rates.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { useKnownCategories } from '../../state/load-categories.ts';
import { createQuery, type QueryState, useQuery } from '../../state/query.ts';
import { useUi } from '../../ui/context.tsx';

const stores = createQuery(storeSearches);

export interface StoreSearch extends QueryState<StoreAnswer> {
  /** What the address asks for. */
  readonly params: SearchParams;
}

/** How its filters are written: with the name of the category, which is asked for, and in the currency in use. */
export function useFilterWords({ category_id }: SearchParams): {
  readonly names: FilterNames;
  readonly formats: Formats;
} {
  const { locale } = useUi();
  const formats = createFormats(locale, useAtomValue(currencyAtom));
  const nameOf = useAtomValue(categoryNameAtom);
  const category = category_id === null ? null : nameOf(category_id);
  useKnownCategories(() => category === undefined);
  return { names: { category }, formats };
}

/** For the store search: what its address asks for, and where that stands. Kept answers are there at once. */
export function useStoreSearch(): StoreSearch {
  const rates = useAtomValue(ratesAtom);
  const params = parseSearchAddress(useAddress().search, { rates });
  const request = searchRequest(params, useAtomValue(currencyAtom));
  return { params, ...useQuery(stores, request) };
}
