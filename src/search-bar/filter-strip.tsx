import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { chosenOrder, productOrders } from '../domain/filter-choices.ts';
import { changedFilters } from '../domain/search-address.ts';
import { suggestionMessages } from '../messages/search-bar.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../state/page/address.ts';
import { applyFilterAtom, areFiltersOpenAtom } from '../state/search/search.ts';
import { useUi } from '../ui/context.tsx';
import { useBodyClass } from '../ui/cx.ts';
import { formatCount } from '../ui/format.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ChevronDown } from '../ui/icons/chevron-down.ts';
import { Search } from '../ui/icons/search.ts';
import { SlidersHorizontal } from '../ui/icons/sliders-horizontal.ts';
import { useViewport } from '../ui/use-viewport.ts';
import { type SearchView, watchScrollDirection } from './scroll-direction.ts';

interface FilterStripProps {
  /** Whether the search is open, which hides the strip. */
  readonly isOpen: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * On a phone, the header of the search screen shows the search field, or a strip with filters and order. The strip
 * replaces the field while the page scrolls down; the field is back on scrolling up and at the top.
 */
export const FilterStrip = memo(function FilterStrip(props: FilterStripProps): ReactNode {
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const isPhone = useViewport() === 'mobile';
  return isOnSearch && isPhone && <SwitchingStrip {...props} />;
});

function SwitchingStrip({ isOpen, form }: FilterStripProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<SearchView>('search');
  const areFiltersOpen = useAtomValue(areFiltersOpenAtom);
  useEffect(() => {
    if (isOpen) return setView('search');
    // While the filters open and close, the page moves without a scroll by the person.
    if (areFiltersOpen) return;
    return watchScrollDirection(next => {
      // Keep the strip while it has the keyboard focus.
      if (!strip.current?.querySelector(':focus-visible')) setView(next);
    });
  }, [isOpen, areFiltersOpen]);
  useEffect(() => {
    const head = form.current?.closest('header');
    if (view !== 'filters' || !head) return;
    // Show the search field when Tab moves the focus behind the strip.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !strip.current?.contains(target)) setView('search');
    };
    head.addEventListener('focusin', onFocusIn);
    return () => head.removeEventListener('focusin', onFocusIn);
  }, [form, view]);

  const isVisible = !isOpen && view === 'filters';
  useBodyClass('mp-has-strip', isVisible);
  if (!isVisible) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not fit the layout of the row
    <div ref={strip} role="group" className="mp-search-strip" aria-label={suggestionMessages.filterAndSort}>
      <IconButton
        icon={Search}
        label={suggestionMessages.backToSearch}
        onClick={() => form.current?.querySelector('input')?.focus({ preventScroll: true })}
      />
      <FilterButton />
      <Order />
    </div>
  );
}

function FilterButton(): ReactNode {
  const { locale } = useUi();
  const [areOpen, setOpen] = useAtom(areFiltersOpenAtom);
  const count = changedFilters(useAtomValue(appliedSearchAtom)).length;
  return (
    <button
      type="button"
      className="mp-chip"
      aria-haspopup="dialog"
      aria-expanded={areOpen}
      onClick={() => setOpen(true)}
    >
      <SlidersHorizontal size={16} />
      <span>{suggestionMessages.filterBy}</span>
      {count > 0 && <span className="mp-chip__count">{formatCount(count, locale)}</span>}
    </button>
  );
}

/** A native select. */
function Order(): ReactNode {
  const { sort_by } = useAtomValue(appliedSearchAtom);
  const apply = useSetAtom(applyFilterAtom);
  return (
    <label className="mp-search-strip__order">
      <span className="mp-search-strip__label">{suggestionMessages.sortBy}</span>
      <select
        className="mp-search-strip__select"
        value={chosenOrder(productOrders, sort_by)}
        onChange={({ target }) => apply({ sort_by: target.value || null })}
      >
        {productOrders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className="mp-search-bar__chevron" />
    </label>
  );
}
