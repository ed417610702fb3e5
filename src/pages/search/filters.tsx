import { type ReactNode, useEffect } from 'react';
import { later } from '../../loading/later.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { areFiltersOpenAtom } from '../../state/search.ts';
import { ErrorNotice } from '../../ui/empty-state.tsx';
import { laterComponent } from '../../ui/later-component.tsx';

const FilterSidebar = laterComponent(later('filter-sidebar', () => import('./filter-sidebar.tsx')));

/** The place of the filter sidebar: taken at once, so that the list beside it moves with the click and not later. */
export function Filters(): ReactNode {
  const isOpen = useAtomValue(areFiltersOpenAtom);
  const setOpen = useSetAtom(areFiltersOpenAtom);
  useEffect(() => () => setOpen(false), [setOpen]);
  return (
    isOpen && (
      <FilterSidebar
        fallback={<div className="mp-filters" aria-busy />}
        failure={retry => (
          <div className="mp-filters">
            <ErrorNotice onRetry={retry} />
          </div>
        )}
      />
    )
  );
}
