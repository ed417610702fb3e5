import { type ReactNode, type RefObject, useEffect } from 'react';
import { suggestionMessages } from '../contract/messages/suggestions.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { searchDefaults } from '../contract/search-params.ts';
import { searchableId, sortCategories, topLevel } from '../domain/category-tree.ts';
import { anyShop } from '../domain/search-address.ts';
import { readViewport } from '../host/viewport.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../state/address.ts';
import { categoriesAtom, loadCategoriesAtom } from '../state/categories.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/jotai.ts';
import { nextScopeAtom } from '../state/next-search.ts';
import { applyFilterAtom } from '../state/search.ts';
import { IconButton } from '../ui/button.tsx';
import { ChevronDown, Search, X } from '../ui/icon.tsx';
import { ArrowLeft, Store } from '../ui/more-icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** What the parts of the field ask of the search bar. */
export interface FieldActions {
  /** The focus is on a part now: nothing is typed for the moment. */
  left(): void;
  /** What stands in the field. */
  readonly text: string;
  focusField(): void;
  /** Closes the search that fills the screen. */
  goBack(): void;
}

interface FieldPartProps {
  readonly actions: RefObject<FieldActions | null>;
}

interface FieldEdgeProps extends FieldPartProps {
  readonly isFull: boolean;
  /** Whether the next search is limited to a store. */
  readonly isInStore: boolean;
}

/** Before the text: the magnifier and the store, or the way back where the search fills the screen. */
export function FieldStart({ isFull, isInStore, actions }: FieldEdgeProps): ReactNode {
  if (isFull)
    return (
      <IconButton
        icon={ArrowLeft}
        label={suggestionMessages.closeSearch}
        onClick={() => actions.current?.goBack()}
      />
    );
  return (
    <>
      <Search size={20} className="mp-search-field__icon" />
      {isInStore && <StorePill actions={actions} />}
    </>
  );
}

/**
 * After the text: the category on the search screen; and the store where the search fills the screen. The categories
 * come later, and their room is there from the first on.
 */
export function FieldEnd({ isFull, isInStore, actions }: FieldEdgeProps): ReactNode {
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const hasStore = isFull && isInStore;
  return (
    (isOnSearch || hasStore) && (
      <div className="mp-search-bar__scope">
        {hasStore && <StorePill actions={actions} />}
        {isOnSearch && <CategoryChoice actions={actions} />}
      </div>
    )
  );
}

/** The store that a search is limited to. Taken away, the search shown covers all stores; a text begun counts first. */
function StorePill({ actions }: FieldPartProps): ReactNode {
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const applied = useAtomValue(appliedSearchAtom);
  const choose = useSetAtom(nextScopeAtom);
  const apply = useSetAtom(applyFilterAtom);
  return (
    <button
      type="button"
      className="mp-chip mp-pill mp-search-bar__store"
      // A click leaves the focus where it is.
      onMouseDown={event => event.preventDefault()}
      onClick={event => {
        if (document.activeElement === event.currentTarget) actions.current?.focusField();
        const isShown = isOnSearch && actions.current?.text.trim() === applied.q.trim();
        (isShown ? apply : choose)(anyShop);
      }}
    >
      <Store size={16} />
      <VisuallyHidden>{uiMessages.remove} </VisuallyHidden>
      <span className="mp-search-bar__store-name">{suggestionMessages.thisStoreOnly}</span>
      <X size={14} strokeWidth={2.5} />
    </button>
  );
}

/** The category of the next search: all, one of the top level, or the one shown. */
function CategoryChoice({ actions }: FieldPartProps): ReactNode {
  const { category_id: shown } = useAtomValue(appliedSearchAtom);
  const [scope, choose] = useAtom(nextScopeAtom);
  const categories = useAtomValue(categoriesAtom);
  const load = useSetAtom(loadCategoriesAtom);
  useEffect(() => {
    // On a phone nobody sees it before the search fills the screen.
    if (readViewport(window) !== 'mobile') void load();
  }, [load]);
  if (categories.size === 0) return null;

  const top = sortCategories(topLevel(categories), 'name').filter(({ id }) => searchableId(id) !== null);
  const isListed = shown === null || top.some(({ id }) => String(id) === String(shown));
  const current = categories.get(String(shown))?.name ?? suggestionMessages.thisCategory;
  const chosen = scope.category_id === undefined ? shown : scope.category_id;
  return (
    <span className="mp-search-bar__category">
      <select
        className="mp-search-bar__select"
        aria-label={suggestionMessages.category}
        value={chosen ?? ''}
        onFocus={() => actions.current?.left()}
        onChange={({ target: { value } }) =>
          choose({ category_id: value === '' ? searchDefaults.category_id : Number(value) })
        }
      >
        <option value="">{suggestionMessages.allCategories}</option>
        {!isListed && <option value={shown ?? ''}>{current}</option>}
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
