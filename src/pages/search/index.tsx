import type { ReactNode } from 'react';
import { foundNothing } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useFormats } from '../../search-filters/formats.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { categoryNameAtom } from '../../state/goods/categories.ts';
import { appliedSearchAtom } from '../../state/page/address.ts';
import { searchResultsAtom, useSearchLoading } from '../../state/search/search-results.ts';
import { Button } from '../../ui/button.tsx';
import { displayNamesOf } from './display-names.ts';
import { FilterSidebarSlot } from './filter-sidebar-slot.tsx';
import { FilterToolbar } from './filter-toolbar.tsx';
import { FilterPills, SearchPageHead } from './parts.ts';
import { Results } from './results.tsx';
import { headingOf, SearchHeader } from './search-header.tsx';

/**
 * The product search. Everything it shows follows from the address. Another search mounts nothing again: the products
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
    </div>
  );
}
SearchScreen.staysMounted = true;
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
  const read = state.data?.metrics?.price_read;
  const hasFilters = isFiltered(params) || Boolean(read);
  const hasNone = foundNothing(state.data);

  return (
    <>
      <SearchHeader heading={heading} params={params} state={state} formats={formats} />
      <SearchPageHead heading={heading} />
      {/* Where nothing is found, there is nothing to sort, and nothing to filter further. */}
      {(!hasNone || hasFilters) && (
        <FilterToolbar params={params} category={names.category} formats={formats} />
      )}
      {hasFilters && (
        <FilterPills
          params={params}
          names={names}
          formats={formats}
          read={read}
          fallback={<PillsPlaceholder />}
          failure={retry => (
            <Button size="sm" onClick={retry}>
              {uiMessages.retry}
            </Button>
          )}
        />
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
