import { type ReactNode, useEffect, useMemo } from 'react';
import { searchMessages } from '../../contract/messages/search.ts';
import { applyMetaData } from '../../host/head.ts';
import { useScreenReady } from '../../routing/router.tsx';
import { appliedSearchAtom } from '../../state/address.ts';
import { categoryNameAtom } from '../../state/categories.ts';
import { currencyAtom } from '../../state/currency.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { shown } from '../../state/loadable.ts';
import { useUi } from '../../ui/settings.tsx';
import { activeFilters } from './active-filters.ts';
import { useSearch } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterPills } from './filter-pills.tsx';
import { createFormats } from './formats.ts';
import { headingOf, namesOf } from './names.ts';
import { Outcome } from './outcome.tsx';
import { SearchHeader } from './search-header.tsx';

/** The product search. Everything it shows follows from the address. */
export default function SearchScreen(): ReactNode {
  const params = useAtomValue(appliedSearchAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const currency = useAtomValue(currencyAtom);
  const { locale } = useUi();
  const { state, retry } = useSearch();
  const formats = useMemo(() => createFormats(locale, currency), [locale, currency]);
  useScreenReady(state.status !== 'loading');

  const names = namesOf(params, shown(state), categoryName);
  const heading = headingOf(params, names);
  const { title, description } = state.data?.meta_data ?? {};
  useMetaData(
    title || heading,
    description || searchMessages.description(heading),
    state.data?.meta_data?.canonical,
  );

  const filters = activeFilters(params, names, formats);
  return (
    <div className="mp-search mp-container">
      <SearchHeader heading={heading} params={params} state={state} formats={formats} />
      <FilterBar params={params} formats={formats} />
      <FilterPills filters={filters} params={params} />
      <Outcome params={params} state={state} formats={formats} retry={retry} />
    </div>
  );
}

function useMetaData(title: string, description: string, canonical: string | null | undefined): void {
  useEffect(
    () => applyMetaData(document, { title, description, canonical }),
    [title, description, canonical],
  );
}
