import { isAborted } from '../api/errors.ts';
import { suggestionLists } from '../api/suggestions.ts';
import { searchDebounceMs } from '../contract/limits.ts';
import type { Suggestion } from '../contract/search.ts';
import { searchableId } from '../domain/category-tree.ts';
import { atom } from './jotai.ts';
import { type FilterChange, submitSearchAtom } from './search.ts';
import { servicesAtom } from './services.ts';

/**
 * What the dropdown lists: the typed text first, then the server's suggestions without exact duplicates.
 * The same text within a category is another suggestion, as long as the category's name is known.
 */
export function listSuggestions(
  typed: string,
  server: readonly Suggestion[],
  categoryName: (id: string | number) => string | undefined = () => '',
): Suggestion[] {
  if (typed.trim() === '') return [];
  const seen = new Set<string>();
  return [{ text: typed }, ...server].filter(({ text, id }) => {
    const isNamed = id != null && categoryName(id) !== undefined;
    const key = JSON.stringify([text, isNamed ? String(id) : null]);
    return text.trim() !== '' && !seen.has(key) && seen.add(key);
  });
}

export interface Suggestions {
  readonly typed: string;
  readonly status: 'idle' | 'loading' | 'ready';
  /** The server's part. While loading: those of the text before that still fit what is typed. */
  readonly server: readonly Suggestion[];
}
const nothing: Suggestions = { typed: '', status: 'idle', server: [] };

const stateAtom = atom<Suggestions>(nothing);
/** The request that is waited for, with what it waits on before it is sent. */
const runningAtom = atom<{
  readonly timer: ReturnType<typeof setTimeout>;
  readonly controller: AbortController;
} | null>(null);

/** Stops waiting and asking; what is listed stays. For leaving the search bar and for submitting. */
export const cancelSuggestAtom = atom(null, (get, set) => {
  const running = get(runningAtom);
  if (!running) return;
  clearTimeout(running.timer);
  running.controller.abort();
  set(runningAtom, null);
  set(stateAtom, state => (state.status === 'loading' ? { ...state, status: 'idle' } : state));
});

/** Suggestions for the text in the search bar. */
export const suggestionsAtom = atom(get => get(stateAtom));

/** What a suggestion adds to the search for its text: its category if it has one. */
export function suggestionChange({ id }: Suggestion): FilterChange {
  const category_id = id == null ? null : searchableId(id);
  return category_id === null ? {} : { category_id };
}

/** Goes where a suggestion leads: to its text, within its category if it has one. */
export const submitSuggestionAtom = atom(null, (_get, set, suggestion: Suggestion): boolean => {
  set(cancelSuggestAtom);
  return set(submitSearchAtom, suggestion.text, suggestionChange(suggestion));
});

/**
 * Called with every change of the text in the search bar: asks 200 ms after the last one. While a word is being
 * composed it does not ask, for what stands there is not yet what is meant.
 */
export const suggestAtom = atom(null, (get, set, typed: string, isComposing = false) => {
  set(cancelSuggestAtom);
  const { client, report } = get(servicesAtom);
  const before = get(stateAtom);
  const q = typed.trim();
  if (q === '') return set(stateAtom, { ...nothing, typed });
  const kept = suggestionLists.kept(client, q);
  if (kept) return set(stateAtom, { typed, status: 'ready', server: kept });

  const fitting = before.server.filter(({ text }) => text.toLowerCase().includes(q.toLowerCase()));
  set(stateAtom, { typed, status: 'loading', server: fitting });
  if (isComposing) return;
  const controller = new AbortController();
  const ask = async () => {
    try {
      const server = await suggestionLists.load(client, q, controller.signal);
      if (!controller.signal.aborted) set(stateAtom, { typed, status: 'ready', server });
    } catch (error) {
      if (!isAborted(error)) report(error);
    }
  };
  set(runningAtom, { controller, timer: setTimeout(ask, searchDebounceMs) });
});
