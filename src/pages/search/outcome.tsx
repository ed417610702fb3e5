import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { digits, pageCount } from '../../domain/paging.ts';
import { searchHref } from '../../domain/search-address.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { type Loadable, shown } from '../../state/loadable.ts';
import { moneyAtom } from '../../state/money.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorNotice } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProductGridSkeleton } from '../../ui/product-grid.tsx';
import { offeredPages } from './answer.ts';
import { BeyondResults, NoResults } from './empty.tsx';
import type { Formats } from './formats.ts';
import { ResultGrid } from './result-grid.tsx';

interface OutcomeProps {
  readonly params: SearchParams;
  readonly state: Loadable<SearchAnswer>;
  readonly formats: Formats;
  readonly retry: () => void;
}

/** What a search came to: products, their shapes while they are on their way, or why there are none. */
export function Outcome({ params, state, formats, retry }: OutcomeProps): ReactNode {
  const money = useAtomValue(moneyAtom);
  const isLoading = state.status === 'loading';
  if (state.status === 'failed') {
    const isOffline = state.error.kind === 'network';
    const text = isOffline ? searchMessages.offline : searchMessages.failed;
    return <ErrorNotice title={searchMessages.failedTitle} text={text} onRetry={retry} />;
  }
  const answer = shown(state);
  const products = answer?.data.search_results ?? [];
  if (answer && products.length === 0 && !isLoading) {
    const { rounded_results_total_count, per_page } = answer.data;
    const pages = pageCount(digits(rounded_results_total_count), per_page);
    const isBeyond = params.page > 1 && pages > 0;
    return isBeyond ? (
      <BeyondResults params={params} pages={pages} formats={formats} />
    ) : (
      <NoResults params={params} />
    );
  }
  return (
    <section
      className={cx('mp-search__results', isLoading && answer && 'mp-search__results--old')}
      aria-label={searchMessages.results}
      aria-busy={isLoading}
    >
      {products.length > 0 ? (
        <ResultGrid products={products} money={money} />
      ) : (
        <ProductGridSkeleton count={18} />
      )}
      {answer && !isLoading && (
        <Pagination
          page={params.page}
          pageCount={offeredPages(answer, params.page)}
          hrefOf={page => searchHref({ ...params, page })}
        />
      )}
    </section>
  );
}
