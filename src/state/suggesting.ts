import type { Suggestion } from '../contract/search.ts';
import { atom } from './jotai.ts';

export interface Suggestions {
  readonly typed: string;
  readonly status: 'idle' | 'loading' | 'ready';
  /** The server's part. While loading: those of the text before that still fit what is typed. */
  readonly server: readonly Suggestion[];
}
export const nothing: Suggestions = { typed: '', status: 'idle', server: [] };

export const suggestingAtom = atom<Suggestions>(nothing);
/** The request that is waited for, with what it waits on before it is sent. */
export const runningAtom = atom<{
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
  set(suggestingAtom, state => (state.status === 'loading' ? { ...state, status: 'idle' } : state));
});
