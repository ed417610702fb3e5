import type { ReactNode } from 'react';
import { type StoreAnswer, storePaging } from '../../api/store-search.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { searchHref } from '../../domain/search-href.ts';
import { storeSearchHref } from '../../domain/store-search.ts';
import { noResultsMessages } from '../../messages/filters.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { NoResults } from '../../search-filters/no-results.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Store } from '../../ui/icons/store.ts';
import { useFilterFormats } from './store-filter-pills.tsx';

interface NoStoresProps {
  readonly params: SearchParams;
  readonly answer: StoreAnswer;
}

/** There are no stores, or none on this page. */
export function NoStores({ params, answer }: NoStoresProps): ReactNode {
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
      // The heading of the screen says it of a text.
      title={query ? undefined : texts.none}
      params={params}
      {...filterFormats}
      metrics={answer.metrics}
      hrefOf={storeSearchHref}
      countText={texts.count}
      elsewhere={[
        ...(query ? [{ text: texts.searchProducts, href: searchHref({ q: query }) }] : []),
        { text: texts.allStores, href: storeSearchHref(searchDefaults) },
      ]}
    />
  );
}
