import type { ReactNode } from 'react';
import { rowsSent } from '../../api/decode.ts';
import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { truncateText, wholeCount } from '../../domain/format.ts';
import { offeredPages, pageCount } from '../../domain/list.ts';
import { searchHref } from '../../domain/search-href.ts';
import { searchMessages } from '../../messages/search.ts';
import { noResultsMessages } from '../../messages/search-filters.ts';
import { pathOf } from '../../routing/paths.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { NoResults } from '../../search-filters/no-results.tsx';
import { categoryNameAtom } from '../../state/categories.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../../ui/icons.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { displayNamesOf } from './display-names.ts';

/** A title cuts the text of the search. Characters. */
const longestTitle = 60;

export interface ResultsFooterProps {
  readonly params: SearchParams;
  readonly answer: SearchAnswer;
  readonly formats: Formats;
}

/** Below the results: the other pages, or why there are no results on this page, or at all. */
export function ResultsFooter({ params, answer, formats }: ResultsFooterProps): ReactNode {
  const { rounded_results_total_count: total, per_page: perPage, search_results } = answer.data;
  const { page } = params;
  if (search_results.length > 0)
    return (
      <Pagination
        page={page}
        pageCount={offeredPages({ page, returned: rowsSent(search_results), perPage, total })}
        hrefOf={page => searchHref({ ...params, page })}
      />
    );
  const pages = pageCount(wholeCount(total), perPage);
  if (page > 1 && pages > 0) return <BeyondResults params={params} pages={pages} />;
  return <NoProducts params={params} answer={answer} formats={formats} />;
}

function NoProducts({ params, answer, formats }: ResultsFooterProps): ReactNode {
  const categoryName = useAtomValue(categoryNameAtom);
  const query = params.q.trim();
  return (
    <NoResults
      title={
        query
          ? noResultsMessages.nothingFoundFor({ query: truncateText(query, longestTitle) })
          : noResultsMessages.nothingFound
      }
      params={params}
      names={displayNamesOf(params, { status: 'ready', data: answer }, categoryName)}
      formats={formats}
      resultsWithout={answer.metrics?.results_without}
      hrefOf={searchHref}
      countText={searchMessages.count}
      elsewhere={[{ text: noResultsMessages.browse, href: pathOf('categoryIndex') }]}
    />
  );
}

interface BeyondProps {
  readonly params: SearchParams;
  /** Number of pages, at least 1. */
  readonly pages: number;
}

/** For an address whose page is after the last one. */
function BeyondResults({ params, pages }: BeyondProps): ReactNode {
  return (
    <EmptyState
      icon={PackageSearch}
      title={noResultsMessages.beyondTitle}
      text={noResultsMessages.beyond({ pages })}
    >
      <ButtonLink variant="primary" href={searchHref({ ...params, page: 1 })}>
        {noResultsMessages.firstPage}
      </ButtonLink>
      {pages > 1 && (
        <ButtonLink href={searchHref({ ...params, page: pages })}>{noResultsMessages.lastPage}</ButtonLink>
      )}
    </EmptyState>
  );
}
