import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { digits, hasMore, pageCount } from '../../domain/paging.ts';
import { searchHref } from '../../domain/search-address.ts';
import { Pagination } from '../../ui/pagination.tsx';

/** The ways to the other pages of the results. */
export default function Pages({ params, answer }: { params: SearchParams; answer: SearchAnswer }): ReactNode {
  return (
    <Pagination
      page={params.page}
      pageCount={offeredPages(answer, params.page)}
      hrefOf={page => searchHref({ ...params, page })}
    />
  );
}

/** Pages that may be offered. The total is rounded, so a page that is not full is the last one. */
function offeredPages({ data }: SearchAnswer, page: number): number {
  const { rounded_results_total_count, per_page, search_results } = data;
  const pages = pageCount(digits(rounded_results_total_count), per_page);
  return hasMore(search_results.length, per_page) ? Math.max(pages, page) : page;
}
