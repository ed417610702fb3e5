import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '../contract/suggestions.ts';
import { lockScroll } from '../host/scroll-lock.ts';
import { categoryNameAtom } from '../state/categories.ts';
import { useAtom, useAtomValue, useSetAtom, useStore } from '../state/jotai.ts';
import { loadCategoriesAtom } from '../state/load-categories.ts';
import {
  forgetRecentAtom,
  keepRecentAtom,
  recentSearchesAtom,
  refreshRecentAtom,
} from '../state/recent-searches.ts';
import { searchTargetAtom, submittedAtom } from '../state/search.ts';
import {
  cancelSuggestAtom,
  listSuggestions,
  openSuggestionAtom,
  submitSuggestionAtom,
  suggestAtom,
  suggestedPages,
  suggestionChange,
  suggestionsAtom,
} from '../state/suggestions.ts';
import { FilterStrip } from './filter-strip.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useCombobox } from './use-combobox.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useImeComposition } from './use-ime-composition.ts';
import type { SearchFieldControl } from './use-search-field.ts';

export { FieldEnd, FieldStart } from './search-scope.tsx';

/** What the search field needs to know about the list of suggestions. */
export interface ListState {
  /** Whether the open search fills the screen, as it does on a phone. */
  readonly isFull: boolean;
  /** Ids of the list and of the highlighted option, if any. */
  readonly listId?: string | undefined;
  readonly activeId?: string | undefined;
}

interface SearchHelpProps {
  readonly field: SearchFieldControl;
  readonly onList: (list: ListState) => void;
}

/** The lazy part of the search bar: suggestions, their keys, recent searches, and the filter strip of a phone. */
export function SearchHelp({ field, onList }: SearchHelpProps): ReactNode {
  const { form, text, setText, isOpen } = field;
  const { server, status, answer } = useAtomValue(suggestionsAtom);
  const recent = useAtomValue(recentSearchesAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  // Read when it is needed: each address makes another one.
  const { get } = useStore();
  const suggest = useSetAtom(suggestAtom);
  const cancelSuggest = useSetAtom(cancelSuggestAtom);
  const loadCategories = useSetAtom(loadCategoriesAtom);
  const refreshRecent = useSetAtom(refreshRecentAtom);
  const forgetRecent = useSetAtom(forgetRecentAtom);
  const keepRecent = useSetAtom(keepRecentAtom);
  const submit = useSetAtom(submitSuggestionAtom);
  const open = useSetAtom(openSuggestionAtom);
  useRecordSubmitted();

  const isBlank = text.trim() === '';
  const options: readonly Suggestion[] = isBlank
    ? recent.map(one => ({ text: one }))
    : listSuggestions(text, server.map(withinCategory), categoryName);
  const pages = isBlank ? [] : suggestedPages(answer);
  const combobox = useCombobox({
    field,
    options: [...options.map(keyOf), ...pages.map(({ href }) => href)],
    onChoose: choose,
    onRemove: isBlank ? index => forgetRecent(options[index]?.text ?? '') : undefined,
  });
  const { listId, activeId } = combobox;

  /** The text before the search opened, which Back restores. */
  const textBefore = useRef(text);
  useLayoutEffect(() => {
    if (!isOpen) textBefore.current = text;
  }, [isOpen, text]);
  const isFull = useFullScreen(field, () => setText(textBefore.current));
  useLayoutEffect(() => onList({ isFull, listId, activeId }), [onList, isFull, listId, activeId]);

  const isComposing = useImeComposition(form, suggest);
  useEffect(() => {
    if (isOpen) suggest(text, isComposing.current);
  }, [isOpen, text, suggest, isComposing]);
  useEffect(() => {
    if (!isOpen) return;
    refreshRecent();
    void loadCategories();
    const unlockScroll = lockScroll(document);
    return () => {
      cancelSuggest();
      unlockScroll();
    };
  }, [isOpen, refreshRecent, loadCategories, cancelSuggest]);

  /** A suggestion equal to the name of its category searches for the typed text in that category. */
  function withinCategory(suggestion: Suggestion): Suggestion {
    const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
    const isName = category?.toLowerCase() === suggestion.text.toLowerCase();
    return isName ? { ...suggestion, text: text.trim() } : suggestion;
  }

  function choose(index: number, { inNewTab }: { inNewTab: boolean }): void {
    const page = pages[index - options.length];
    if (page) {
      if (inNewTab) window.open(page.href, '_blank', 'noopener');
      else field.leave(() => open(page.href));
      return;
    }
    const chosen = options[index] ?? { text };
    if (chosen.text.trim() === '') return;
    if (inNewTab) {
      keepRecent(chosen.text);
      window.open(get(searchTargetAtom)(chosen.text, suggestionChange(chosen)), '_blank', 'noopener');
      return;
    }
    setText(chosen.text);
    field.leave(() => submit(chosen));
  }

  return (
    <>
      <SuggestionPanel
        field={field}
        options={options}
        pages={pages}
        isRecent={isBlank}
        announcedCount={server.length + pages.length > 0 ? options.length + pages.length : 0}
        showsBrowse={server.length + pages.length === 0 && status !== 'loading'}
        combobox={combobox}
      />
      <FilterStrip isOpen={isOpen} form={form} />
    </>
  );
}

const keyOf = ({ text, id }: Suggestion) => `${id ?? ''} ${text}`;

/** Adds a submitted search to the recent ones, also if it was submitted before this code was loaded. */
function useRecordSubmitted(): void {
  const [submitted, setSubmitted] = useAtom(submittedAtom);
  const keepRecent = useSetAtom(keepRecentAtom);
  useEffect(() => {
    if (submitted === null) return;
    keepRecent(submitted);
    setSubmitted(null);
  }, [submitted, setSubmitted, keepRecent]);
}
