import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Category } from '../../contract/categories.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { filterMessages } from '../../messages/filters.ts';
import { cx } from '../../ui/cx.ts';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { listed } from '../../ui/format.ts';
import { Check } from '../../ui/icons/check.ts';
import { ChevronLeft } from '../../ui/icons/chevron-left.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCategoryRows } from './category-rows.ts';
import { type ResultCounts, resultCount } from './result-counts.ts';

interface CategoryFilterProps {
  /** The search whose category is chosen. */
  readonly search: SearchParams;
  readonly onChange: (value: number | null) => void;
  /** The chosen category as the answer of the search describes it. Known even if the list of all has failed. */
  readonly answered: Category | null;
  /** The number of results by category, where the host sends it. */
  readonly counts: ResultCounts | undefined;
}

/** How many children of the chosen category are shown at first. */
const visibleAtFirst = 5;

/** The chosen category with its ancestors and its children, each one click away. */
export function CategoryFilter({ search, onChange, answered, counts }: CategoryFilterProps): ReactNode {
  const id = useId();
  const { rows, isLoading } = useCategoryRows(search, answered);
  const { isOpen, toggle, list, more } = useShowMore(search.category_id);
  if (rows.length < 2 && !isLoading) return null;
  const fixed = rows.filter(({ relation }) => relation !== 'child').length;
  // A button for a single category would take the same room as the category.
  const hasMore = rows.length > fixed + visibleAtFirst + 1;
  const visible = hasMore && !isOpen ? rows.slice(0, fixed + visibleAtFirst) : rows;
  return (
    <fieldset className="mp-filters__group" aria-busy={isLoading}>
      <legend className="mp-field__label">{filterMessages.category}</legend>
      {/* In one list: the chosen category keeps the focus when it moves. */}
      <ul ref={list} id={id} className="mp-category-choice">
        {visible.map(({ id, name, relation }) => {
          const count = resultCount(counts, id ?? 0);
          return (
            <li key={id ?? 'all'}>
              <button
                type="button"
                className={cx('mp-category-choice__item', `mp-category-choice__item--${relation}`)}
                aria-pressed={relation === 'chosen'}
                disabled={relation === 'child' && count?.isNone}
                onClick={() => onChange(id)}
              >
                {relation === 'ancestor' && <ChevronLeft size={16} />}
                <span className="mp-category-choice__name" aria-hidden={count ? true : undefined}>
                  {name}
                </span>
                {count && (
                  <>
                    <span className="mp-filters__count" aria-hidden>
                      {count.text}
                    </span>
                    <VisuallyHidden>{listed([name, count.spoken])}</VisuallyHidden>
                  </>
                )}
                {relation === 'chosen' && <Check size={16} />}
              </button>
            </li>
          );
        })}
        {isLoading &&
          widths.map(width => (
            <li key={width} inert className="mp-category-choice__item mp-category-choice__item--child">
              <SkeletonLine width={width} />
            </li>
          ))}
      </ul>
      {(hasMore || isLoading) && (
        <button
          ref={more}
          style={isLoading ? { visibility: 'hidden' } : undefined}
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

/** Whether all children of the chosen category are shown. Another choice shows a few again. */
function useShowMore(chosen: number | null) {
  const [openAt, setOpenAt] = useState<number | null>();
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const isOpen = openAt === chosen;
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // More: the focus goes to the first category that was hidden. Fewer: the button stays in view.
    if (isOpen) list.current?.querySelectorAll<HTMLElement>(childSelector)[visibleAtFirst]?.focus();
    else more.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return {
    isOpen,
    list,
    more,
    toggle() {
      isPressed.current = true;
      setOpenAt(isOpen ? undefined : chosen);
    },
  };
}

/** Widths of the placeholders of names: as many as are shown at first. */
const widths = ['52%', '44%', '28%', '36%', '60%'];
const childSelector = '.mp-category-choice__item--child';
