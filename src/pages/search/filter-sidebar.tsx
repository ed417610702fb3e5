import { type ReactNode, useId, useLayoutEffect } from 'react';
import { productSearches, type SearchAnswer } from '../../api/search.ts';
import { searchDebounceMs } from '../../contract/limits.ts';
import { filterMessages } from '../../contract/messages/filters.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import { totalOf } from '../../domain/paging.ts';
import { useCloseOnBack } from '../../routing/router.tsx';
import { useFormats } from '../../search-filters/formats.ts';
import {
  applyDraftAtom,
  canResetDraftAtom,
  changeDraftAtom,
  closeDraftAtom,
  draftAskAtom,
  draftFiltersAtom,
  type FilterDraft,
  isDraftChangedAtom,
  openDraftAtom,
  resetDraftAtom,
} from '../../state/filter-draft.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { createQuery, type Loadable, shown, useQuery } from '../../state/query.ts';
import { areFiltersOpenAtom } from '../../state/search.ts';
import { searchResultsAtom } from '../../state/search-results.ts';
import { Button } from '../../ui/button.tsx';
import { useViewport } from '../../ui/use-viewport.ts';
import { LiveRegion } from '../../ui/visually-hidden.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterAside, FilterSheet } from './filter-frame.tsx';
import { usePriceTexts } from './price-filter.tsx';

/** The filters while they are being chosen: open as long as it is drawn, and without effect until applied. */
export function FilterSidebar(): ReactNode {
  const open = useSetAtom(openDraftAtom);
  const drop = useSetAtom(closeDraftAtom);
  const draft = useAtomValue(draftFiltersAtom);
  useLayoutEffect(() => {
    open();
    return drop;
  }, [open, drop]);
  return draft && <Panel draft={draft} />;
}

function Panel({ draft }: { readonly draft: FilterDraft }): ReactNode {
  const id = useId();
  const setOpen = useSetAtom(areFiltersOpenAtom);
  const change = useSetAtom(changeDraftAtom);
  const apply = useSetAtom(applyDraftAtom);
  const formats = useFormats();
  const prices = usePriceTexts(draft, change);
  const count = useDraftCount();
  const isChanged = useAtomValue(isDraftChangedAtom);
  const close = () => setOpen(false);
  useCloseOnBack(true, close);

  // A text that is no price counts as none meanwhile: that number is not what was asked for.
  const isWrong = Object.values(prices).some(({ error }) => error !== undefined);
  const total = !isWrong && count.data && totalOf(count.data.data.rounded_results_total_count);
  const text = total && filterMessages.show(total.count, formats.number(total.count), total.isMore);
  const told = total && searchMessages.count(total.count, formats.number(total.count), total.isMore);
  const footer = (
    <>
      <Reset />
      <Button type="submit" form={id} variant="primary" className="mp-filters__apply">
        {text || filterMessages.showUncounted}
      </Button>
      <LiveRegion message={isChanged && told ? told : ''} />
    </>
  );
  const Frame = useViewport() === 'desktop' ? FilterAside : FilterSheet;
  return (
    <Frame onClose={close} footer={footer}>
      <FilterForm
        {...{ id, draft, change, prices, formats }}
        answer={shown(count)}
        onSubmit={() => {
          apply();
          close();
        }}
      />
    </Frame>
  );
}

/** Takes all filters of the draft back. Stays where it is, for it may have the focus. */
function Reset(): ReactNode {
  const canReset = useAtomValue(canResetDraftAtom);
  const reset = useSetAtom(resetDraftAtom);
  return (
    <Button variant="ghost" disabled={!canReset} onClick={reset}>
      {filterMessages.reset}
    </Button>
  );
}

/** Cached where the results are: applying shows the answer that was counted by. */
const counts = createQuery(productSearches, {
  // A number that may be missing: the button that would show it works without.
  isExpected: () => true,
});

/**
 * What applying the draft would find. Asked for once nothing was changed for a moment; an earlier question is
 * cancelled, and its answer never counts. As long as nothing differs, the results shown are the answer.
 */
function useDraftCount(): Loadable<SearchAnswer> {
  const ask = useAtomValue(draftAskAtom);
  const isChanged = useAtomValue(isDraftChangedAtom);
  const applied = useAtomValue(searchResultsAtom);
  const { state } = useQuery(counts, isChanged ? ask : null, searchDebounceMs);
  return isChanged ? state : applied;
}
