import type { Suggestion } from '../contract/suggestions.ts';
import { useAtomValue, useSetAtom, useStore } from '../state/core/jotai.ts';
import { categoryNameAtom } from '../state/goods/categories.ts';
import { recentlyViewedAtom, type ViewedItem } from '../state/goods/recently-viewed.ts';
import { usePopularSearches } from '../state/search/popular-searches.ts';
import { addRecentAtom, recentSearchesAtom } from '../state/search/recent-searches.ts';
import { searchTargetAtom } from '../state/search/search.ts';
import {
  listSuggestions,
  openSuggestionAtom,
  type SuggestedPage,
  submitSuggestionAtom,
  suggestedPages,
  suggestionChange,
  suggestionsAtom,
} from '../state/search/suggestions.ts';
import type { SearchFieldControl } from './use-search-field.ts';

/** The choices of the open search. */
export interface Choices {
  /** Suggestions; before something is typed, recent searches and then popular ones. */
  readonly options: readonly Suggestion[];
  /** The number of recent searches among them. */
  readonly recentCount: number;
  /** Pages beside the texts, and before something is typed those that were viewed. */
  readonly pages: readonly SuggestedPage[];
  readonly viewed: readonly ViewedItem[];
  /** The addresses of either, whose options follow those of the texts. */
  readonly hrefs: readonly string[];
  /** Whether nothing is typed. */
  readonly isEmpty: boolean;
  /** Number of suggestions to announce; 0 announces nothing. */
  readonly announcedCount: number;
  readonly showsBrowse: boolean;
}

export function useChoices({ text, isOpen }: Pick<SearchFieldControl, 'text' | 'isOpen'>): Choices {
  const { server, status, answer } = useAtomValue(suggestionsAtom);
  const recent = useAtomValue(recentSearchesAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const isEmpty = text.trim() === '';
  const popular = usePopularSearches(isOpen && isEmpty);
  const lastViewed = useAtomValue(recentlyViewedAtom);

  /** A suggestion equal to the name of its category searches for the typed text in that category. */
  const withinCategory = (suggestion: Suggestion): Suggestion => {
    const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
    const isName = category?.toLowerCase() === suggestion.text.toLowerCase();
    return isName ? { ...suggestion, text: text.trim() } : suggestion;
  };

  const options: readonly Suggestion[] = isEmpty
    ? [...new Set([...recent, ...(popular ?? [])])].map(text => ({ text }))
    : listSuggestions(text, server.map(withinCategory), categoryName);
  const pages = isEmpty ? [] : suggestedPages(answer);
  // It stands below the popular searches, which would move it when they come.
  const viewed = isEmpty && popular ? lastViewed : [];
  const hasAnswer = server.length + pages.length > 0;
  return {
    options,
    recentCount: isEmpty ? recent.length : 0,
    pages,
    viewed,
    hrefs: [...pages.map(({ href }) => href), ...viewed.map(({ path }) => path)],
    isEmpty,
    announcedCount: hasAnswer ? options.length + pages.length : 0,
    showsBrowse: !hasAnswer && status !== 'loading',
  };
}

/** Goes where a choice leads. The index counts the texts, then the addresses; -1 stands for the typed text. */
export function useChoose(
  field: SearchFieldControl,
  { options, hrefs }: Choices,
): (index: number, how: { readonly inNewTab: boolean }) => void {
  // Not subscribed: `searchTargetAtom` changes with every address.
  const { get } = useStore();
  const addRecent = useSetAtom(addRecentAtom);
  const submit = useSetAtom(submitSuggestionAtom);
  const open = useSetAtom(openSuggestionAtom);

  return (index, { inNewTab }) => {
    const href = hrefs[index - options.length];
    if (href !== undefined) {
      if (inNewTab) openTab(href);
      else field.leave(() => open(href));
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
