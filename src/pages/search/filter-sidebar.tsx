import { type ReactNode, useDeferredValue, useEffectEvent, useId, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { productSearches, type SearchAnswer } from '../../api/search.ts';
import { searchDebounceMs } from '../../contract/limits.ts';
import { totalOf } from '../../domain/format.ts';
import { filterMessages } from '../../messages/filters.ts';
import { searchMessages } from '../../messages/search.ts';
import { hasModifier } from '../../routing/addresses/link-destination.ts';
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
  draftSearchAtom,
  type FilterDraft,
  isDraftChangedAtom,
  keyedDraftAtom,
  openDraftAtom,
  resetDraftAtom,
} from '../../state/search/filter-draft.ts';
import { areFiltersOpenAtom } from '../../state/search/search.ts';
import { searchResultsAtom, triedSearchAtom } from '../../state/search/search-results.ts';
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
  const applyAndClose = () => {
    apply();
    close();
  };
  useCloseOnBack(true, close);
  const isBeside = useViewport() === 'desktop';
  // The press is answered by the empty sheet. A slow phone takes some frames longer for the filters in it.
  const isFilled = useDeferredValue(true, false);

  // A text that is no price counts as no limit in the draft. Its number of results would mislead.
  const hasError = Object.values(prices).some(({ error }) => error !== undefined);
  const answer = hasError ? undefined : draftAnswer.data;
  useTrying(isBeside, answer, applyAndClose);
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
  const Frame = isBeside ? FilterAside : FilterSheet;
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
          onSubmit={applyAndClose}
        />
      )}
    </Frame>
  );
}

/**
 * Beside the results, these follow each choice. The address does not, so that closing takes all choices back. A link among
 * the results takes them: Back from there leads to what was chosen from.
 * @param answer for the draft; undefined while it is not known, when the results stay as they are
 */
function useTrying(isBeside: boolean, answer: SearchAnswer | undefined, apply: () => void): void {
  const params = useAtomValue(draftSearchAtom);
  const isChanged = useAtomValue(isDraftChangedAtom);
  const setTried = useSetAtom(triedSearchAtom);
  const isTrying = isBeside && isChanged;
  useLayoutEffect(() => {
    if (!isTrying) setTried(null);
    else if (params && answer) setTried({ params, state: { status: 'ready', data: answer } });
  }, [isTrying, params, answer, setTried]);
  const take = useEffectEvent(apply);
  const isShown = useAtomValue(triedSearchAtom) !== null;
  useLayoutEffect(() => {
    if (!isShown) return;
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('.mp-search__results a[href]');
      // Before the link is followed.
      if (isLink && !hasModifier(event)) flushSync(take);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isShown]);
  useLayoutEffect(() => () => setTried(null), [setTried]);
}

/** Resets all filters of the draft. Stays mounted, since it may have the focus. */
function Reset(): ReactNode {
  const canReset = useAtomValue(canResetDraftAtom);
  const reset = useSetAtom(resetDraftAtom);
  return (
    <Button variant="ghost" disabled={!canReset} onClick={reset}>
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
