import type { ReactNode } from 'react';
import { rowsSent } from '../../api/decode.ts';
import { type StoreAnswer, storePaging, storeSearches } from '../../api/store-search.ts';
import { times } from '../../contract/natives.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { offeredPages } from '../../domain/list.ts';
import { parseSearchAddress, searchRequest } from '../../domain/search-address.ts';
import { storeSearchHref } from '../../domain/store-search.ts';
import { lazy } from '../../loading/lazy.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { ActionButtons } from '../../product-actions/action-buttons.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { type QueryState, useQuery } from '../../state/loaded/use-query.ts';
import { ratesAtom } from '../../state/money/exchange-rates.ts';
import { currencyAtom } from '../../state/money/preference.ts';
import { ShopCard, ShopCardSkeleton } from '../../ui/cards/shop-card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

export const later = lazy(() => import('./later.tsx'));
const NoStores = lazyComponent(later, code => code.NoStores);
const Pagination = lazyComponent(later, code => code.Pagination);

/** Cards whose pictures load at once. */
const eagerCards = 6;
const skeletons = 9;

const stores = createQuery(storeSearches);

export interface StoreSearch extends QueryState<StoreAnswer> {
  /** The parameters of the address. */
  readonly params: SearchParams;
}

/** The store search of the address. A cached answer is ready at once. */
export function useStoreSearch(): StoreSearch {
  const rates = useAtomValue(ratesAtom);
  const params = parseSearchAddress(useAddress().search, { rates });
  const request = searchRequest(params, useAtomValue(currencyAtom));
  return { params, ...useQuery(stores, request) };
}

/** The results: stores, placeholders while they are loading, or why there are none. */
export function StoreResults({ params, state, retry }: StoreSearch): ReactNode {
  const isLoading = state.status !== 'ready';
  const isSlow = useDelayed(isLoading);
  if (state.status === 'failed')
    return <ErrorNotice title={texts.failed} error={state.error} onRetry={retry} />;
  const answer = latestData(state);
  const stores = answer?.data.shop_results ?? [];
  if (answer && !isLoading && stores.length === 0)
    return <NoStores params={params} answer={answer} failure={retry => <ErrorNotice onRetry={retry} />} />;
  return (
    <section
      className={cx(isSlow && stores.length > 0 && 'mp-stale')}
      aria-label={texts.results}
      aria-busy={isLoading}
    >
      <ul className="mp-shop-grid">
        {stores.length > 0
          ? stores.map((shop, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps no state of its store
              <li key={index}>
                <ShopCard shop={shop} eager={index < eagerCards} level={2}>
                  <ActionButtons followee={{ kind: 'Shop', id: shop.encoded_shop_id, name: shop.name }} />
                </ShopCard>
              </li>
            ))
          : times(skeletons, index => (
              <li key={index} aria-hidden>
                <ShopCardSkeleton />
              </li>
            ))}
      </ul>
      {answer && !isLoading && <Pages params={params} answer={answer} />}
    </section>
  );
}

interface PagesProps {
  readonly params: SearchParams;
  readonly answer: StoreAnswer;
}

function Pages({ params, answer }: PagesProps): ReactNode {
  const { count: total, perPage } = storePaging(answer);
  const { page } = params;
  return (
    <Pagination
      of={texts.results}
      page={page}
      pageCount={offeredPages({ page, returned: rowsSent(answer.data.shop_results), perPage, total })}
      hrefOf={page => storeSearchHref({ ...params, page })}
    />
  );
}
