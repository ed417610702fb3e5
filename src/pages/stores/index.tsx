import { type ReactNode, useEffect } from 'react';
import { storePaging } from '../../api/stores.ts';
import { storeMessages as texts } from '../../contract/messages/stores.ts';
import { clearFilters } from '../../domain/clear-filters.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { storeSearchHref } from '../../domain/store-search.ts';
import { truncateText } from '../../domain/text.ts';
import { applyMetaData } from '../../host/head.ts';
import { useScreenReady } from '../../routing/router.tsx';
import { useNavigate } from '../../routing/screen-hooks.ts';
import { activeFilters } from '../../search-filters/active-filters.ts';
import { useUi } from '../../ui/context.tsx';
import { formatCount } from '../../ui/format.ts';
import { Pill } from '../../ui/forms/pill.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { type StoreSearch, useFilterFormats, useStoreSearch } from './data.ts';
import { StoreResults } from './results.tsx';
import { StoreField } from './store-field.tsx';
import { StoreFilters } from './store-filters.tsx';

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
  const heading = query === '' ? texts.title : texts.ofQuery(truncateText(query, longestHeading));
  const meta = state.data?.meta_data;
  useEffect(
    () => applyMetaData(document, { description: texts.description, ...meta, title: meta?.title || heading }),
    [meta, heading],
  );
  return (
    <div className="mp-container mp-stores">
      <header className="mp-stores__head">
        <h1 className="mp-h1">{heading}</h1>
        <p className="mp-muted">{texts.lead}</p>
        <StoreField params={params} />
      </header>
      <StoreFilters params={params} />
      <Count {...search} />
      <StoreResults {...search} />
    </div>
  );
}

StoreSearchScreen.redrawsItself = true;
export default StoreSearchScreen;

/** The number of stores, the active filters, each with a button that removes it, and a link that clears all. */
function Count({ params, state }: StoreSearch): ReactNode {
  const { locale } = useUi();
  const navigate = useNavigate();
  const { names, formats } = useFilterFormats(params);
  // A collection holds products, not stores.
  const filters = activeFilters({ ...params, collection: null }, names, formats);
  return (
    <div className="mp-stores__count">
      <p role="status">
        {state.status === 'loading' ? texts.searching : state.data && countText(state.data, locale)}
      </p>
      {filters.map(({ id, label, removal }) => (
        <Pill
          key={id}
          text={label}
          onRemove={() => navigate(storeSearchHref({ ...params, ...removal, page: 1 }))}
        />
      ))}
      {changedFilters(params).length > 0 && (
        <TextLink href={storeSearchHref(clearFilters(params))}>{texts.clear}</TextLink>
      )}
    </div>
  );
}

function countText(answer: NonNullable<StoreSearch['state']['data']>, locale: string): string {
  const { count, isMore } = storePaging(answer);
  const text = texts.count(count, formatCount(count, locale), isMore);
  const corrected = answer.metrics?.corrected_q;
  return corrected && count > 0 ? texts.countInstead(text, truncateText(corrected, longestHeading)) : text;
}
