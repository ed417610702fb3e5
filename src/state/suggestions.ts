import { isAborted } from '../api/errors.ts';
import { suggestionLists } from '../api/suggestions.ts';
import { searchDebounceMs } from '../contract/limits.ts';
import type { Suggestion } from '../contract/search.ts';
import { searchableId } from '../domain/category-tree.ts';
import { atom } from './jotai.ts';
import { type FilterChange, submitSearchAtom } from './search.ts';
import { servicesAtom } from './services.ts';
import { cancelSuggestAtom, nothing, runningAtom, suggestingAtom } from './suggesting.ts';

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

/** Suggestions for the text in the search bar. */
export const suggestionsAtom = atom(get => get(suggestingAtom));

/** What a suggestion adds to the search for its text: its category if it has one. */
export function suggestionChange({ id }: Suggestion): FilterChange {
  const category_id = id == null ? null : searchableId(id);
  return category_id === null ? {} : { category_id };
}

/** Goes where a suggestion leads: to its text, within its category if it has one. */
export const submitSuggestionAtom = atom(null, (_get, set, suggestion: Suggestion): boolean =>
  set(submitSearchAtom, suggestion.text, suggestionChange(suggestion)),
);

/**
 * Called with every change of the text in the search bar: asks 200 ms after the last one. While a word is being
 * composed it does not ask, for what stands there is not yet what is meant.
 */
export const suggestAtom = atom(null, (get, set, typed: string, isComposing = false) => {
  set(cancelSuggestAtom);
  const { client, report } = get(servicesAtom);
  const before = get(suggestingAtom);
  const q = typed.trim();
  if (q === '') return set(suggestingAtom, { ...nothing, typed });
  const kept = suggestionLists.kept(client, q);
  if (kept) return set(suggestingAtom, { typed, status: 'ready', server: kept });

  const fitting = before.server.filter(({ text }) => text.toLowerCase().includes(q.toLowerCase()));
  set(suggestingAtom, { typed, status: 'loading', server: fitting });
  if (isComposing) return;
  const controller = new AbortController();
  const ask = async () => {
    try {
      const server = await suggestionLists.load(client, q, controller.signal);
      if (!controller.signal.aborted) set(suggestingAtom, { typed, status: 'ready', server });
    } catch (error) {
      if (!isAborted(error)) report(error);
    }
  };
  set(runningAtom, { controller, timer: setTimeout(ask, searchDebounceMs) });
});
