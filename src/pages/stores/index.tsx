import type { ReactNode } from 'react';
import { storePaging } from '../../api/store-search.ts';
import { searchDefaults } from '../../contract/search-params.ts';
import { truncateText } from '../../domain/format.ts';
import { hiddenCount } from '../../domain/hidden-count.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { storeSearchHref } from '../../domain/store-search.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { Button } from '../../ui/button.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatPercent } from '../../ui/format.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { later, StoreResults, type StoreSearch, useStoreSearch } from './results.tsx';
import { StoreField } from './store-field.tsx';
import { StoreFilters } from './store-filters.tsx';

const ActiveFilters = lazyComponent(later, code => code.ActiveFilters);

/** A heading cuts the text of the search. Characters. */
const longestHeading = 120;

/**
 * The search for stores. Everything it shows follows from its address; without a text it shows all stores. For another
 * address the controls stay mounted, and the stores stay until others are there.
 */
function StoreSearchScreen(): ReactNode {
  const search = useStoreSearch();
  const { params, state } = search;
  useScreenReady(state.status !== 'loading');
  const query = params.q.trim();
  const heading = query === '' ? texts.title : texts.ofQuery({ query: truncateText(query, longestHeading) });
  usePageHead({ title: heading, description: texts.description }, state.data?.meta_data);
  const hasNone = state.data !== undefined && storePaging(state.data).count === 0;
  const noneFor = hasNone && query && texts.noneFor({ query: truncateText(query, longestHeading) });
  return (
    <div className="mp-container mp-stores">
      <header className="mp-stores__head">
        <h1 className="mp-h1">{noneFor || heading}</h1>
        <p className="mp-muted">{texts.lead}</p>
        <StoreField params={params} />
      </header>
      {/* Where there is no store, there is nothing to order, and nothing to filter further. */}
      {(!hasNone || changedFilters(params).length > 0) && <StoreFilters params={params} />}
      <Count {...search} />
      <StoreResults {...search} />
    </div>
  );
}

StoreSearchScreen.staysMounted = true;
export default StoreSearchScreen;

/** The number of stores, and the active filters. */
function Count({ params, state }: StoreSearch): ReactNode {
  const { locale } = useUi();
  const active = changedFilters(params);
  /** Then the notice in the place of the stores offers the same. */
  const isEmpty = state.data !== undefined && storePaging(state.data).count === 0;
  const { min_transparency: percent } = params;
  const hidden = hiddenCount(state.data?.metrics?.results_with?.min_transparency, percent);
  const limit = { percent: formatPercent(percent, locale) };
  return (
    <div className="mp-stores__count">
      <p role="status">
        {state.status === 'loading' ? texts.searching : state.data && countText(state.data)}
      </p>
      {!isEmpty && hidden !== 0 && percent === searchDefaults.min_transparency && (
        // The key makes another text another element, so that a change of width is no layout shift.
        <p key={hidden} className="mp-muted mp-stores__note">
          <span>{`${hidden === null ? texts.hidden(limit) : texts.hiddenCount({ count: hidden, ...limit })} `}</span>
          <TextLink href={storeSearchHref({ ...params, min_transparency: 0, page: 1 })}>
            {texts.show}
          </TextLink>
        </p>
      )}
      <ActiveFilters
        params={params}
        fallback={active.map(name => (
          <span key={name} aria-hidden className="mp-chip mp-pill mp-stores__pill" />
        ))}
        failure={retry => (
          <Button size="sm" onClick={retry}>
            {uiMessages.retry}
          </Button>
        )}
      />
    </div>
  );
}

function countText(answer: NonNullable<StoreSearch['state']['data']>): string {
  const { count, isMore } = storePaging(answer);
  const text = texts.count({ count, isMore });
  const corrected = answer.metrics?.corrected_q;
  return corrected && count > 0
    ? texts.countInstead({ count: text, query: truncateText(corrected, longestHeading) })
    : text;
}
