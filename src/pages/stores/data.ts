import { type StoreAnswer, storeSearches } from '../../api/stores.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { parseSearchAddress, searchRequest } from '../../domain/search-address.ts';
import { useAddress } from '../../routing/router.tsx';
import type { DisplayNames } from '../../search-filters/active-filters.ts';
import { createFormats, type Formats } from '../../search-filters/formats.ts';
import { categoryNameAtom } from '../../state/categories.ts';
import { currencyAtom } from '../../state/currency.ts';
import { ratesAtom } from '../../state/exchange-rates.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { useKnownCategories } from '../../state/known-categories.ts';
import { createQuery } from '../../state/query.ts';
import { type QueryState, useQuery } from '../../state/use-query.ts';
import { useUi } from '../../ui/context.tsx';

const stores = createQuery(storeSearches);

export interface StoreSearch extends QueryState<StoreAnswer> {
  /** The parameters of the address. */
  readonly params: SearchParams;
}

/** The names and formats for the labels of its filters. Loads the name of the category where it is not known. */
export function useFilterFormats({ category_id }: SearchParams): {
  readonly names: DisplayNames;
  readonly formats: Formats;
} {
  const { locale } = useUi();
  const formats = createFormats(locale, useAtomValue(currencyAtom));
  const nameOf = useAtomValue(categoryNameAtom);
  const category = category_id === null ? null : nameOf(category_id);
  useKnownCategories(() => category === undefined);
  return { names: { category }, formats };
}

/** The store search of the address. A cached answer is ready at once. */
export function useStoreSearch(): StoreSearch {
  const rates = useAtomValue(ratesAtom);
  const params = parseSearchAddress(useAddress().search, { rates });
  const request = searchRequest(params, useAtomValue(currencyAtom));
  return { params, ...useQuery(stores, request) };
}
