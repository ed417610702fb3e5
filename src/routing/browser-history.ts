import { navigate } from 'wouter/use-browser-location';
import { type Entry, hasForeignState, newEntryId, readEntry, withEntry } from './entries.ts';

export interface HistoryChange {
  /** Id of the entry one was at before; the same as now after a replacement, or from the cover of an entry. */
  readonly left: string;
  /** Id of the entry one is at. */
  readonly entry: string;
  /** Whether Back or Forward led to an entry that was there before. */
  readonly isReturn: boolean;
  /** Whether Back, Forward or the browser itself led here, and no script. */
  readonly isByBrowser: boolean;
  /** Whether Back led from the cover of an entry to the entry itself, or to the cover below. */
  readonly isUncovered: boolean;
}

/** The history of this tab while it is followed. */
export interface BrowserHistory {
  /** Id of the entry one is at. */
  entry(): string;
  /** Writes an address with further fields of state; told as a change like any other. */
  write(to: string, options: { readonly replace: boolean; readonly state?: object | undefined }): void;
  /**
   * Puts that many entries with the same address over this one, for Back to lead away from, where Back would leave the
   * document. The last one gives way to where one goes on to. Tells nobody, and does nothing beside a host that routes
   * by itself.
   */
  cover(count: number): void;
  stop(): void;
}

/**
 * Follows the history whoever writes it: we, the host's own scripts, or the browser. Every entry gets an id, and
 * state that others keep in it stays. Scrolling on Back is ours for as long as it is followed.
 */
export function followHistory(onChange: (change: HistoryChange) => void): BrowserHistory {
  let isMarking = false;
  let entry = readEntry(history.state) ?? mark({ id: newEntryId() });
  let { href } = location;

  /** Writes down an entry; nothing that anybody needs to hear of. */
  function mark(marked: Entry, to = location.href, replace = true): Entry {
    isMarking = true;
    navigate(to, { replace, state: withEntry(history.state, marked) });
    isMarking = false;
    return marked;
  }

  function follow({ type }: Event): void {
    if (isMarking) return;
    const left = entry;
    const known = readEntry(history.state);
    const isPop = type === 'popstate';
    // A script that replaces the state of an entry may not know of ours.
    const unknown = () => (type === 'replaceState' ? left : { id: newEntryId(), hasPrevious: !isPop });
    entry = known ?? mark(unknown());
    const isUncovered = isPop && coverOf(left) > coverOf(entry) && entry.id === left.id;
    // What was written in place of the cover was meant for the entry.
    if (isUncovered && location.href !== href) mark(entry, href);
    href = location.href;
    onChange({
      left: left.id,
      entry: entry.id,
      isReturn: isPop && known !== null,
      isByBrowser: isPop,
      isUncovered,
    });
  }

  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  for (const type of types) window.addEventListener(type, follow);
  return {
    entry: () => entry.id,
    write(to, { replace, state }) {
      const next = replace ? entry : { id: newEntryId(), hasPrevious: true };
      navigate(to, { replace: replace || coverOf(entry) > 0, state: withEntry(state ?? null, next) });
    },
    cover(count) {
      if (entry.hasPrevious || hasForeignState(history.state)) return;
      while (coverOf(entry) < count)
        entry = mark({ ...entry, cover: coverOf(entry) + 1 }, location.href, false);
    },
    stop() {
      for (const type of types) window.removeEventListener(type, follow);
      history.scrollRestoration = scrollRestoration;
    },
  };
}

const coverOf = ({ cover = 0 }: Entry) => cover;

/** The two written events are the router's: browsers have none for what scripts write. */
const types = ['popstate', 'pushState', 'replaceState'] as const;
