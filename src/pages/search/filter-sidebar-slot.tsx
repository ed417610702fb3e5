import { type ReactNode, useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { areFiltersOpenAtom } from '../../state/search.ts';
import { ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { FilterSidebar, searchParts } from './lazy.ts';

/**
 * The place of the filter sidebar: taken at once, so that the list beside it moves with the click and not later. Where
 * its code cannot be had the filters are not open, and this is said; whatever opens them again asks for it again.
 */
export function FilterSidebarSlot(): ReactNode {
  const isOpen = useAtomValue(areFiltersOpenAtom);
  const setOpen = useSetAtom(areFiltersOpenAtom);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => setOpen(false), [setOpen]);
  return (
    <>
      {hasFailed && (
        <div ref={bringInView} className="mp-filters">
          <ErrorNotice retrying={isOpen} onRetry={() => setOpen(true)} />
        </div>
      )}
      {isOpen && (
        <FilterSidebar
          fallback={!hasFailed && <div className="mp-filters" aria-busy />}
          onFail={() => {
            setFailed(true);
            setOpen(false);
            void searchParts.arrival.then(() => setFailed(false));
          }}
        />
      )}
    </>
  );
}

/** The filters may have been opened from far below. */
function bringInView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
