import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Category } from '../../contract/categories.ts';
import { filterMessages } from '../../contract/messages/filters.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { cx } from '../../ui/cx.ts';
import { SkeletonLine } from '../../ui/feedback/progress.tsx';
import { Check, ChevronLeft } from '../../ui/icons.tsx';
import { useCategoryRows } from './category-rows.ts';

interface CategoryFilterProps {
  /** The search whose category is chosen. */
  readonly search: SearchParams;
  readonly onChange: (value: number | null) => void;
  /** The chosen one as the answer for it has it: known even where the list of all categories could not be had. */
  readonly found: Category | null;
}

/** Categories below the chosen one that are shown before all are asked for. */
const firstShown = 5;

/** The chosen category with the way up from it and what lies below it, each one click away. */
export function CategoryFilter({ search, onChange, found }: CategoryFilterProps): ReactNode {
  const id = useId();
  const { rows, isAwaited } = useCategoryRows(search, found);
  const { isOpen, toggle, list, more } = useMore(search.category_id);
  if (rows.length < 2 && !isAwaited) return null;
  const wayUp = rows.filter(({ place }) => place !== 'below').length;
  // A button for a single one would take the very place of it.
  const hasMore = rows.length > wayUp + firstShown + 1;
  const shown = hasMore && !isOpen ? rows.slice(0, wayUp + firstShown) : rows;
  return (
    <fieldset className="mp-filters__group" aria-busy={isAwaited}>
      <legend className="mp-field__label">{filterMessages.category}</legend>
      {/* In one list, so that what is chosen keeps the focus although its place is another one. */}
      <ul ref={list} id={id} className="mp-category-choice">
        {shown.map(({ id, name, place }) => (
          <li key={id ?? 'all'}>
            <button
              type="button"
              className={cx('mp-category-choice__item', `mp-category-choice__item--${place}`)}
              aria-pressed={place === 'here'}
              onClick={() => onChange(id)}
            >
              {place === 'above' && <ChevronLeft size={16} />}
              <span className="mp-category-choice__name">{name}</span>
              {place === 'here' && <Check size={16} />}
            </button>
          </li>
        ))}
        {isAwaited &&
          widths.map(width => (
            <li key={width} inert className="mp-category-choice__item mp-category-choice__item--below">
              <SkeletonLine width={width} />
            </li>
          ))}
      </ul>
      {(hasMore || isAwaited) && (
        <button
          ref={more}
          style={isAwaited ? { visibility: 'hidden' } : undefined}
          type="button"
          className="mp-link mp-category-choice__more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {isOpen ? filterMessages.fewerCategories : filterMessages.showAllCategories}
        </button>
      )}
    </fieldset>
  );
}

/** Whether all categories below the chosen one are shown: another choice begins with a few again. */
function useMore(chosen: number | null) {
  const [openAt, setOpenAt] = useState<number | null>();
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const isOpen = openAt === chosen;
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // Who asked for more goes on reading where the list ended; who asked for fewer is not left in the void below it.
    if (isOpen) list.current?.querySelectorAll<HTMLElement>(belowSelector)[firstShown]?.focus();
    else more.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return {
    ...{ isOpen, list, more },
    toggle() {
      isPressed.current = true;
      setOpenAt(isOpen ? undefined : chosen);
    },
  };
}

/** Of the names that are on their way: as many as will be shown. */
const widths = ['52%', '44%', '28%', '36%', '60%'];
const belowSelector = '.mp-category-choice__item--below';
