import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '../contract/suggestions.ts';
import { lockScroll } from '../host/scroll-lock.ts';
import { useAtom, useSetAtom } from '../state/core/jotai.ts';
import { loadCategoriesAtom } from '../state/goods/load-categories.ts';
import { refreshViewedAtom } from '../state/goods/recently-viewed.ts';
import { addRecentAtom, refreshRecentAtom, removeRecentAtom } from '../state/search/recent-searches.ts';
import { submittedAtom } from '../state/search/search.ts';
import { cancelSuggestAtom, suggestAtom } from '../state/search/suggestions.ts';
import { useImeComposition } from '../ui/forms/use-ime-composition.ts';
import { usePressOutside } from '../ui/overlays/use-press-outside.ts';
import { FilterStrip } from './filter-strip.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useChoices, useChoose } from './use-choices.ts';
import { useCombobox } from './use-combobox.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { SearchFieldControl } from './use-search-field.ts';

export { FieldEnd, FieldStart } from './search-scope.tsx';

/** The state of the list of suggestions, for the search field. */
export interface ListState {
  /** Whether the open search fills the screen, as it does on a phone. */
  readonly isFull: boolean;
  /** Ids of the list and of the highlighted option, if any. */
  readonly listId?: string | undefined;
  readonly activeId?: string | undefined;
}

interface SuggestionsProps {
  readonly field: SearchFieldControl;
  readonly onList: (list: ListState) => void;
}

/** What an open search has: suggestions, their keys, recent searches, and the filter strip of a phone. */
export function Suggestions({ field, onList }: SuggestionsProps): ReactNode {
  const { form, setText, isOpen, setOpen } = field;
  const removeRecent = useSetAtom(removeRecentAtom);
  useRecordSubmitted();

  const choices = useChoices(field);
  const { options, recentCount, hrefs } = choices;
  const remove = (index: number) => {
    if (index < recentCount) removeRecent(options[index]?.text ?? '');
  };
  const combobox = useCombobox({
    field,
    options: [...options.map(keyOf), ...hrefs],
    onChoose: useChoose(field, choices),
    onRemove: recentCount > 0 ? remove : undefined,
  });
  const { listId, activeId } = combobox;

  const textBefore = useTextBefore(field);
  const isFull = useFullScreen(field, () => setText(textBefore.current));
  // What raises the search has had the page laid out, so that looking for what scrolls takes no time.
  useLayoutEffect(() => (isOpen ? lockScroll() : undefined), [isOpen]);
  useLayoutEffect(() => onList({ isFull, listId, activeId }), [onList, isFull, listId, activeId]);
  // Also where the press moves no focus, as a tap beside the field on some tablets, or one that the host keeps for itself.
  usePressOutside(
    () => form.current,
    () => setOpen(false),
    isOpen && !isFull,
  );
  useSuggest(field);
  useWhileOpen(isOpen);

  return (
    <>
      <SuggestionPanel {...choices} field={field} combobox={combobox} />
      <FilterStrip isOpen={isOpen} form={form} />
    </>
  );
}

const keyOf = ({ text, id }: Suggestion) => `${id ?? ''} ${text}`;

/** The text before the search opened, which Back restores. */
function useTextBefore({ text, isOpen }: SearchFieldControl) {
  const before = useRef(text);
  useLayoutEffect(() => {
    if (!isOpen) before.current = text;
  }, [isOpen, text]);
  return before;
}

/** Asks for suggestions for the typed text while the search is open. */
function useSuggest({ form, text, isOpen }: SearchFieldControl): void {
  const suggest = useSetAtom(suggestAtom);
  const isComposing = useImeComposition(form, suggest);
  useEffect(() => {
    if (isOpen) suggest(text, isComposing.current);
  }, [isOpen, text, suggest, isComposing]);
}

/** What an open search offers before anything is typed. When it closes, no suggestions are awaited any more. */
function useWhileOpen(isOpen: boolean): void {
  const refreshRecent = useSetAtom(refreshRecentAtom);
  const refreshViewed = useSetAtom(refreshViewedAtom);
  const loadCategories = useSetAtom(loadCategoriesAtom);
  const cancelSuggest = useSetAtom(cancelSuggestAtom);
  useEffect(() => {
    if (!isOpen) return;
    refreshRecent();
    refreshViewed();
    void loadCategories();
    return () => cancelSuggest();
  }, [isOpen, refreshRecent, refreshViewed, loadCategories, cancelSuggest]);
}

/** Adds a submitted search to the recent ones, also if it was submitted before this code was loaded. */
function useRecordSubmitted(): void {
  const [submitted, setSubmitted] = useAtom(submittedAtom);
  const addRecent = useSetAtom(addRecentAtom);
  useEffect(() => {
    if (submitted === null) return;
    addRecent(submitted);
    setSubmitted(null);
  }, [submitted, setSubmitted, addRecent]);
}
