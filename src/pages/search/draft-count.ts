import { useEffect, useMemo } from 'react';
import { productSearches, type SearchAnswer } from '../../api/search.ts';
import { searchDebounceMs } from '../../contract/limits.ts';
import { draftAskAtom, isDraftChangedAtom } from '../../state/filter-draft.ts';
import { atom, useAtomValue, useSetAtom } from '../../state/jotai.ts';
import type { Loadable } from '../../state/loadable.ts';
import { resource } from '../../state/resource.ts';
import { searchAskAtom, useSearchState } from './data.ts';

/** Kept where the results are: applying shows the answer that was counted by. */
const counts = resource({
  ...productSearches,
  // A number that may be missing: the button that would show it works without.
  isExpected: () => true,
});

/** What is counted: the draft, or else what is applied. */
const askAtom = atom(get => get(draftAskAtom) ?? get(searchAskAtom));

/**
 * What applying the draft would find. Asked for once nothing was changed for a moment; an earlier question is
 * cancelled, and its answer never counts. As long as nothing differs, the results shown are the answer.
 */
export function useDraftCount(): Loadable<SearchAnswer> {
  const ask = useAtomValue(askAtom);
  const isChanged = useAtomValue(isDraftChangedAtom);
  const applied = useSearchState();
  const load = useSetAtom(counts.loadAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the search
  const counted = useAtomValue(useMemo(() => counts.at(ask), [ask.key]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the search
  useEffect(() => {
    if (!isChanged) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = load(ask);
    }, searchDebounceMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [ask.key, isChanged, load]);
  return isChanged ? counted : applied;
}
