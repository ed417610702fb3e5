import type { ReactNode } from 'react';
import { useAtomValue } from '../../state/core/jotai.ts';
import { latestData } from '../../state/loaded/query.ts';
import { searchResultsAtom } from '../../state/search/search-results.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type ResultCount, resultCount } from './result-counts.ts';

interface RatingCountProps {
  readonly rating: number;
}

/** Within a chip: how many results its rating would leave, where the host sends it. */
export function RatingCount({ rating }: RatingCountProps): ReactNode {
  const answer = latestData(useAtomValue(searchResultsAtom));
  return <ChipCount count={resultCount(answer?.metrics?.results_with?.min_rating ?? undefined, rating)} />;
}

/** Within a chip: how many results it would leave. */
export function ChipCount({ count }: { readonly count: ResultCount | null }): ReactNode {
  return (
    count && (
      <>
        <span className="mp-search__rating-count" aria-hidden>
          {count.text}
        </span>
        <VisuallyHidden>{count.spoken}</VisuallyHidden>
      </>
    )
  );
}
