import { type ReactNode, useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { areFiltersOpenAtom } from '../../state/search/search.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { filtersId } from './filter-toolbar.tsx';
import { FilterSidebar } from './parts.ts';

/**
 * The place of the filter sidebar. It takes its room with the click, before its code is loaded. If loading fails, a notice
 * stands there.
 */
export function FilterSidebarSlot(): ReactNode {
  const isOpen = useAtomValue(areFiltersOpenAtom);
  const setOpen = useSetAtom(areFiltersOpenAtom);
  useEffect(() => () => setOpen(false), [setOpen]);
  return (
    isOpen && (
      <FilterSidebar
        fallback={<div id={filtersId} className="mp-filters" aria-busy />}
        failure={retry => (
          <div ref={scrollIntoView} id={filtersId} className="mp-filters">
            <ErrorNotice onRetry={retry} />
          </div>
        )}
      />
    )
  );
}

/** The filters may be opened from far below. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
