import type { Suggestion } from '../contract/suggestions.ts';
import { categoryNameAtom } from '../state/categories.ts';
import { useAtomValue, useSetAtom, useStore } from '../state/jotai.ts';
import { addRecentAtom, recentSearchesAtom } from '../state/recent-searches.ts';
import { searchTargetAtom } from '../state/search.ts';
import {
  listSuggestions,
  openSuggestionAtom,
  type SuggestedPage,
  submitSuggestionAtom,
  suggestedPages,
  suggestionChange,
  suggestionsAtom,
} from '../state/suggestions.ts';
import type { SearchFieldControl } from './use-search-field.ts';

/** The choices of the open search. */
export interface Choices {
  /** Recent searches before something is typed, then suggestions. */
  readonly options: readonly Suggestion[];
  /** Pages beside the texts; their options follow those of the texts. */
  readonly pages: readonly SuggestedPage[];
  readonly isRecent: boolean;
  /** Number of suggestions to announce; 0 announces nothing. */
  readonly announcedCount: number;
  readonly showsBrowse: boolean;
}

export function useChoices(text: string): Choices {
  const { server, status, answer } = useAtomValue(suggestionsAtom);
  const recent = useAtomValue(recentSearchesAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const isRecent = text.trim() === '';

  /** A suggestion equal to the name of its category searches for the typed text in that category. */
  const withinCategory = (suggestion: Suggestion): Suggestion => {
    const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
    const isName = category?.toLowerCase() === suggestion.text.toLowerCase();
    return isName ? { ...suggestion, text: text.trim() } : suggestion;
  };

  const options: readonly Suggestion[] = isRecent
    ? recent.map(one => ({ text: one }))
    : listSuggestions(text, server.map(withinCategory), categoryName);
  const pages = isRecent ? [] : suggestedPages(answer);
  const hasAnswer = server.length + pages.length > 0;
  return {
    options,
    pages,
    isRecent,
    announcedCount: hasAnswer ? options.length + pages.length : 0,
    showsBrowse: !hasAnswer && status !== 'loading',
  };
}

/** Goes where a choice leads. The index counts the texts, then the pages; -1 stands for the typed text. */
export function useChoose(
  field: SearchFieldControl,
  { options, pages }: Choices,
): (index: number, how: { readonly inNewTab: boolean }) => void {
  // Read when it is needed: each address makes another one.
  const { get } = useStore();
  const addRecent = useSetAtom(addRecentAtom);
  const submit = useSetAtom(submitSuggestionAtom);
  const open = useSetAtom(openSuggestionAtom);

  return (index, { inNewTab }) => {
    const page = pages[index - options.length];
    if (page) {
      if (inNewTab) openTab(page.href);
      else field.leave(() => open(page.href));
      return;
    }
    const chosen = options[index] ?? { text: field.text };
    if (chosen.text.trim() === '') return;
    if (inNewTab) {
      addRecent(chosen.text);
      openTab(get(searchTargetAtom)(chosen.text, suggestionChange(chosen)));
      return;
    }
    field.setText(chosen.text);
    field.leave(() => submit(chosen));
  };
}

const openTab = (href: string) => window.open(href, '_blank', 'noopener');
