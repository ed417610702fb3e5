import { type ReactNode, useId } from 'react';
import type { SearchMetrics } from '../contract/search.ts';
import type { SearchParams } from '../contract/search-params.ts';
import { clearFilters } from '../domain/clear-filters.ts';
import { totalOf } from '../domain/format.ts';
import { anyShop, changedFilters } from '../domain/search-address.ts';
import { changeSearch } from '../domain/search-href.ts';
import { noResultsMessages as texts } from '../messages/filters.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ArrowRight } from '../ui/icons/arrow-right.ts';
import { SearchX } from '../ui/icons/search-x.ts';
import { Link } from '../ui/navigation/link.tsx';
import { activeFilters, type DisplayNames } from './active-filters.ts';
import type { Formats } from './formats.ts';

/** The most filters that are offered for removal. */
const maxRemovals = 3;
/** The most actions: one row, also on a narrow screen. */
const maxActions = 2;

interface Action {
  readonly text: string;
  readonly href: string;
}

interface NoResultsProps {
  /** Undefined where the heading of the screen says it. */
  readonly title?: string | undefined;
  readonly params: SearchParams;
  readonly names: DisplayNames;
  readonly formats: Formats;
  readonly metrics: SearchMetrics | null | undefined;
  readonly hrefOf: (params: SearchParams) => string;
  readonly countText: (values: { readonly count: number; readonly isMore: boolean }) => string;
  /** Further actions, as far as there is room. */
  readonly elsewhere: readonly Action[];
  /** A button after the actions. */
  readonly children?: ReactNode;
}

/**
 * Explains that a search has no results, and offers to widen it. A change that is known to have no results is not
 * offered. The spelling is named as a reason only where no filter is.
 */
export function NoResults(props: NoResultsProps): ReactNode {
  const { title, params, metrics, hrefOf, elsewhere, children } = props;
  const { results_without: resultsWithout, results_with: resultsWith } = metrics ?? {};
  const removals = filterRemovals(props);
  const areCountsKnown = Boolean(resultsWithout);
  const narrowing = changedFilters(params).filter(name => name !== 'min_transparency' || params[name] > 0);
  const isNarrowed = narrowing.length > 0;
  const isScoped = params.shop_domain !== null;
  const hasText = params.q.trim() !== '';
  /** Whether there may be results without this filter. */
  const mayHaveResults = (name: string) =>
    // A host that counts no results without a filter may count those with its value for none.
    totalOf((resultsWithout ? resultsWithout[name] : (resultsWith?.[name]?.[0] ?? 1)) ?? 0).count > 0;
  /** There are no results with all filters cleared, or without the only one. */
  const isFilterNoReason =
    resultsWithout?.all === undefined
      ? narrowing.length === 1 && !narrowing.some(mayHaveResults)
      : totalOf(resultsWithout.all).count === 0;
  const filters = areCountsKnown ? texts.withAllFilters : texts.withFilters;
  const reasons = [
    removals.length === 0 && (isNarrowed && !isFilterNoReason ? filters : hasText && texts.withSpelling),
    isScoped && texts.inShop,
  ].filter(Boolean);

  /** Whether to offer, as general advice, the removal of a filter that is not among `removals`. */
  const mayHelp = (name: string) => !removals.some(({ id }) => id === name) && mayHaveResults(name);
  const actions: Action[] = [];
  if (isNarrowed && !isFilterNoReason)
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
      {removals.length > 0 && <FilterRemovals removals={removals} />}
      {actions.slice(0, maxActions).map(({ text, href }) => (
        <ButtonLink
          key={text}
          variant={text === texts.clearFilters && removals.length === 0 ? 'primary' : 'secondary'}
          href={href}
        >
          {text}
        </ButtonLink>
      ))}
      {children}
    </EmptyState>
  );
}

interface FilterRemoval {
  readonly id: string;
  readonly text: string;
  /** Formatted for the page's language. */
  readonly count: string;
  readonly href: string;
}

/** The single filters without which there are results, the one with the most results first. */
function filterRemovals({
  params,
  names,
  formats,
  metrics,
  hrefOf,
  countText,
}: NoResultsProps): FilterRemoval[] {
  const pills = activeFilters(params, names, formats)
    .filter(({ id }) => id !== 'min_transparency')
    .map(({ id, label, removal }) => ({
      id: id === 'shop' ? 'shop_domain' : id,
      text: texts.without({ filter: label }),
      change: removal,
    }));
  // Removed altogether, not reset to its default.
  const transparency = {
    id: 'min_transparency',
    text: texts.anyTransparency,
    change: { min_transparency: 0 },
  };
  return [...pills, transparency]
    .map(removal => ({ ...removal, ...totalOf(metrics?.results_without?.[removal.id] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxRemovals)
    .map(({ id, text, change, count, isMore }) => ({
      id,
      text,
      count: countText({ count, isMore }),
      href: hrefOf(changeSearch(params, change)),
    }));
}

function FilterRemovals({ removals }: { readonly removals: readonly FilterRemoval[] }): ReactNode {
  const id = useId();
  return (
    <div className="mp-removals">
      <p id={id} className="mp-removals__title">
        {texts.removeFilter}
      </p>
      <ul aria-labelledby={id} className="mp-removals__list">
        {removals.map(({ id: name, text, count, href }) => (
          <li key={name}>
            <Link href={href} className="mp-removal">
              <span className="mp-removal__text">{text}</span>
              <span className="mp-removal__count">{count}</span>
              <ArrowRight size={18} className="mp-removal__arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
