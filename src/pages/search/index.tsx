import { type ReactNode, useEffect, useState } from 'react';
import type { MetaData } from '../../contract/fields.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { applyMetaData } from '../../host/head.ts';
import { lazy } from '../../loading/lazy.ts';
import { useScreenReady } from '../../routing/router.tsx';
import { useFormats } from '../../search-filters/formats.ts';
import { appliedSearchAtom } from '../../state/address.ts';
import { categoryNameAtom } from '../../state/categories.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { searchResultsAtom, useSearchLoading } from '../../state/search-results.ts';
import { LiveRegion } from '../../ui/feedback/progress.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { displayNamesOf } from './display-names.ts';
import { FilterSidebarSlot } from './filter-sidebar-slot.tsx';
import { FilterToolbar } from './filter-toolbar.tsx';
import { Results } from './results.tsx';
import { countText, headingOf, SearchHeader } from './search-header.tsx';

const CameFromCategory = lazyComponent(
  lazy('came-from-category', () => import('./came-from-category.tsx')),
  'CameFromCategory',
);
const FilterPills = lazyComponent(
  lazy('filter-pills', () => import('./filter-pills.tsx')),
  'FilterPills',
);

/**
 * The product search. Everything it shows follows from the address. Another search mounts nothing anew: the products
 * stay until others are there, and the controls keep their places in their row and the focus.
 */
function SearchScreen(): ReactNode {
  useSearchLoading();
  return (
    <div className="mp-search mp-container">
      <Controls />
      <div className="mp-search__body">
        <FilterSidebarSlot />
        <Results />
      </div>
      <ResultsAnnouncer />
      <CameFromCategory isWanted={false} />
    </div>
  );
}
SearchScreen.redrawsItself = true;
export default SearchScreen;

/** The heading, the toolbar and the active filters of the search. */
function Controls(): ReactNode {
  const params = useAtomValue(appliedSearchAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const formats = useFormats();
  const state = useAtomValue(searchResultsAtom);
  useScreenReady(state.status !== 'loading');

  const names = displayNamesOf(params, state, categoryName);
  const heading = headingOf(params, names);
  const { title, description, canonical } = state.data?.meta_data ?? {};
  // The host ignores a collection: its title is that of the search without the collection's name.
  useMetaData(
    {
      title: (!params.collection && title) || heading,
      description: description || searchMessages.description(heading),
      canonical,
    },
    state.status === 'loading',
  );

  return (
    <>
      <SearchHeader heading={heading} params={params} state={state} formats={formats} />
      <FilterToolbar params={params} formats={formats} />
      {isFiltered(params) && (
        <FilterPills params={params} names={names} formats={formats} fallback={<PillsPlaceholder />} />
      )}
    </>
  );
}

/** Whether a search has active filters, its store and its collection included. */
function isFiltered(params: SearchParams): boolean {
  return changedFilters(params).length > 0 || params.shop_domain !== null || params.collection !== null;
}

/** A row of the same height, until the code of the active filters is here. */
function PillsPlaceholder(): ReactNode {
  return (
    <div className="mp-chip-row mp-search__pills" aria-hidden>
      <span className="mp-chip mp-pill" />
    </div>
  );
}

/**
 * Announces the number of results of each search, and the page, once. It stays mounted: a live region that is mounted
 * with its text is not announced.
 */
function ResultsAnnouncer(): ReactNode {
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

/** While a search is loading, what was set for the one before stays. */
function useMetaData(meta: MetaData, isLoading: boolean): void {
  const [set, setMeta] = useState(meta);
  if (!isLoading && JSON.stringify(set) !== JSON.stringify(meta)) setMeta(meta);
  useEffect(() => applyMetaData(document, set), [set]);
}
