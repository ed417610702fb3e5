import { productSearches, type SearchAnswer } from '../../api/search.ts';
import { searchDebounceMs } from '../../contract/limits.ts';
import { draftAskAtom, isDraftChangedAtom } from '../../state/filter-draft.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { createQuery, type Loadable, useQuery } from '../../state/query.ts';
import { searchResultsAtom } from '../../state/search-results.ts';

/** Cached where the results are: applying shows the answer that was counted by. */
const counts = createQuery(productSearches, {
  // A number that may be missing: the button that would show it works without.
  isExpected: () => true,
});

/**
 * What applying the draft would find. Asked for once nothing was changed for a moment; an earlier question is
 * cancelled, and its answer never counts. As long as nothing differs, the results shown are the answer.
 */
export function useDraftCount(): Loadable<SearchAnswer> {
  const ask = useAtomValue(draftAskAtom);
  const isChanged = useAtomValue(isDraftChangedAtom);
  const applied = useAtomValue(searchResultsAtom);
  const { state } = useQuery(counts, isChanged ? ask : null, searchDebounceMs);
  return isChanged ? state : applied;
}
