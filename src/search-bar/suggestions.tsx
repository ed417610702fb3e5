import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { suggestionMessages } from '../contract/messages/suggestions.ts';
import type { Suggestion } from '../contract/search.ts';
import { lockScroll } from '../host/scroll-lock.ts';
import { routePaths } from '../routing/paths.ts';
import { categoryNameAtom } from '../state/categories.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { loadCategoriesAtom } from '../state/load-categories.ts';
import {
  searchTargetAtom,
  submitSearchAtom,
  submitSuggestionAtom,
  suggestionChange,
} from '../state/search.ts';
import { cancelSuggestAtom } from '../state/suggesting.ts';
import { listSuggestions, suggestAtom, suggestionsAtom } from '../state/suggestions.ts';
import { formatCount } from '../ui/format.ts';
import { LayoutGrid } from '../ui/icon.tsx';
import { A, useUi } from '../ui/settings.tsx';
import { LiveRegion } from '../ui/visually-hidden.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

/** What the field tells. */
export interface Combobox {
  open(): void;
  close(): void;
  /** The text is another one. */
  typed(text: string): void;
  keyDown(event: KeyboardEvent): void;
  /** Goes to the search for the text as it is. */
  submit(): void;
}

/** What the field says of the list to assistive technology: ids, where there is something. */
export interface ListState {
  /** Whether the panel is, even without a list in it. */
  readonly isOpen: boolean;
  readonly id?: string | undefined;
  readonly active?: string | undefined;
}

export interface SuggestionsProps {
  readonly ref: Ref<Combobox>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** As if somebody had typed it. */
  readonly onType: (text: string) => void;
  /** Somebody waits for the list already. */
  readonly isOpening: boolean;
  readonly onList: (list: ListState) => void;
}

/** The suggestions below the search field, and what its keys do. */
export default function Suggestions({
  ref,
  form,
  text,
  setText,
  onType,
  isOpening,
  onList,
}: SuggestionsProps): ReactNode {
  const { locale } = useUi();
  const { server, status } = useAtomValue(suggestionsAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const targetOf = useAtomValue(searchTargetAtom);
  const suggest = useSetAtom(suggestAtom);
  const cancelSuggest = useSetAtom(cancelSuggestAtom);
  const loadCategories = useSetAtom(loadCategoriesAtom);
  const submitText = useSetAtom(submitSearchAtom);
  const submitSuggestion = useSetAtom(submitSuggestionAtom);

  const suggestions = listSuggestions(text, server.map(withinCategory), categoryName);
  const combobox = useCombobox({
    count: suggestions.length,
    onChoose: choose,
    onEscape: () => onType(''),
    onOpen() {
      suggest(text);
      void loadCategories();
    },
    onClose: cancelSuggest,
  });
  const { isOpen, open, close, keyDown, listId, activeId } = combobox;

  /** A suggestion that is a category's own name means what is typed, in that category. */
  function withinCategory(suggestion: Suggestion): Suggestion {
    const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
    const isName = category?.toLowerCase() === suggestion.text.toLowerCase();
    return isName ? { ...suggestion, text: text.trim() } : suggestion;
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

  useImperativeHandle(ref, () => ({
    ...{ open, close, keyDown },
    typed(value) {
      combobox.reset();
      suggest(value);
    },
    submit: () => choose(-1, { inNewTab: false }),
  }));
  useLayoutEffect(() => onList({ isOpen, id: listId, active: activeId }), [onList, isOpen, listId, activeId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for somebody who came before this did
  useLayoutEffect(() => {
    if (isOpening && form.current?.contains(document.activeElement)) open();
  }, []);
  useEffect(() => (isOpen ? lockScroll(document) : undefined), [isOpen]);

  const showsBrowse = isOpen && server.length === 0 && status !== 'loading';
  return (
    <>
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
              {suggestionMessages.browseByCategory}
            </A>
          )}
        </div>
      )}
      <LiveRegion
        message={
          isOpen && server.length > 0
            ? suggestionMessages.suggestionCount(suggestions.length, formatCount(suggestions.length, locale))
            : ''
        }
      />
    </>
  );
}
