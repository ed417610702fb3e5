import { type ReactNode, useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { areFiltersOpenAtom } from '../../state/search.ts';
import { ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { FilterSidebar, searchParts } from './lazy.ts';

/**
 * The place of the filter sidebar. It takes its room with the click, before its code is loaded. If loading fails, the
 * filters close and a notice shows; opening them again loads the code again.
 */
export function FilterSidebarSlot(): ReactNode {
  const isOpen = useAtomValue(areFiltersOpenAtom);
  const setOpen = useSetAtom(areFiltersOpenAtom);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => setOpen(false), [setOpen]);
  return (
    <>
      {hasFailed && (
        <div ref={scrollIntoView} className="mp-filters">
          <ErrorNotice stays onRetry={() => setOpen(true)} />
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

/** The filters may be opened from far below. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
