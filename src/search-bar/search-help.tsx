import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { Suggestion } from '../contract/search.ts';
import { lockScroll } from '../host/scroll-lock.ts';
import { goAndFocus } from '../routing/scroll-and-focus.ts';
import { categoryNameAtom, loadCategoriesAtom } from '../state/categories.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/jotai.ts';
import { isInStoreAtom } from '../state/next-search.ts';
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
  submitSuggestionAtom,
  suggestAtom,
  suggestionChange,
  suggestionsAtom,
} from '../state/suggestions.ts';
import { type FieldActions, FieldEnd, FieldStart } from './field-parts.tsx';
import { FilterStrip } from './filter-strip.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useCombobox } from './use-combobox.ts';
import { useComposing } from './use-composing.ts';
import { useFullScreen } from './use-full-screen.ts';

/** What the field tells. */
export interface Help {
  open(): void;
  /** The focus went elsewhere. */
  left(): void;
  /** The text is another one. */
  typed(text: string): void;
  keyDown(event: KeyboardEvent): void;
  /** Goes to the search for the text as it is. */
  submit(): void;
}

/** What the field is told: of the list for assistive technology, and what stands in the field beside the text. */
export interface HelpState {
  /** Whether the panel is open, even without a list in it; on a phone it fills the screen. */
  readonly mode: 'closed' | 'open' | 'full';
  /** Ids, where there is something. */
  readonly listId?: string | undefined;
  readonly activeId?: string | undefined;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

export interface SearchHelpProps {
  readonly ref: Ref<Help>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Somebody waits for the list already. */
  readonly isOpening: boolean;
  readonly onState: (state: HelpState) => void;
}

/** What helps to search beyond the field itself: suggestions and their keys, recent searches, store and category. */
export default function SearchHelp({
  ref,
  form,
  text,
  setText,
  isOpening,
  onState,
}: SearchHelpProps): ReactNode {
  const { server, status } = useAtomValue(suggestionsAtom);
  const recent = useAtomValue(recentSearchesAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const targetOf = useAtomValue(searchTargetAtom);
  const suggest = useSetAtom(suggestAtom);
  const cancelSuggest = useSetAtom(cancelSuggestAtom);
  const loadCategories = useSetAtom(loadCategoriesAtom);
  const refreshRecent = useSetAtom(refreshRecentAtom);
  const forgetRecent = useSetAtom(forgetRecentAtom);
  const keepRecent = useSetAtom(keepRecentAtom);
  const submit = useSetAtom(submitSuggestionAtom);
  useRemembering();
  /** The text when it opened, which Back leads back to. */
  const textBefore = useRef(text);

  const isBlank = text.trim() === '';
  const options: readonly Suggestion[] = isBlank
    ? recent.map(one => ({ text: one }))
    : listSuggestions(text, server.map(withinCategory), categoryName);
  const combobox = useCombobox({
    options: options.map(keyOf),
    onChoose: choose,
    // Clears the text, and opens nothing.
    onEscape: () => setText(''),
    onRemove: isBlank ? index => forgetRecent(options[index]?.text ?? '') : undefined,
    onOpen() {
      textBefore.current = text;
      fullScreen.enter();
      refreshRecent();
      suggest(text);
      void loadCategories();
    },
    onClose: cancelSuggest,
  });
  const { isOpen, open, close, listId, activeId } = combobox;
  const fullScreen = useFullScreen(form, isOpen, close, () => setText(textBefore.current));
  const { isFull } = fullScreen;
  const isComposing = useComposing(form, value => suggest(value));
  /** Whether the focus comes to the field only to be somewhere. */
  const isQuiet = useRef(false);

  /** A suggestion that is a category's own name means what is typed, in that category. */
  function withinCategory(suggestion: Suggestion): Suggestion {
    const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
    const isName = category?.toLowerCase() === suggestion.text.toLowerCase();
    return isName ? { ...suggestion, text: text.trim() } : suggestion;
  }

  function choose(index: number, { inNewTab }: { inNewTab: boolean }): void {
    const chosen = options[index] ?? { text };
    if (chosen.text.trim() === '') return;
    if (inNewTab) {
      keepRecent(chosen.text);
      window.open(targetOf(chosen.text, suggestionChange(chosen)), '_blank', 'noopener');
      return;
    }
    closeAtOnce();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && form.current?.contains(focused)) focused.blur();
    setText(chosen.text);
    goAndFocus(() => submit(chosen));
  }

  /** Before one goes somewhere: as long as it fills the screen, nothing else can take the focus. */
  function closeAtOnce(): void {
    flushSync(close);
  }

  /** Gives the focus back to the field, and opens nothing. */
  function focusField(): void {
    isQuiet.current = true;
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    isQuiet.current = false;
  }
  const left = () => {
    if (!isFull) close();
  };

  useImperativeHandle(ref, () => ({
    left,
    keyDown: combobox.keyDown,
    open: () => isQuiet.current || open(),
    typed(value) {
      combobox.reset();
      suggest(value, isComposing());
    },
    submit: () => choose(-1, { inNewTab: false }),
  }));

  const actions = useRef<FieldActions>(null);
  useLayoutEffect(() => {
    actions.current = { text, left, focusField, goBack: fullScreen.goBack };
  });
  const isInStore = useAtomValue(isInStoreAtom);
  const parts = useMemo(
    () => ({
      start: (isFull || isInStore) && <FieldStart {...{ isFull, isInStore, actions }} />,
      end: <FieldEnd {...{ isFull, isInStore, actions }} />,
    }),
    [isFull, isInStore],
  );
  useLayoutEffect(
    () => onState({ mode: isFull ? 'full' : isOpen ? 'open' : 'closed', listId, activeId, ...parts }),
    [onState, isOpen, isFull, listId, activeId, parts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for somebody who came before this did
  useLayoutEffect(() => {
    if (isOpening && form.current?.contains(document.activeElement)) open();
  }, []);
  useEffect(() => (isOpen ? lockScroll(document) : undefined), [isOpen]);

  return (
    <>
      <SuggestionPanel
        typed={text}
        options={options}
        isRecent={isBlank}
        counted={server.length > 0 ? options.length : 0}
        showsBrowse={server.length === 0 && status !== 'loading'}
        combobox={combobox}
        focusField={focusField}
        closeAtOnce={closeAtOnce}
      />
      <FilterStrip isOpen={isOpen} form={form} />
    </>
  );
}

const keyOf = ({ text, id }: Suggestion) => `${id ?? ''} ${text}`;

/** Keeps what is searched for, whether this code was there for it or came later. */
function useRemembering(): void {
  const [submitted, setSubmitted] = useAtom(submittedAtom);
  const keepRecent = useSetAtom(keepRecentAtom);
  useEffect(() => {
    if (submitted === null) return;
    keepRecent(submitted);
    setSubmitted(null);
  }, [submitted, setSubmitted, keepRecent]);
}
