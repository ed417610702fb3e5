import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type CategoryList, type CategoryQuery, categoryLists } from '../../api/category-pages.ts';
import type { Category } from '../../contract/categories.ts';
import { filterMessages } from '../../contract/messages/filters.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import {
  type CategoryIndex,
  childrenOf,
  indexCategories,
  pathTo,
  searchableId,
  sortCategories,
  topLevel,
} from '../../domain/categories.ts';
import { categoriesAtom, loadCategoriesAtom } from '../../state/categories.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { createQuery, type Loadable, useQuery } from '../../state/query.ts';
import { cx } from '../../ui/cx.ts';
import { SkeletonLine } from '../../ui/feedback/progress.tsx';
import { Check, ChevronLeft } from '../../ui/more-icons.tsx';

interface CategoryFilterProps {
  /** The search whose category is chosen. */
  readonly search: SearchParams;
  readonly onChange: (value: number | null) => void;
  /** The chosen one as the answer for it has it: known even where the list of all categories could not be had. */
  readonly found: Category | null;
}

const lists = createQuery(categoryLists, { keepsPrevious: () => false });

/**
 * The chosen category with the way up from it and what lies below it, each one click away. In a search for a text or
 * within a store only what has such products.
 */
export function CategoryFilter({ search, ...rest }: CategoryFilterProps): ReactNode {
  const scope = scopeOf(search);
  const props = { ...rest, value: search.category_id };
  return scope ? <WithinScope {...props} scope={scope} /> : <Choice {...props} />;
}

/** What the categories are asked with; null where nothing narrows them down. */
function scopeOf({
  q,
  shop_domain,
  search_in_shop,
  platform,
  category_id,
}: SearchParams): CategoryQuery | null {
  const text = q.trim();
  if (text === '' && shop_domain === null) return null;
  return {
    ...(text !== '' && { q: text }),
    ...(shop_domain !== null && { shop_domain }),
    ...(search_in_shop !== null && { search_in_shop }),
    ...(platform !== null && { platform }),
    ...(category_id === null ? { level: '1' } : { category_id: `${category_id}` }),
  };
}

interface ChoiceProps extends Omit<CategoryFilterProps, 'search'> {
  readonly value: number | null;
  /** Those below the chosen one that have products; without any that can be told, all are offered. */
  readonly below?: Loadable<CategoryList>;
}

function WithinScope({ scope, ...props }: ChoiceProps & { readonly scope: CategoryQuery }): ReactNode {
  return <Choice {...props} below={useQuery(lists, scope).state} />;
}

/** Categories below the chosen one that are shown before all are asked for. */
const firstShown = 5;

function Choice({ value, onChange, found, below }: ChoiceProps): ReactNode {
  const id = useId();
  const all = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    void load().then(() => setLoading(false));
  }, [load]);
  const index = useMemo(
    () => indexCategories([...all.values(), ...(found ? withUpper(found) : [])]),
    [all, found],
  );
  /** The category whose subcategories are all shown: another choice begins with a few again. */
  const [openAt, setOpenAt] = useState<number | null>();
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === value;
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // Who asked for more goes on reading where the list ended; who asked for fewer is not left in the void below it.
    if (isOpen) list.current?.querySelectorAll<HTMLElement>(belowSelector)[firstShown]?.focus();
    else more.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const isNarrowing = below?.status === 'loading';
  const known = value === null ? topLevel(index) : childrenOf(index, value);
  const told = below?.data?.product_categories ?? [];
  const rows = rowsOf(index, value, isNarrowing ? [] : told.length > 0 ? told : known);
  // Of a chosen category the answer tells what lies below it.
  const isAwaited = isNarrowing
    ? value === null || known.length > 0
    : told.length === 0 && isLoading && all.size === 0 && value === null;
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
          onClick={() => {
            isPressed.current = true;
            setOpenAt(isOpen ? undefined : value);
          }}
        >
          {isOpen ? filterMessages.fewerCategories : filterMessages.showAllCategories}
        </button>
      )}
    </fieldset>
  );
}

/** Of the names that are on their way: as many as will be shown. */
const widths = ['52%', '44%', '28%', '36%', '60%'];
const belowSelector = '.mp-category-choice__item--below';

interface Row {
  /** Null for all categories. */
  readonly id: number | null;
  readonly name: string;
  readonly place: 'above' | 'here' | 'below';
}

/** All categories, those above the chosen one, itself, and those below it that are offered. */
function rowsOf(index: CategoryIndex, value: number | null, offered: readonly Category[]): Row[] {
  const all: Row = { id: null, name: filterMessages.allCategories, place: value === null ? 'here' : 'above' };
  const rows = (categories: readonly Category[], place: Row['place']): Row[] =>
    categories.flatMap(one => {
      const id = searchableId(one.id);
      return id === null ? [] : { id, name: one.name, place };
    });
  const below = rows(sortCategories(offered, 'page_order'), 'below');
  if (value === null) return [all, ...below];
  const path = pathTo(index, value);
  const here: Row = {
    id: value,
    name: path.at(-1)?.name ?? searchMessages.pills.categoryUnnamed,
    place: 'here',
  };
  return [all, ...rows(path.slice(0, -1), 'above'), here, ...below];
}

/** The category and those above it as far as the host tells them, from the top down, each below the one before. */
function withUpper(category: Category): Category[] {
  const upper = (category.upper_level_categories ?? []).filter(one => typeof one === 'object');
  const line = [...upper, category];
  return line.map((one, level) => ({ ...one, parent_id: one.parent_id ?? line[level - 1]?.id }));
}
