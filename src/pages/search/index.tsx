import { type ReactNode, useEffect } from 'react';
import { searchMessages } from '../../contract/messages/search.ts';
import { applyMetaData } from '../../host/head.ts';
import { useAddress, useScreenReady } from '../../routing/router.tsx';
import { appliedSearchAtom } from '../../state/address.ts';
import { categoryNameAtom } from '../../state/categories.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { searchResultsAtom, useSearchLoading } from '../../state/search-results.ts';
import { activeFilters } from '../../ui/active-filters.ts';
import { LiveRegion } from '../../ui/visually-hidden.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterPills } from './filter-pills.tsx';
import { Filters } from './filters.tsx';
import { Origin } from './lazy.ts';
import { headingOf, namesOf } from './names.ts';
import { Outcome } from './outcome.tsx';
import { countText, SearchHeader } from './search-header.tsx';
import { useFormats } from './use-formats.ts';

/**
 * The product search. Everything it shows follows from the address, and all of it is drawn anew for another one,
 * but the products: they stay in the page until there are others, for drawing them twice is what costs most.
 */
function SearchScreen(): ReactNode {
  const { key } = useAddress();
  useSearchLoading();
  return (
    <div className="mp-search mp-container">
      <Controls key={key} />
      <div className="mp-search__body">
        <Filters />
        <Outcome />
      </div>
      <Told />
      <Origin isWanted={false} />
    </div>
  );
}
SearchScreen.redrawsItself = true;
export default SearchScreen;

/** What was searched for, and what changes it. */
function Controls(): ReactNode {
  const params = useAtomValue(appliedSearchAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const formats = useFormats();
  const state = useAtomValue(searchResultsAtom);
  useScreenReady(state.status !== 'loading');

  const names = namesOf(params, state, categoryName);
  const heading = headingOf(params, names);
  const { title, description, canonical } = state.data?.meta_data ?? {};
  // The host knows nothing of a collection: its title is that of the search without the name.
  useMetaData(
    (!params.collection && title) || heading,
    description || searchMessages.description(heading),
    canonical,
  );

  return (
    <>
      <SearchHeader heading={heading} params={params} state={state} formats={formats} />
      <FilterBar params={params} formats={formats} />
      <FilterPills filters={activeFilters(params, names, formats)} params={params} />
    </>
  );
}

/**
 * Tells politely how much each search found, and on which page one is, once. It stays in the page: what comes with its
 * text is not told.
 */
function Told(): ReactNode {
  const state = useAtomValue(searchResultsAtom);
  const formats = useFormats();
  const { page } = useAtomValue(appliedSearchAtom);
  const count = state.status === 'ready' ? countText(state, formats) : '';
  return (
    <LiveRegion
      message={count && page > 1 ? searchMessages.countOnPage(count, formats.number(page)) : count}
    />
  );
}

function useMetaData(title: string, description: string, canonical: string | null | undefined): void {
  useEffect(
    () => applyMetaData(document, { title, description, canonical }),
    [title, description, canonical],
  );
}
