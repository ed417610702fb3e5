import { isAborted } from '../api/errors.ts';
import { keptSuggestions, suggest } from '../api/search.ts';
import { searchDebounceMs } from '../contract/limits.ts';
import type { Suggestion } from '../contract/search.ts';
import { atom } from './jotai.ts';
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
    return !seen.has(key) && seen.add(key);
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
const runningAtom = atom<{
  readonly timer: ReturnType<typeof setTimeout>;
  readonly controller: AbortController;
} | null>(null);

/** Suggestions for the text in the search bar. */
export const suggestionsAtom = atom(get => get(stateAtom));

/** Called with every change of the text in the search bar: asks 200 ms after the last one. */
export const suggestAtom = atom(null, (get, set, typed: string) => {
  set(cancelSuggestAtom);
  const { client, report } = get(servicesAtom);
  const before = get(stateAtom);
  const q = typed.trim();
  if (q === '') return set(stateAtom, { ...nothing, typed });
  const kept = keptSuggestions(client, q);
  if (kept) return set(stateAtom, { typed, status: 'ready', server: kept });

  const fitting = before.server.filter(({ text }) => text.toLowerCase().includes(q.toLowerCase()));
  set(stateAtom, { typed, status: 'loading', server: fitting });
  const controller = new AbortController();
  const ask = async () => {
    try {
      const server = await suggest(client, q, controller.signal);
      if (!controller.signal.aborted) set(stateAtom, { typed, status: 'ready', server });
    } catch (error) {
      if (!isAborted(error)) report(error);
    }
  };
  set(runningAtom, { controller, timer: setTimeout(ask, searchDebounceMs) });
});

/** Stops waiting and asking; what is listed stays. For leaving the search bar and for submitting. */
export const cancelSuggestAtom = atom(null, (get, set) => {
  const running = get(runningAtom);
  if (!running) return;
  clearTimeout(running.timer);
  running.controller.abort();
  set(runningAtom, null);
  set(stateAtom, state => (state.status === 'loading' ? { ...state, status: 'idle' } : state));
});
