import { memo } from 'react';
import { rowsSent } from '../../api/decode.ts';
import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { offeredPages } from '../../domain/list.ts';
import { searchHref } from '../../domain/search-href.ts';
import { searchMessages } from '../../messages/search.ts';
import { Pagination } from '../../ui/navigation/pagination.tsx';

interface SearchPagesProps {
  readonly params: SearchParams;
  readonly answer: SearchAnswer;
}

/** The other pages of a search. A press on a filter does not render them before the answer is there. */
export const SearchPages = memo(function SearchPages({ params, answer }: SearchPagesProps) {
  const { rounded_results_total_count: total, per_page: perPage, search_results } = answer.data;
  const { page } = params;
  return (
    <Pagination
      of={searchMessages.results}
      page={page}
      pageCount={offeredPages({ page, returned: rowsSent(search_results), perPage, total })}
      hrefOf={page => searchHref({ ...params, page })}
    />
  );
});
