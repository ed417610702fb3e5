import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import type { Suggestion } from '../contract/search.ts';
import { lockScroll } from '../host/scroll-lock.ts';
import { routePaths } from '../routing/paths.ts';
import { useAddress } from '../routing/router.tsx';
import { appliedSearchAtom, isOnSearchAtom } from '../state/address.ts';
import { categoryNameAtom, loadCategoriesAtom } from '../state/categories.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import {
  searchTargetAtom,
  submitSearchAtom,
  submitSuggestionAtom,
  suggestionChange,
} from '../state/search.ts';
import { cancelSuggestAtom, listSuggestions, suggestAtom, suggestionsAtom } from '../state/suggestions.ts';
import { formatCount } from '../ui/format.ts';
import { LayoutGrid } from '../ui/icon.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { A, useUi } from '../ui/settings.tsx';
import { LiveRegion } from '../ui/visually-hidden.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

export interface SearchBarProps {
  /** `lg` for the one that a screen is built around. */
  readonly size?: 'md' | 'lg';
  /** Puts the focus into the field when it appears; the options stay closed until somebody types or clicks. */
  readonly autoFocus?: boolean;
}

/**
 * The search bar: a field with suggestions, the typed text first. Enter or a click on one goes to its search with
 * page 1, with Ctrl or Cmd in a new tab. On the search screen the field holds the text of the search.
 */
export function SearchBar({ size = 'md', autoFocus = false }: SearchBarProps): ReactNode {
  const { locale } = useUi();
  const [text, setText] = useSearchText();
  const { server, status } = useAtomValue(suggestionsAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const targetOf = useAtomValue(searchTargetAtom);
  const suggest = useSetAtom(suggestAtom);
  const cancelSuggest = useSetAtom(cancelSuggestAtom);
  const loadCategories = useSetAtom(loadCategoriesAtom);
  const submitText = useSetAtom(submitSearchAtom);
  const submitSuggestion = useSetAtom(submitSuggestionAtom);
  const form = useRef<HTMLFormElement>(null);
  const isFocusing = useRef(false);

  const suggestions = listSuggestions(text, server.map(withinCategory), categoryName);
  const combobox = useCombobox({
    count: suggestions.length,
    onChoose: choose,
    onEscape: () => change(''),
    onOpen() {
      suggest(text);
      void loadCategories();
    },
    onClose: cancelSuggest,
  });
  const { isOpen, close, areaProps, inputProps } = combobox;

  /** A suggestion that is a category's own name means what is typed, in that category. */
  function withinCategory(suggestion: Suggestion): Suggestion {
    const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
    const isName = category?.toLowerCase() === suggestion.text.toLowerCase();
    return isName ? { ...suggestion, text: text.trim() } : suggestion;
  }

  function change(value: string): void {
    setText(value);
    combobox.reset();
    combobox.open();
    suggest(value);
  }

  function choose(index: number, { inNewTab }: { inNewTab: boolean }): void {
    const suggestion = suggestions[index];
    if (text.trim() === '') return;
    if (inNewTab) {
      const href = suggestion ? targetOf(suggestion.text, suggestionChange(suggestion)) : targetOf(text);
      window.open(href, '_blank', 'noopener');
      return;
    }
    close();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && form.current?.contains(focused)) focused.blur();
    if (!suggestion) submitText(text);
    else {
      setText(suggestion.text);
      submitSuggestion(suggestion);
    }
  }

  useEffect(() => (isOpen ? lockScroll(document) : undefined), [isOpen]);
  useEffect(() => {
    if (!autoFocus) return;
    isFocusing.current = true;
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    isFocusing.current = false;
  }, [autoFocus]);

  const showsBrowse = isOpen && server.length === 0 && status !== 'loading';
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser still in use knows the search element
    <form
      ref={form}
      role="search"
      className="mp-search-bar"
      action={routePaths.PageSearch}
      onSubmit={event => {
        event.preventDefault();
        choose(-1, { inNewTab: false });
      }}
      {...areaProps}
    >
      <SearchField
        {...inputProps}
        name="q"
        label={shellMessages.searchField}
        placeholder={shellMessages.searchPlaceholder}
        size={size}
        value={text}
        onChange={change}
        onFocus={() => {
          if (!isFocusing.current) combobox.open();
        }}
        submitLabel={size === 'lg' ? shellMessages.search : undefined}
      />
      {isOpen && (suggestions.length > 0 || showsBrowse) && (
        <div className="mp-search-bar__panel">
          {suggestions.length > 0 && (
            <SuggestionList
              typed={text}
              suggestions={suggestions}
              categoryName={categoryName}
              combobox={combobox}
            />
          )}
          {showsBrowse && (
            <A className="mp-search-bar__browse" href={routePaths.categoryIndex} onClick={close}>
              <LayoutGrid size={18} />
              {shellMessages.browseByCategory}
            </A>
          )}
        </div>
      )}
      <LiveRegion
        message={
          isOpen && server.length > 0
            ? shellMessages.suggestionCount(suggestions.length, formatCount(suggestions.length, locale))
            : ''
        }
      />
    </form>
  );
}

/** The text in the field: what somebody types, and after each navigation the text of the search shown. */
function useSearchText(): [string, (text: string) => void] {
  const { key } = useAddress();
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const { q } = useAtomValue(appliedSearchAtom);
  const applied = isOnSearch ? q : '';
  const [state, setState] = useState({ key, text: applied });
  if (state.key !== key) setState({ key, text: applied });
  return [state.text, text => setState({ key, text })];
}
