import type { ReactNode } from 'react';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { chosenOrder, productOrders } from '../../domain/filter-choices.ts';
import { totalOf } from '../../domain/format.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { searchMessages } from '../../messages/search.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { latestData } from '../../state/loaded/query.ts';
import { applyFilterAtom, areFiltersOpenAtom } from '../../state/search/search.ts';
import { searchResultsAtom } from '../../state/search/search-results.ts';
import { Chip } from '../../ui/forms/chip.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.ts';
import { Star } from '../../ui/icons/star.ts';
import { QuickFilters, RatingCount } from './parts.ts';

/** Ids of the filter button and of the sidebar. */
export const filterButtonId = 'mp-filter-button';
export const filtersId = 'mp-filters';

const ratings = [4.5, 4, 3] as const;

type Counts = Readonly<Record<string, number | string>> | null | undefined;

interface FilterToolbarProps {
  readonly params: SearchParams;
  /** The name of the chosen category, as far as it is known. */
  readonly category: string | null | undefined;
  readonly formats: Formats;
}

/** The button for all filters, the order, and filters one click away. Scrolls sideways on a phone. */
export function FilterToolbar({ params, category, formats }: FilterToolbarProps): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  const { sort_by, min_rating } = params;
  const active = changedFilters(params).length;
  const areFiltersOpen = useAtomValue(areFiltersOpenAtom);
  const setFiltersOpen = useSetAtom(areFiltersOpenAtom);
  const counts = latestData(useAtomValue(searchResultsAtom))?.metrics?.results_with?.min_rating;
  const offered = ratingsThatDiffer(counts, min_rating);
  const canChooseRating = ratings.some(rating => rating === min_rating || counts?.[rating] !== 0);
  return (
    <section
      className="mp-chip-row mp-search__bar"
      aria-label={searchMessages.filterBar}
      // Restoring the focus, as after Back, does not scroll the row.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <Chip
        id={filterButtonId}
        icon={SlidersHorizontal}
        aria-expanded={areFiltersOpen}
        aria-controls={areFiltersOpen ? filtersId : undefined}
        onClick={() => setFiltersOpen(!areFiltersOpen)}
      >
        <span>{searchMessages.filterBy}</span>
        {active > 0 && <span className="mp-chip__count">{formats.number(active)}</span>}
      </Chip>
      <Select
        name="sort_by"
        className="mp-search__sort"
        label={searchMessages.sortBy}
        options={productOrders}
        value={chosenOrder(productOrders, sort_by)}
        onChange={value => apply({ sort_by: value || null })}
      />
      {canChooseRating && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take part in the row's layout
        <div role="group" className="mp-search__ratings" aria-label={searchMessages.minimumRating}>
          {offered.map(rating => {
            const isChosen = rating === min_rating;
            return (
              <Chip
                key={rating}
                icon={Star}
                selected={isChosen}
                disabled={!isChosen && counts?.[rating] === 0}
                onClick={() => apply({ min_rating: isChosen ? searchDefaults.min_rating : rating })}
              >
                <span>{searchMessages.ratingFrom({ stars: rating })}</span>
                <RatingCount rating={rating} />
              </Chip>
            );
          })}
        </div>
      )}
      {/* Comes late, at the end of the row, where it moves nothing. */}
      <QuickFilters params={params} category={category} formats={formats} />
    </section>
  );
}

/** Without those that leave as many results as the one before. */
function ratingsThatDiffer(counts: Counts, chosen: number): readonly number[] {
  return ratings.filter((rating, index) => {
    const [count, before] = [counts?.[rating], counts?.[ratings[index - 1] ?? '']];
    return rating === chosen || count == null || count !== before || totalOf(count).isMore;
  });
}
