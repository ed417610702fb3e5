import type { ReactNode } from 'react';
import { rowsSent } from '../../api/decode.ts';
import { type StoreAnswer, storePaging } from '../../api/stores.ts';
import { noResultsMessages } from '../../contract/messages/no-results.ts';
import { storeMessages as texts } from '../../contract/messages/stores.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { offeredPages } from '../../domain/paging.ts';
import { searchHref } from '../../domain/search-href.ts';
import { storeSearchHref } from '../../domain/store-search.ts';
import { truncateText } from '../../domain/text.ts';
import { LazyProductActions } from '../../product-actions/lazy-product-actions.tsx';
import { NoResults } from '../../search-filters/lazy.ts';
import { shown } from '../../state/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ShopCard, ShopCardSkeleton } from '../../ui/cards/shop-card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { Store } from '../../ui/icons.tsx';
import { Pagination } from '../../ui/lazy.ts';
import { type StoreSearch, useFilterFormats } from './data.ts';

/** Cards whose pictures load at once. */
const eagerCards = 6;
const skeletons = 9;
/** A title cuts the text of the search. Characters. */
const longestTitle = 60;

/** The results: stores, placeholders while they are loading, or why there are none. */
export function StoreResults({ params, state, retry }: StoreSearch): ReactNode {
  const isLoading = state.status !== 'ready';
  const isSlow = useDelayed(isLoading);
  if (state.status === 'failed')
    return <ErrorNotice title={texts.failed} error={state.error} onRetry={retry} />;
  const answer = shown(state);
  const stores = answer?.data.shop_results ?? [];
  if (answer && !isLoading && stores.length === 0) return <NoStores params={params} answer={answer} />;
  return (
    <section
      className={cx(isSlow && stores.length > 0 && 'mp-stale')}
      aria-label={texts.results}
      aria-busy={isLoading}
    >
      <ul className="mp-stores__grid">
        {stores.length > 0
          ? stores.map((shop, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps no state of its store
              <li key={index}>
                <ShopCard shop={shop} eager={index < eagerCards} level={2}>
                  <LazyProductActions
                    followee={{ kind: 'Shop', id: shop.encoded_shop_id, name: shop.name }}
                    isWanted={false}
                  />
                </ShopCard>
              </li>
            ))
          : Array.from({ length: skeletons }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all of them are equal
              <li key={index} aria-hidden>
                <ShopCardSkeleton />
              </li>
            ))}
      </ul>
      {answer && !isLoading && <Pages params={params} answer={answer} />}
    </section>
  );
}

function Pages({ params, answer }: AnswerProps): ReactNode {
  const { count: total, perPage } = storePaging(answer);
  const { page } = params;
  return (
    <Pagination
      page={page}
      pageCount={offeredPages({ page, returned: rowsSent(answer.data.shop_results), perPage, total })}
      hrefOf={page => storeSearchHref({ ...params, page })}
    />
  );
}

interface AnswerProps {
  readonly params: SearchParams;
  readonly answer: StoreAnswer;
}

/** There are no stores, or none on this page. */
function NoStores({ params, answer }: AnswerProps): ReactNode {
  const filterFormats = useFilterFormats(params);
  const query = params.q.trim();
  if (params.page > 1 && storePaging(answer).count > 0)
    return (
      <EmptyState icon={Store} title={noResultsMessages.beyondTitle}>
        <ButtonLink variant="primary" href={storeSearchHref({ ...params, page: 1 })}>
          {noResultsMessages.firstPage}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <NoResults
      title={query ? texts.noneFor(truncateText(query, longestTitle)) : texts.none}
      params={params}
      {...filterFormats}
      resultsWithout={answer.metrics?.results_without}
      hrefOf={storeSearchHref}
      countText={texts.count}
      elsewhere={[
        ...(query ? [{ text: texts.searchProducts, href: searchHref({ q: query }) }] : []),
        { text: texts.allStores, href: storeSearchHref(searchDefaults) },
      ]}
      failure={retry => <ErrorNotice onRetry={retry} />}
    />
  );
}
