import { type ReactNode, useId } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import { searchEmptyMessages } from '../../contract/messages/search-empty.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { digits, pageCount } from '../../domain/paging.ts';
import { changedFilters, changeSearch, clearFilters, searchHref } from '../../domain/search-address.ts';
import { cutText } from '../../domain/text.ts';
import { routePaths } from '../../routing/paths.ts';
import { categoryNameAtom } from '../../state/categories.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ArrowRight, PackageSearch, SearchX } from '../../ui/icon.tsx';
import { A } from '../../ui/settings.tsx';
import { activeFilters } from './active-filters.ts';
import { totalOf } from './answer.ts';
import type { Formats } from './formats.ts';
import { namesOf } from './names.ts';

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
  return <NoResults params={params} answer={answer} formats={formats} />;
}

/** Nothing was found: says why that may be, and offers what widens this very search. */
function NoResults({ params, answer, formats }: EmptyProps): ReactNode {
  const ways = useWaysOut(params, answer, formats);
  const query = params.q.trim();
  const isScoped = params.shop_domain !== null;
  const hasFilters = changedFilters(params).some(name => name !== 'min_transparency' || params[name] > 0);
  const isFloored = params.min_transparency > 0;
  const reasons = [
    query && searchEmptyMessages.withSpelling,
    hasFilters && ways.length === 0 && searchEmptyMessages.withFilters,
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
      {ways.length > 0 && <WaysOut ways={ways} />}
      {hasFilters && (
        <ButtonLink
          variant={ways.length > 0 ? 'secondary' : 'primary'}
          href={searchHref(clearFilters(params))}
        >
          {searchEmptyMessages.clearFilters}
        </ButtonLink>
      )}
      {isScoped && query && !ways.some(({ id }) => id === 'shop_domain') && (
        <ButtonLink href={searchHref(everywhere)}>{searchEmptyMessages.searchAllShops}</ButtonLink>
      )}
      {isFloored && !ways.some(({ id }) => id === 'min_transparency') && (
        <ButtonLink href={searchHref(changeSearch(params, { min_transparency: 0 }))}>
          {searchEmptyMessages.searchAnyTransparency}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" href={routePaths.categoryIndex}>
        {searchEmptyMessages.browse}
      </ButtonLink>
    </EmptyState>
  );
}

interface WayOut {
  readonly id: string;
  readonly text: string;
  /** Written for the page's language. */
  readonly count: string;
  readonly href: string;
}

/** How many ways out are offered: those that lead to most. */
const mostWays = 3;

/** Which single filter, taken away, brings results, and how many: as far as the host says so. */
function useWaysOut(params: SearchParams, answer: SearchAnswer, formats: Formats): WayOut[] {
  const categoryName = useAtomValue(categoryNameAtom);
  const results = answer.metrics?.results_without ?? {};
  const names = namesOf(params, answer, categoryName);
  const pills = activeFilters(params, names, formats).map(({ id, label, removal }) => ({
    id: id === 'shop' ? ('shop_domain' as const) : id,
    text: searchEmptyMessages.without(label),
    // Taken away altogether, and not back to what is usual.
    change: id === 'min_transparency' ? { min_transparency: 0 } : removal,
  }));
  const floor = {
    id: 'min_transparency' as const,
    text: searchEmptyMessages.anyTransparency,
    change: { min_transparency: 0 },
  };
  return [...pills.filter(({ id }) => id !== floor.id), floor]
    .flatMap(({ id, text, change }) => {
      const { count, isMore } = totalOf(results[id] ?? 0);
      return count > 0 ? [{ id, text, count, isMore, href: searchHref(changeSearch(params, change)) }] : [];
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, mostWays)
    .map(({ count, isMore, ...way }) => ({
      ...way,
      count: searchMessages.count(count, formats.number(count), isMore),
    }));
}

function WaysOut({ ways }: { readonly ways: readonly WayOut[] }): ReactNode {
  const id = useId();
  return (
    <div className="mp-ways-out">
      <p id={id} className="mp-ways-out__title">
        {searchEmptyMessages.waysOut}
      </p>
      <ul aria-labelledby={id} className="mp-ways-out__list">
        {ways.map(({ id: name, text, count, href }) => (
          <li key={name}>
            <A href={href} className="mp-way-out">
              <span className="mp-way-out__text">{text}</span>
              <span className="mp-way-out__count">{count}</span>
              <ArrowRight size={18} className="mp-way-out__arrow" />
            </A>
          </li>
        ))}
      </ul>
    </div>
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
