import { type ReactNode, useDeferredValue, useId, useLayoutEffect } from 'react';
import { productSearches, type SearchAnswer } from '../../api/search.ts';
import { searchDebounceMs } from '../../contract/limits.ts';
import { totalOf } from '../../domain/format.ts';
import { filterMessages } from '../../messages/filters.ts';
import { searchMessages } from '../../messages/search.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { useFormats } from '../../search-filters/formats.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { createQuery, type Loadable, latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import {
  applyDraftAtom,
  canResetDraftAtom,
  changeDraftAtom,
  closeDraftAtom,
  draftFiltersAtom,
  type FilterDraft,
  isDraftChangedAtom,
  keyedDraftAtom,
  openDraftAtom,
  resetDraftAtom,
} from '../../state/search/filter-draft.ts';
import { areFiltersOpenAtom } from '../../state/search/search.ts';
import { searchResultsAtom } from '../../state/search/search-results.ts';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { useViewport } from '../../ui/use-viewport.ts';
import { FilterForm } from './filter-form.tsx';
import { FilterAside, FilterSheet } from './filter-frame.tsx';
import { usePriceFields } from './price-filter.tsx';

/** The filters while they are being chosen. A draft is open as long as this is mounted; it takes effect when applied. */
export function FilterSidebar(): ReactNode {
  const open = useSetAtom(openDraftAtom);
  const close = useSetAtom(closeDraftAtom);
  const draft = useAtomValue(draftFiltersAtom);
  useLayoutEffect(() => {
    open();
    return close;
  }, [open, close]);
  return draft && <Panel draft={draft} />;
}

function Panel({ draft }: { readonly draft: FilterDraft }): ReactNode {
  const id = useId();
  const setOpen = useSetAtom(areFiltersOpenAtom);
  const change = useSetAtom(changeDraftAtom);
  const apply = useSetAtom(applyDraftAtom);
  const formats = useFormats();
  const prices = usePriceFields(draft, change);
  const draftAnswer = useDraftAnswer();
  const isChanged = useAtomValue(isDraftChangedAtom);
  const close = () => setOpen(false);
  useCloseOnBack(true, close);
  // The press is answered by the empty sheet. A slow phone takes some frames longer for the filters in it.
  const isFilled = useDeferredValue(true, false);

  // A text that is no price counts as no limit in the draft. Its number of results would mislead.
  const hasError = Object.values(prices).some(({ error }) => error !== undefined);
  const answer = hasError ? undefined : draftAnswer.data;
  const total = answer && totalOf(answer.data.rounded_results_total_count);
  const text = total && filterMessages.show({ count: total.count, isMore: total.isMore });
  const announcement = total && searchMessages.count({ count: total.count, isMore: total.isMore });
  const footer = (
    <>
      <Reset />
      <Button type="submit" form={id} variant="primary" className="mp-filters__apply">
        {text || filterMessages.showUncounted}
      </Button>
      <LiveRegion message={(isChanged && announcement) || ''} />
    </>
  );
  const Frame = useViewport() === 'desktop' ? FilterAside : FilterSheet;
  return (
    <Frame onClose={close} footer={footer}>
      {isFilled && (
        <FilterForm
          id={id}
          draft={draft}
          change={change}
          prices={prices}
          formats={formats}
          answer={latestData(draftAnswer)}
          onSubmit={() => {
            apply();
            close();
          }}
        />
      )}
    </Frame>
  );
}

/** Resets all filters of the draft. It keeps the focus when there is nothing left to reset, so it is never `disabled`. */
function Reset(): ReactNode {
  const canReset = useAtomValue(canResetDraftAtom);
  const reset = useSetAtom(resetDraftAtom);
  return (
    <Button
      variant="ghost"
      className="mp-filters__reset"
      aria-disabled={!canReset || undefined}
      onClick={canReset ? reset : undefined}
    >
      {filterMessages.reset}
    </Button>
  );
}

/** Shares its cache with the results: applying shows the answer whose number the button shows. */
const draftSearches = createQuery(productSearches, {
  // The button works without a number.
  isExpected: () => true,
});

/**
 * The answer for the draft. It is requested once the draft has not changed for `searchDebounceMs`; an earlier request
 * is cancelled. For a draft without changes it is the answer shown.
 */
function useDraftAnswer(): Loadable<SearchAnswer> {
  const search = useAtomValue(keyedDraftAtom);
  const isChanged = useAtomValue(isDraftChangedAtom);
  const applied = useAtomValue(searchResultsAtom);
  const { state } = useQuery(draftSearches, isChanged ? search : null, searchDebounceMs);
  return isChanged ? state : applied;
}
