import { type ReactNode, useState } from 'react';
import { searchMessages } from '../../messages/search.ts';
import { useFormats } from '../../search-filters/formats.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { latestData } from '../../state/loaded/query.ts';
import { moneyAtom } from '../../state/money/money.ts';
import { appliedSearchAtom } from '../../state/page/address.ts';
import { retrySearchAtom, searchResultsAtom } from '../../state/search/search-results.ts';
import { ProductGridSkeleton } from '../../ui/cards/product-card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { NoProducts, SearchPages } from './parts.ts';
import { ResultGrid } from './result-grid.tsx';

/** The results: products, placeholders while they are loading, or why there are none. */
export function Results(): ReactNode {
  const state = useAtomValue(searchResultsAtom);
  const params = useAtomValue(appliedSearchAtom);
  const formats = useFormats();
  const retry = useSetAtom(retrySearchAtom);
  const money = useAtomValue(moneyAtom);
  const isLoading = state.status === 'loading';
  // The params of the products below. The pagination keeps them until the next products are there.
  const [productParams, setProductParams] = useState(params);
  if (!isLoading && productParams !== params) setProductParams(params);
  const isSlow = useDelayed(isLoading);
  if (state.status === 'failed') {
    return <ErrorNotice title={searchMessages.failedTitle} error={state.error} onRetry={retry} />;
  }
  const answer = latestData(state);
  const products = answer?.data.search_results ?? [];
  // There are close matches only where few match: they begin on the first page.
  const closeFrom = productParams.page < 2 ? answer?.metrics?.matching_count : null;
  // Without it the screen would be blank.
  if (answer && products.length === 0 && !isLoading)
    return (
      <NoProducts
        params={productParams}
        answer={answer}
        formats={formats}
        failure={retry => <ErrorNotice onRetry={retry} />}
      />
    );
  return (
    <section
      className={cx('mp-search__results', isSlow && answer && 'mp-stale')}
      aria-label={searchMessages.results}
      aria-busy={isLoading}
    >
      {products.length > 0 ? (
        <ResultGrid products={products} money={money} closeFrom={closeFrom} />
      ) : (
        <ProductGridSkeleton />
      )}
      {answer && products.length > 0 && <SearchPages params={productParams} answer={answer} />}
    </section>
  );
}
