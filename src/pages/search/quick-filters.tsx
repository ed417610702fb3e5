import type { ReactNode } from 'react';
import { medalTiers, pillMaxCharacters } from '../../contract/limits.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { totalOf, truncateText } from '../../domain/format.ts';
import { filterPillMessages as texts } from '../../messages/filters.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { categoryNameAtom } from '../../state/goods/categories.ts';
import { latestData } from '../../state/loaded/query.ts';
import { applyFilterAtom, type FilterChange } from '../../state/search/search.ts';
import { searchResultsAtom } from '../../state/search/search-results.ts';
import { Medal } from '../../ui/cards/medal.tsx';
import { Chip } from '../../ui/forms/chip.tsx';
import { MessageSquareText } from '../../ui/icons/message-square-text.ts';
import { ChipCount } from './rating-count.tsx';
import { type ResultCounts, resultCount } from './result-counts.ts';

/** The transparency that the silver medal begins at, percent. */
const silver = medalTiers.find(({ tier }) => tier === 'silver')?.from ?? 0;
const manyReviews = 10;

type Limit = 'min_transparency' | 'reviews_count' | 'category_id';

interface QuickFiltersProps {
  readonly params: SearchParams;
  /** The name of the chosen category, as far as it is known. */
  readonly category: string | null | undefined;
  readonly formats: Formats;
}

/**
 * Open stores, many reviews, and the department with the most results. Each stands here only where it would leave some of
 * the results, and not all of them.
 */
export function QuickFilters({ params, category, formats }: QuickFiltersProps): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const counts = latestData(useAtomValue(searchResultsAtom))?.metrics?.results_with ?? {};
  const department = params.category_id ?? largest(counts.category_id);
  const departmentName =
    department === null ? undefined : params.category_id === null ? categoryName(department) : category;

  const chip = (name: Limit, value: number | null, text: string, icon?: ReactNode) => {
    const isChosen = value !== null && params[name] === value;
    const change: FilterChange = { [name]: isChosen ? searchDefaults[name] : value };
    return (
      value !== null &&
      (isChosen || narrows(counts[name], value, params[name] ?? 0)) && (
        <Chip key={name} selected={isChosen} onClick={() => apply(change)}>
          {icon}
          <span>{text}</span>
          <ChipCount count={resultCount(counts[name], value)} />
        </Chip>
      )
    );
  };
  return (
    <div className="mp-search__quick">
      {chip(
        'min_transparency',
        silver,
        texts.transparency({ percent: formats.percent(silver) }),
        <Medal tier="silver" decorative />,
      )}
      {chip(
        'reviews_count',
        manyReviews,
        texts.reviews({ count: manyReviews }),
        <MessageSquareText size={16} />,
      )}
      {departmentName && chip('category_id', department, truncateText(departmentName, pillMaxCharacters))}
    </div>
  );
}

/**
 * Whether a value leaves some of the results of the present one, and not all of them. Without a limit, and without a category,
 * the present one is 0.
 */
function narrows(counts: ResultCounts | undefined, value: number, present: number): boolean {
  const [some, all] = [counts?.[value], counts?.[present]];
  if (some == null || all == null || value <= present) return false;
  const { count, isMore } = totalOf(some);
  return count > 0 && (isMore || count < totalOf(all).count);
}

/** The category with the most results; null where none is counted. */
function largest(counts: ResultCounts | undefined): number | null {
  const [most] = Object.entries(counts ?? {})
    .filter(([id]) => id !== '0')
    .sort(([, one], [, other]) => totalOf(other).count - totalOf(one).count);
  return most ? Number(most[0]) : null;
}
