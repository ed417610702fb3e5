import { type ReactNode, useId } from 'react';
import { noResultsMessages as texts } from '../contract/messages/no-results.ts';
import type { SearchParams } from '../contract/search-params.ts';
import { totalOf } from '../domain/paging.ts';
import { anyShop, changedFilters, changeSearch, clearFilters } from '../domain/search-address.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ArrowRight, SearchX } from '../ui/icons.tsx';
import { Link } from '../ui/navigation/link.tsx';
import { activeFilters, type FilterNames } from './active-filters.ts';
import type { Formats } from './formats.ts';

/** How many ways out are offered: those that lead to most. */
const mostWays = 3;
/** How many actions stand below: one row, also where it is narrow. */
const mostActions = 2;

interface Action {
  readonly text: string;
  readonly href: string;
}

interface NoResultsProps {
  readonly title: string;
  readonly params: SearchParams;
  readonly names: FilterNames;
  readonly formats: Formats;
  /** What taking away each single filter would bring, by the name of its parameter; absent where nobody knows. */
  readonly resultsWithout: Readonly<Record<string, number | string>> | null | undefined;
  readonly hrefOf: (params: SearchParams) => string;
  readonly countText: (count: number, formatted: string, isMore: boolean) => string;
  /** Further ways on, as far as there is room. */
  readonly elsewhere: readonly Action[];
}

/**
 * Stands where a search found nothing: says why that may be, and offers what widens this very search. What is known to
 * bring nothing is not offered; the spelling comes under suspicion only where no filter does.
 */
export function NoResults(props: NoResultsProps): ReactNode {
  const { title, params, resultsWithout, hrefOf, elsewhere } = props;
  const ways = waysOut(props);
  const isTold = Boolean(resultsWithout);
  const narrowing = changedFilters(params).filter(name => name !== 'min_transparency' || params[name] > 0);
  const isNarrowed = narrowing.length > 0;
  const isScoped = params.shop_domain !== null;
  const hasText = params.q.trim() !== '';
  /** Whether there may be something without this filter, as far as is known. */
  const mayBring = (name: string) => !isTold || totalOf(resultsWithout?.[name] ?? 0).count > 0;
  // Without the only one there is nothing either.
  const isBlameless = narrowing.length === 1 && !narrowing.some(mayBring);
  const filters = isTold ? texts.withAllFilters : texts.withFilters;
  const reasons = [
    ways.length === 0 && (isNarrowed && !isBlameless ? filters : hasText && texts.withSpelling),
    isScoped && texts.inShop,
  ].filter(Boolean);

  /** Whether to offer, as general advice, to take away what is not among the ways out. */
  const mayHelp = (name: string) => !ways.some(({ id }) => id === name) && mayBring(name);
  const actions: Action[] = [];
  if (isNarrowed && !isBlameless)
    actions.push({ text: texts.clearFilters, href: hrefOf(clearFilters(params)) });
  if (isScoped && hasText && mayHelp('shop_domain'))
    actions.push({
      text: texts.searchAllShops,
      href: hrefOf(changeSearch(params, anyShop)),
    });
  if (params.min_transparency > 0 && mayHelp('min_transparency'))
    actions.push({
      text: texts.searchAnyTransparency,
      href: hrefOf(changeSearch(params, { min_transparency: 0 })),
    });
  actions.push(...elsewhere);
  return (
    <EmptyState icon={SearchX} title={title} text={reasons.join(' ')}>
      {ways.length > 0 && <WaysOut ways={ways} />}
      {actions.slice(0, mostActions).map(({ text, href }) => (
        <ButtonLink
          key={text}
          variant={text === texts.clearFilters && ways.length === 0 ? 'primary' : 'secondary'}
          href={href}
        >
          {text}
        </ButtonLink>
      ))}
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
function waysOut({ params, names, formats, resultsWithout, hrefOf, countText }: NoResultsProps): WayOut[] {
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
            <Link href={href} className="mp-way-out">
              <span className="mp-way-out__text">{text}</span>
              <span className="mp-way-out__count">{count}</span>
              <ArrowRight size={18} className="mp-way-out__arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
