import { type ReactNode, useId } from 'react';
import { searchEmptyMessages as texts } from '../contract/messages/search-empty.ts';
import type { SearchParams } from '../contract/search-params.ts';
import { totalOf } from '../domain/paging.ts';
import { anyShop, changedFilters, changeSearch, clearFilters } from '../domain/search-address.ts';
import { activeFilters, type FilterNames } from './active-filters.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ArrowRight, SearchX } from './more-icons.tsx';
import type { Formats } from './search-formats.ts';
import { A } from './settings.tsx';

/** How many ways out are offered: those that lead to most. */
const mostWays = 3;

interface NothingFoundProps {
  readonly title: string;
  readonly params: SearchParams;
  readonly names: FilterNames;
  readonly formats: Formats;
  /** What taking away each single filter would bring, by the name of its parameter; absent where nobody knows. */
  readonly resultsWithout: Readonly<Record<string, number | string>> | null | undefined;
  readonly hrefOf: (params: SearchParams) => string;
  readonly countText: (count: number, formatted: string, isMore: boolean) => string;
  /** Further ways on. */
  readonly children: ReactNode;
}

/**
 * Stands where a search found nothing: says why that may be, and offers what widens this very search. What is known to
 * bring nothing is not offered; the spelling comes under suspicion where no filter is.
 */
export function NothingFound(props: NothingFoundProps): ReactNode {
  const { title, params, resultsWithout, hrefOf, children } = props;
  const ways = waysOut(props);
  const isTold = Boolean(resultsWithout);
  const isNarrowed = changedFilters(params).some(name => name !== 'min_transparency' || params[name] > 0);
  const isScoped = params.shop_domain !== null;
  const hasText = params.q.trim() !== '';
  /** Whether to offer, as general advice, to take away what is not among the ways out. */
  const mayHelp = (name: string) =>
    !ways.some(({ id }) => id === name) && (!isTold || totalOf(resultsWithout?.[name] ?? 0).count > 0);
  const reasons = [
    ways.length === 0 && isNarrowed && texts.withFilters,
    ways.length === 0 && hasText && (isTold || !isNarrowed) && texts.withSpelling,
    isScoped && texts.inShop,
  ].filter(Boolean);
  return (
    <EmptyState icon={SearchX} title={title} text={reasons.join(' ')}>
      {ways.length > 0 && <WaysOut ways={ways} />}
      {isNarrowed && (
        <ButtonLink variant={ways.length > 0 ? 'secondary' : 'primary'} href={hrefOf(clearFilters(params))}>
          {texts.clearFilters}
        </ButtonLink>
      )}
      {isScoped && hasText && mayHelp('shop_domain') && (
        <ButtonLink href={hrefOf(changeSearch(params, anyShop))}>{texts.searchAllShops}</ButtonLink>
      )}
      {params.min_transparency > 0 && mayHelp('min_transparency') && (
        <ButtonLink href={hrefOf(changeSearch(params, { min_transparency: 0 }))}>
          {texts.searchAnyTransparency}
        </ButtonLink>
      )}
      {children}
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

/** Which single filter, taken away, brings results, and how many: as far as the host says so. */
function waysOut({ params, names, formats, resultsWithout, hrefOf, countText }: NothingFoundProps): WayOut[] {
  const pills = activeFilters(params, names, formats)
    .filter(({ id }) => id !== 'min_transparency')
    .map(({ id, label, removal }) => ({
      id: id === 'shop' ? 'shop_domain' : id,
      text: texts.without(label),
      change: removal,
    }));
  // Taken away altogether, and not back to what is usual.
  const floor = { id: 'min_transparency', text: texts.anyTransparency, change: { min_transparency: 0 } };
  return [...pills, floor]
    .map(way => ({ ...way, ...totalOf(resultsWithout?.[way.id] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostWays)
    .map(({ id, text, change, count, isMore }) => ({
      id,
      text,
      count: countText(count, formats.number(count), isMore),
      href: hrefOf(changeSearch(params, change)),
    }));
}

function WaysOut({ ways }: { readonly ways: readonly WayOut[] }): ReactNode {
  const id = useId();
  return (
    <div className="mp-ways-out">
      <p id={id} className="mp-ways-out__title">
        {texts.waysOut}
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
