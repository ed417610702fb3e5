import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import { searchEmptyMessages } from '../../contract/messages/search-empty.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { digits, pageCount } from '../../domain/paging.ts';
import { changedFilters, clearFilters, searchHref } from '../../domain/search-address.ts';
import { cutText } from '../../domain/text.ts';
import { routePaths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PackageSearch, SearchX } from '../../ui/icon.tsx';
import type { Formats } from './formats.ts';

/** A title names what was searched for, as far as it fits. Characters. */
const longestTitle = 60;

interface EmptyProps {
  readonly params: SearchParams;
  /** An answer without products. */
  readonly answer: SearchAnswer;
  readonly formats: Formats;
}

/** What stands in place of the products where there are none: on this page, or at all. */
export default function Empty({ params, answer, formats }: EmptyProps): ReactNode {
  const { rounded_results_total_count, per_page } = answer.data;
  const pages = pageCount(digits(rounded_results_total_count), per_page);
  if (params.page > 1 && pages > 0) return <BeyondResults params={params} pages={pages} formats={formats} />;
  return <NoResults params={params} />;
}

/** Nothing was found: says why that may be, and offers what widens this very search. */
function NoResults({ params }: { readonly params: SearchParams }): ReactNode {
  const query = params.q.trim();
  const isScoped = params.shop_domain !== null;
  const hasFilters = changedFilters(params).some(name => name !== 'min_transparency' || params[name] > 0);
  const isFloored = params.min_transparency > 0;
  const reasons = [
    query && searchEmptyMessages.withSpelling,
    hasFilters && searchEmptyMessages.withFilters,
    isScoped && searchEmptyMessages.inShop,
  ].filter(Boolean);
  const everywhere = { ...params, page: 1, shop_domain: null, search_in_shop: null, platform: null };
  return (
    <EmptyState
      icon={SearchX}
      title={
        query
          ? searchEmptyMessages.nothingFoundFor(cutText(query, longestTitle))
          : searchEmptyMessages.nothingFound
      }
      text={reasons.join(' ')}
    >
      {hasFilters && (
        <ButtonLink variant="primary" href={searchHref(clearFilters(params))}>
          {searchEmptyMessages.clearFilters}
        </ButtonLink>
      )}
      {isScoped && query && (
        <ButtonLink href={searchHref(everywhere)}>{searchEmptyMessages.searchAllShops}</ButtonLink>
      )}
      {isFloored && (
        <ButtonLink href={searchHref({ ...params, page: 1, min_transparency: 0 })}>
          {searchEmptyMessages.searchAnyTransparency}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" href={routePaths.categoryIndex}>
        {searchEmptyMessages.browse}
      </ButtonLink>
    </EmptyState>
  );
}

interface BeyondProps {
  readonly params: SearchParams;
  /** Of the results, at least 1. */
  readonly pages: number;
  readonly formats: Formats;
}

/** The address names a page after the last one. */
function BeyondResults({ params, pages, formats }: BeyondProps): ReactNode {
  return (
    <EmptyState
      icon={PackageSearch}
      title={searchEmptyMessages.beyondTitle}
      text={searchEmptyMessages.beyond(pages, formats.number(pages))}
    >
      <ButtonLink variant="primary" href={searchHref({ ...params, page: 1 })}>
        {searchEmptyMessages.firstPage}
      </ButtonLink>
      {pages > 1 && (
        <ButtonLink href={searchHref({ ...params, page: pages })}>{searchEmptyMessages.lastPage}</ButtonLink>
      )}
    </EmptyState>
  );
}
