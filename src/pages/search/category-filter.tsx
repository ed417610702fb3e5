import { type ReactNode, useEffect, useMemo } from 'react';
import type { Category } from '../../contract/category.ts';
import { filterMessages } from '../../contract/messages/filters.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import {
  type CategoryIndex,
  childrenOf,
  indexCategories,
  pathTo,
  sortCategories,
  topLevel,
} from '../../domain/category-tree.ts';
import { categoriesAtom } from '../../state/categories.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { loadCategoriesAtom } from '../../state/load-categories.ts';
import { cx } from '../../ui/cx.ts';
import { Check, ChevronLeft } from '../../ui/icon.tsx';

interface CategoryFilterProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** As the answer for it has it: known even where the list of all categories could not be had. */
  readonly found: Category | null;
}

/** The chosen category with the way up from it and what lies below, each one click away. */
export function CategoryFilter({ value, onChange, found }: CategoryFilterProps): ReactNode {
  const all = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  useEffect(() => void load(), [load]);
  const index = useMemo(
    () => indexCategories([...all.values(), ...(found ? withUpper(found) : [])]),
    [all, found],
  );
  const rows = rowsOf(index, value);
  if (rows.length < 2) return null;
  return (
    <fieldset className="mp-filters__group">
      <legend className="mp-field__label">{filterMessages.category}</legend>
      {/* In one list, so that what is chosen keeps the focus although its place is another one. */}
      <ul className="mp-category-choice">
        {rows.map(({ id, name, place }) => (
          <li key={id ?? 'all'}>
            <button
              type="button"
              className={cx('mp-category-choice__item', `mp-category-choice__item--${place}`)}
              aria-pressed={place === 'here'}
              onClick={() => onChange(id)}
            >
              {place === 'above' && <ChevronLeft size={16} className="mp-category-choice__up" />}
              <span className="mp-category-choice__name">{name}</span>
              {place === 'here' && <Check size={16} />}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface Row {
  /** Null for all categories. */
  readonly id: number | null;
  readonly name: string;
  readonly place: 'above' | 'here' | 'below';
}

/** All categories, those above the chosen one, itself, and those right below it. */
function rowsOf(index: CategoryIndex, value: number | null): Row[] {
  const all: Row = { id: null, name: filterMessages.allCategories, place: value === null ? 'here' : 'above' };
  const row = ({ id, name }: Category, place: Row['place']): Row => ({ id: Number(id), name, place });
  if (value === null)
    return [all, ...sortCategories(topLevel(index), 'page_order').map(one => row(one, 'below'))];
  const path = pathTo(index, value);
  const here: Row = {
    id: value,
    name: path.at(-1)?.name ?? searchMessages.pills.categoryById(`${value}`),
    place: 'here',
  };
  const below = sortCategories(childrenOf(index, value), 'page_order').map(one => row(one, 'below'));
  return [all, ...path.slice(0, -1).map(one => row(one, 'above')), here, ...below].filter(
    ({ id }) => id === null || Number.isSafeInteger(id),
  );
}

/** The category and those above it as far as the host tells them, from the top down, each below the one before. */
function withUpper(category: Category): Category[] {
  const upper = (category.upper_level_categories ?? []).filter(one => typeof one === 'object');
  const line = [...upper, category];
  return line.map((one, level) => ({ ...one, parent_id: one.parent_id ?? line[level - 1]?.id }));
}
