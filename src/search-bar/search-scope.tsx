import { type ReactNode, useEffect } from 'react';
import { searchDefaults } from '../contract/search-params.ts';
import { sortCategories, topLevel } from '../domain/categories.ts';
import { anyShop } from '../domain/search-address.ts';
import { readViewport } from '../host/viewport.ts';
import { suggestionMessages } from '../messages/search-bar.ts';
import { uiMessages } from '../messages/ui.ts';
import { searchableId } from '../routing/addresses/category-href.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { categoriesAtom } from '../state/goods/categories.ts';
import { loadCategoriesAtom } from '../state/goods/load-categories.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../state/page/address.ts';
import { nextScopeAtom } from '../state/search/next-search.ts';
import { applyFilterAtom } from '../state/search/search.ts';
import { isInStoreAtom } from '../state/search/store-limit.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ArrowLeft } from '../ui/icons/arrow-left.ts';
import { ChevronDown } from '../ui/icons/chevron-down.ts';
import { Store } from '../ui/icons/store.ts';
import { X } from '../ui/icons/x.ts';
import type { SearchFieldControl } from './use-search-field.ts';

interface FieldPartProps {
  readonly field: SearchFieldControl;
}

interface FieldEdgeProps extends FieldPartProps {
  /** Whether the search fills the screen. */
  readonly isFull: boolean;
}

/** Before the text: magnifier and store, or a back button where the search fills the screen. */
export function FieldStart({
  field,
  isFull,
  icon,
}: FieldEdgeProps & { readonly icon: ReactNode }): ReactNode {
  const isInStore = useAtomValue(isInStoreAtom);
  if (isFull)
    return <IconButton icon={ArrowLeft} label={suggestionMessages.closeSearch} onClick={field.close} />;
  return (
    <>
      {icon}
      {isInStore && <StorePill field={field} />}
    </>
  );
}

/**
 * After the text: the category on the search screen, and the store where the search fills the screen. The space of the
 * category is reserved until the categories are loaded.
 */
export function FieldEnd({ field, isFull }: FieldEdgeProps): ReactNode {
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const isInStore = useAtomValue(isInStoreAtom);
  const hasStore = isFull && isInStore;
  return (
    (isOnSearch || hasStore) && (
      <div className="mp-search-bar__scope">
        {hasStore && <StorePill field={field} />}
        {isOnSearch && <CategoryChoice field={field} isFull={isFull} />}
      </div>
    )
  );
}

/**
 * The store that the search is limited to. A press removes the limit from the current results; where another text is
 * typed already, from the next search only.
 */
function StorePill({ field }: FieldPartProps): ReactNode {
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const applied = useAtomValue(appliedSearchAtom);
  const choose = useSetAtom(nextScopeAtom);
  const apply = useSetAtom(applyFilterAtom);
  return (
    <button
      type="button"
      className="mp-chip mp-pill mp-search-bar__store"
      aria-label={uiMessages.remove({ name: suggestionMessages.thisStoreOnly })}
      // A click does not move the focus.
      onMouseDown={event => event.preventDefault()}
      onClick={event => {
        if (document.activeElement === event.currentTarget) field.focus();
        const isCurrentSearch = isOnSearch && field.text.trim() === applied.q.trim();
        (isCurrentSearch ? apply : choose)(anyShop);
      }}
    >
      <Store size={16} />
      <span className="mp-search-bar__store-name">{suggestionMessages.thisStoreOnly}</span>
      <X size={14} strokeWidth={2.5} />
    </button>
  );
}

/** The category of the next search: all, one of the top level, or that of the current search. */
function CategoryChoice({ field, isFull }: FieldEdgeProps): ReactNode {
  const { category_id: current } = useAtomValue(appliedSearchAtom);
  const [scope, choose] = useAtom(nextScopeAtom);
  const categories = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  useEffect(() => {
    // On a phone it is hidden until the search fills the screen.
    if (readViewport(window) !== 'mobile') void load();
  }, [load]);
  if (categories.size === 0) return null;

  const top = sortCategories(topLevel(categories), 'name').filter(({ id }) => searchableId(id) !== null);
  const isListed = current === null || top.some(({ id }) => String(id) === String(current));
  const currentName = categories.get(String(current))?.name ?? suggestionMessages.thisCategory;
  const chosen = scope.category_id === undefined ? current : scope.category_id;
  return (
    <span className="mp-search-bar__category">
      <select
        className="mp-search-bar__select"
        aria-label={suggestionMessages.category}
        value={chosen ?? ''}
        // The suggestions would lie over the list of categories.
        onFocus={() => isFull || field.setOpen(false)}
        onChange={({ target: { value } }) =>
          choose({ category_id: value === '' ? searchDefaults.category_id : Number(value) })
        }
      >
        <option value="">{suggestionMessages.allCategories}</option>
        {!isListed && <option value={current ?? ''}>{currentName}</option>}
        {top.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className="mp-search-bar__chevron" />
    </span>
  );
}
