import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { offeredPages } from '../../domain/paging.ts';
import { searchHref } from '../../domain/search-address.ts';
import { Pagination } from '../../ui/pagination.tsx';

/** The ways to the other pages of the results. */
export default function Pages({ params, answer }: { params: SearchParams; answer: SearchAnswer }): ReactNode {
  const { rounded_results_total_count: total, per_page: perPage, search_results } = answer.data;
  return (
    <Pagination
      page={params.page}
      pageCount={offeredPages({ page: params.page, returned: search_results.length, perPage, total })}
      hrefOf={page => searchHref({ ...params, page })}
    />
  );
}
