import type { ReactNode } from 'react';
import { rowsSent } from '../../api/decode.ts';
import { offeredPages } from '../../domain/paging.ts';
import { searchHref } from '../../domain/search-address.ts';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Empty, type EmptyProps } from './empty.tsx';

/** What the results end with: the ways to the other pages, or why there are none at all. */
export function Ending({ params, answer, formats }: EmptyProps): ReactNode {
  const { rounded_results_total_count: total, per_page: perPage, search_results } = answer.data;
  if (search_results.length === 0) return <Empty params={params} answer={answer} formats={formats} />;
  return (
    <Pagination
      page={params.page}
      pageCount={offeredPages({ page: params.page, returned: rowsSent(search_results), perPage, total })}
      hrefOf={page => searchHref({ ...params, page })}
    />
  );
}
