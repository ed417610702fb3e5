import { navigate } from 'wouter/use-browser-location';
import { entryIdOf, newEntryId, withEntryId } from './entries.ts';

export interface HistoryChange {
  /** Id of the entry one was at before; the same as now after a replacement. */
  readonly left: string;
  /** Id of the entry one is at. */
  readonly entry: string;
  /** Whether Back or Forward led to an entry that was there before. */
  readonly isReturn: boolean;
  /** Whether Back, Forward or the browser itself led here, and no script. */
  readonly isByBrowser: boolean;
}

/** The history of this tab while it is followed. */
export interface BrowserHistory {
  /** Id of the entry one is at. */
  entry(): string;
  /** Writes an address with further fields of state; told as a change like any other. */
  write(to: string, options: { readonly replace: boolean; readonly state?: object | undefined }): void;
  stop(): void;
}

/**
 * Follows the history whoever writes it: we, the host's own scripts, or the browser. Every entry gets an id, and
 * state that others keep in it stays. Scrolling on Back is ours for as long as it is followed.
 */
export function followHistory(onChange: (change: HistoryChange) => void): BrowserHistory {
  let isMarking = false;
  let entry = entryIdOf(history.state) ?? mark(newEntryId());

  /** Gives the entry one is at an id; nothing that anybody needs to hear of. */
  function mark(id: string): string {
    isMarking = true;
    navigate(location.href, { replace: true, state: withEntryId(history.state, id) });
    isMarking = false;
    return id;
  }

  function follow({ type }: Event): void {
    if (isMarking) return;
    const left = entry;
    const id = entryIdOf(history.state);
    const isPop = type === 'popstate';
    // A script that replaces the state of an entry may not know of the id.
    entry = id ?? mark(type === 'replaceState' ? left : newEntryId());
    onChange({ left, entry, isReturn: isPop && id !== null, isByBrowser: isPop });
  }

  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  for (const type of types) window.addEventListener(type, follow);
  return {
    entry: () => entry,
    write(to, { replace, state }) {
      navigate(to, { replace, state: withEntryId(state ?? null, replace ? entry : newEntryId()) });
    },
    stop() {
      for (const type of types) window.removeEventListener(type, follow);
      history.scrollRestoration = scrollRestoration;
    },
  };
}

/** The two written events are the router's: browsers have none for what scripts write. */
const types = ['popstate', 'pushState', 'replaceState'] as const;
