import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { suggestionMessages } from '../contract/messages/suggestions.ts';
import { chosenOrder, productOrders } from '../domain/filter-choices.ts';
import { changedFilters } from '../domain/search-address.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../state/address.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/jotai.ts';
import { applyFilterAtom, areFiltersOpenAtom } from '../state/search.ts';
import { IconButton } from '../ui/button.tsx';
import { formatCount } from '../ui/format.ts';
import { ChevronDown, Search, SlidersHorizontal } from '../ui/icon.tsx';
import { useUi } from '../ui/settings.tsx';
import { useViewport } from '../ui/use-viewport.ts';
import { type SearchView, watchScrollDirection } from './scroll-direction.ts';

interface FilterStripProps {
  /** Whether the search is open: then nothing takes its place. */
  readonly isOpen: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * On a phone, the head of the search screen has two views. Scrolling down, a strip with filters and order takes the
 * place of the field; scrolling up, and at the top, the field is back.
 */
export function FilterStrip(props: FilterStripProps): ReactNode {
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const isPhone = useViewport() === 'mobile';
  return isOnSearch && isPhone && <Views {...props} />;
}

function Views({ isOpen, form }: FilterStripProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<SearchView>('search');
  const areFiltersOpen = useAtomValue(areFiltersOpenAtom);
  useEffect(() => {
    if (isOpen) return setView('search');
    // What moves while the filters come and go is not scrolled by anybody.
    if (areFiltersOpen) return;
    return watchScrollDirection(window, next => {
      // Nothing is taken away from under the keys.
      if (!strip.current?.querySelector(':focus-visible')) setView(next);
    });
  }, [isOpen, areFiltersOpen]);
  useEffect(() => {
    const head = form.current?.closest('header');
    if (view !== 'filters' || !head) return;
    // What the strip covers comes back for whoever gets there by Tab.
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Node && !strip.current?.contains(target)) setView('search');
    };
    head.addEventListener('focusin', follow);
    return () => head.removeEventListener('focusin', follow);
  }, [form, view]);

  if (isOpen || view === 'search') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take part in the row's layout
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
      {suggestionMessages.filterBy}
      {count > 0 && <span className="mp-chip__count">{formatCount(count, locale)}</span>}
    </button>
  );
}

/** The browser's own list, as everywhere. */
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
