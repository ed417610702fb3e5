import type { ReactNode } from 'react';
import { searchMessages } from '../../contract/messages/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { changedFilters, clearFilters, searchHref } from '../../domain/search-address.ts';
import { cutText } from '../../domain/text.ts';
import { routePaths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PackageSearch, SearchX } from '../../ui/icon.tsx';
import type { Formats } from './formats.ts';

/** A title names what was searched for, as far as it fits. Characters. */
const longestTitle = 60;

/** Nothing was found: says why that may be, and offers what widens this very search. */
export function NoResults({ params }: { readonly params: SearchParams }): ReactNode {
  const query = params.q.trim();
  const isScoped = params.shop_domain !== null;
  const hasFilters = changedFilters(params).some(name => name !== 'min_transparency' || params[name] > 0);
  const isFloored = params.min_transparency > 0;
  const reasons = [
    query && searchMessages.withSpelling,
    hasFilters && searchMessages.withFilters,
    isScoped && searchMessages.inShop,
  ].filter(Boolean);
  const everywhere = { ...params, page: 1, shop_domain: null, search_in_shop: null, platform: null };
  return (
    <EmptyState
      icon={SearchX}
      title={
        query ? searchMessages.nothingFoundFor(cutText(query, longestTitle)) : searchMessages.nothingFound
      }
      text={reasons.join(' ')}
    >
      {hasFilters && (
        <ButtonLink variant="primary" href={searchHref(clearFilters(params))}>
          {searchMessages.clearFilters}
        </ButtonLink>
      )}
      {isScoped && query && (
        <ButtonLink href={searchHref(everywhere)}>{searchMessages.searchAllShops}</ButtonLink>
      )}
      {isFloored && (
        <ButtonLink href={searchHref({ ...params, page: 1, min_transparency: 0 })}>
          {searchMessages.searchAnyTransparency}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" href={routePaths.categoryIndex}>
        {searchMessages.browse}
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
export function BeyondResults({ params, pages, formats }: BeyondProps): ReactNode {
  return (
    <EmptyState
      icon={PackageSearch}
      title={searchMessages.beyondTitle}
      text={searchMessages.beyond(pages, formats.number(pages))}
    >
      <ButtonLink variant="primary" href={searchHref({ ...params, page: 1 })}>
        {searchMessages.firstPage}
      </ButtonLink>
      {pages > 1 && (
        <ButtonLink href={searchHref({ ...params, page: pages })}>{searchMessages.lastPage}</ButtonLink>
      )}
    </EmptyState>
  );
}
