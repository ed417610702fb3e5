import type { ReactNode } from 'react';
import { type StoreAnswer, storePaging } from '../../api/stores.ts';
import { storeMessages as texts } from '../../contract/messages/stores.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { hasMore, pageCount } from '../../domain/paging.ts';
import { clearFilters, searchHref, storeSearchHref } from '../../domain/search-address.ts';
import { cutText } from '../../domain/text.ts';
import { shown } from '../../state/loadable.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorNotice } from '../../ui/empty-state.tsx';
import { SearchX, Store } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ShopCard, ShopCardSkeleton } from '../../ui/shop-card.tsx';
import type { StoreSearch } from './data.ts';
import { isNarrowed } from './filters.tsx';

/** Cards whose pictures are asked for at once. */
const firstSeen = 6;
const skeletons = 9;
/** A title names what was searched for, as far as it fits. Characters. */
const longestTitle = 60;

/** What the search came to: stores, their shapes while they are on their way, or why there are none. */
export function StoreResults({ params, state, retry }: StoreSearch): ReactNode {
  if (state.status === 'failed') {
    const text = state.error.kind === 'network' ? texts.offline : texts.failedText;
    return <ErrorNotice title={texts.failed} text={text} onRetry={retry} />;
  }
  const answer = shown(state);
  const isLoading = state.status !== 'ready';
  const stores = answer?.data.shop_results ?? [];
  if (answer && !isLoading && stores.length === 0) return <Nothing params={params} answer={answer} />;
  return (
    <section
      className={cx(isLoading && stores.length > 0 && 'mp-stores__old')}
      aria-label={texts.results}
      aria-busy={isLoading}
    >
      <ul className="mp-stores__grid">
        {stores.length > 0
          ? stores.map((shop, index) => (
              <li key={shop.encoded_shop_id}>
                <ShopCard shop={shop} eager={index < firstSeen} level={2} />
              </li>
            ))
          : Array.from({ length: skeletons }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <li key={index} aria-hidden>
                <ShopCardSkeleton />
              </li>
            ))}
      </ul>
      {answer && !isLoading && (
        <Pagination
          page={params.page}
          pageCount={offeredPages(answer, params.page)}
          hrefOf={page => storeSearchHref({ ...params, page })}
        />
      )}
    </section>
  );
}

/** A page that is not full is the last one, whatever the total says. */
function offeredPages(answer: StoreAnswer, page: number): number {
  const { total, perPage } = storePaging(answer);
  const pages = pageCount(total, perPage);
  return hasMore(answer.data.shop_results.length, perPage) ? Math.max(pages, page) : page;
}

interface NothingProps {
  readonly params: SearchParams;
  /** An answer without stores. */
  readonly answer: StoreAnswer;
}

/** No store was found: says why that may be, and offers what widens this very search. */
function Nothing({ params, answer }: NothingProps): ReactNode {
  const query = params.q.trim();
  if (params.page > 1 && storePaging(answer).total > 0)
    return (
      <EmptyState icon={Store} title={texts.beyond}>
        <ButtonLink variant="primary" href={storeSearchHref({ ...params, page: 1 })}>
          {texts.firstPage}
        </ButtonLink>
      </EmptyState>
    );
  const reasons = [query && texts.withSpelling, isNarrowed(params) && texts.withFilters].filter(Boolean);
  return (
    <EmptyState
      icon={SearchX}
      title={query ? texts.noneFor(cutText(query, longestTitle)) : texts.none}
      text={reasons.join(' ')}
    >
      {isNarrowed(params) && (
        <ButtonLink variant="primary" href={storeSearchHref(clearFilters(params))}>
          {texts.clearFilters}
        </ButtonLink>
      )}
      {params.min_transparency > 0 && (
        <ButtonLink href={storeSearchHref({ ...params, page: 1, min_transparency: 0 })}>
          {texts.anyTransparency}
        </ButtonLink>
      )}
      {query && <ButtonLink href={searchHref({ q: query })}>{texts.searchProducts}</ButtonLink>}
      <ButtonLink variant="ghost" href={storeSearchHref(searchDefaults)}>
        {texts.allStores}
      </ButtonLink>
    </EmptyState>
  );
}
