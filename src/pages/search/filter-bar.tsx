import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { searchMessages } from '../../contract/messages/search.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { chosenOrder, productOrders } from '../../domain/sort-choices.ts';
import { readViewport } from '../../host/viewport.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { applyFilterAtom, areFiltersOpenAtom } from '../../state/search.ts';
import { Chip } from '../../ui/chip.tsx';
import { SlidersHorizontal, Star } from '../../ui/icon.tsx';
import type { Formats } from '../../ui/search-formats.ts';
import { Select } from '../../ui/select.tsx';
import { filterButtonId, filtersId } from './filter-ids.ts';

const ratings = [4.5, 4, 3, 2] as const;

/** All filters, and order and rating: what is changed most often, one click away. On a phone it scrolls sideways. */
export function FilterBar({ params, formats }: { params: SearchParams; formats: Formats }): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  const { sort_by, min_rating } = params;
  const active = changedFilters(params).length;
  const row = useRef<HTMLElement>(null);
  const areFiltersOpen = useAtomValue(areFiltersOpenAtom);
  const setFiltersOpen = useSetAtom(areFiltersOpenAtom);
  useChosenInView(row);
  return (
    <section ref={row} className="mp-chip-row mp-search__bar" aria-label={searchMessages.filterBar}>
      <Chip
        id={filterButtonId}
        icon={SlidersHorizontal}
        aria-expanded={areFiltersOpen}
        aria-controls={areFiltersOpen ? filtersId : undefined}
        onClick={() => setFiltersOpen(!areFiltersOpen)}
      >
        {searchMessages.filterBy}
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take part in the row's layout */}
      <div role="group" className="mp-search__ratings" aria-label={searchMessages.minimumRating}>
        {ratings.map(rating => {
          const isChosen = rating === min_rating;
          return (
            <Chip
              key={rating}
              icon={Star}
              selected={isChosen}
              onClick={() => apply({ min_rating: isChosen ? searchDefaults.min_rating : rating })}
            >
              {searchMessages.ratingFrom(formats.number(rating))}
            </Chip>
          );
        })}
      </div>
    </section>
  );
}

/** Between two of the row, px. */
const gap = 8;

/**
 * The row is drawn anew with each search; on a phone a chosen rating out of sight is scrolled then to the button that
 * stays, so that nothing shows half beside that.
 */
function useChosenInView(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector('[aria-pressed="true"]');
    const button = element?.firstElementChild;
    // Elsewhere nothing scrolls, and asking where things are would cost a layout.
    if (!chosen || !button || readViewport(window) !== 'mobile') return;
    const outer = element.getBoundingClientRect();
    const fixed = button.getBoundingClientRect();
    const inner = chosen.getBoundingClientRect();
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    // From right to left the button stands at the other end.
    element.scrollLeft +=
      inner.left > fixed.left ? inner.left - fixed.right - gap : inner.right - fixed.left + gap;
  }, [row]);
}
