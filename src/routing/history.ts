import { navigate } from 'wouter/use-browser-location';

/** What is known of an entry of the history. It stands in the entry's state, beside whatever others keep there. */
interface Entry {
  /** Scroll positions are kept under it. */
  readonly id: string;
  /** The last entry before it with another path: its path, query and hash, and how many steps back it lies. */
  readonly previous?: { readonly href: string; readonly steps: number } | undefined;
  /**
   * Added for a layer over the page, for Back to take away. It has the id and the address of the entry below.
   * Its number among those layers, from 1.
   */
  readonly layer?: number;
}

const field = 'marketplaceEntry';

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

export interface HistoryListener {
  onChange(change: HistoryChange): void;
  /** Back took a layer's entry away; the address is the same. */
  onLayerBack(): void;
}

/** The history of this tab while it is followed. */
export interface BrowserHistory {
  /** Id of the entry one is at. */
  entryId(): string;
  /** Writes an address; told as a change like any other. */
  write(to: string, options: { readonly replace: boolean }): void;
  /**
   * Adds entries with the address of this one until there are `count`, one for each open layer. The last one gives
   * way to where one goes on to. Does nothing beside a host that routes by itself.
   */
  addLayers(count: number): void;
  /** The page one came from, as path, query and hash; null when it is not known. */
  previousHref(): string | null;
  /** Goes back to the page one came from. */
  goToPrevious(): void;
  stop(): void;
}

/**
 * Follows the history whoever writes it: we, the host's own scripts, or the browser. Every entry gets an id, and
 * state that others keep in it stays. Scrolling on Back is ours for as long as it is followed.
 */
export function followHistory({ onChange, onLayerBack }: HistoryListener): BrowserHistory {
  let isSilent = false;
  let entry = readEntry() ?? writeSilently({ id: newEntryId() });
  let href = hrefNow();

  /** Writes what is known of an entry; nothing that anybody needs to hear of. */
  function writeSilently(written: Entry, { to = hrefNow(), replace = true } = {}): Entry {
    isSilent = true;
    navigate(to, { replace, state: { ...stateFields(), [field]: written } });
    isSilent = false;
    return written;
  }

  /** The entry after this one. `layers` are entries that stay between the two. */
  function nextEntry(to: string, layers = 0): Entry {
    const isSamePath = pathOf(to) === pathOf(href);
    const from = isSamePath ? entry.previous : { href, steps: 0 };
    return { id: newEntryId(), previous: from && { ...from, steps: from.steps + 1 + layers } };
  }

  function follow({ type }: Event): void {
    if (isSilent) return;
    const left = entry;
    const known = readEntry();
    const isPop = type === 'popstate';
    if (known) entry = known;
    else if (isPop) entry = writeSilently({ id: newEntryId() });
    // A script that replaces the state of an entry may not know of ours.
    else entry = writeSilently(type === 'replaceState' ? left : nextEntry(hrefNow(), layerOf(left)));
    if (isPop && entry.id === left.id && layerOf(entry) < layerOf(left)) {
      // What was written into the entry of the layer was meant for the page.
      if (hrefNow() !== href) writeSilently(entry, { to: href });
      onLayerBack();
      return;
    }
    href = hrefNow();
    onChange({ left: left.id, entry: entry.id, isReturn: isPop && known !== null, isByBrowser: isPop });
  }

  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  for (const type of eventTypes) window.addEventListener(type, follow);
  return {
    entryId: () => entry.id,
    write(to, { replace }) {
      const next = replace ? entry : nextEntry(to);
      navigate(to, { replace: replace || layerOf(entry) > 0, state: { [field]: next } });
    },
    addLayers(count) {
      if (hasForeignState()) return;
      while (layerOf(entry) < count)
        entry = writeSilently({ ...entry, layer: layerOf(entry) + 1 }, { replace: false });
    },
    previousHref: () => entry.previous?.href ?? null,
    goToPrevious() {
      if (entry.previous) history.go(-entry.previous.steps - layerOf(entry));
    },
    stop() {
      for (const type of eventTypes) window.removeEventListener(type, follow);
      history.scrollRestoration = scrollRestoration;
    },
  };
}

/** The two written events are the router's: browsers have none for what scripts write. */
const eventTypes = ['popstate', 'pushState', 'replaceState'] as const;

/** What is known of the entry one is at; null when that is nothing yet. */
export function readEntry(): Entry | null {
  const entry: unknown = stateFields()[field];
  if (typeof entry !== 'object' || entry === null) return null;
  return 'id' in entry && typeof entry.id === 'string' ? (entry as Entry) : null;
}

/** Whether somebody else keeps something in the state of the entry, and so may want to act on it. */
export function hasForeignState(): boolean {
  return Object.keys(stateFields()).some(key => key !== field);
}

/** The state of the entry; what is no object cannot be kept beside ours. */
function stateFields(): Readonly<Record<string, unknown>> {
  return typeof history.state === 'object' ? { ...history.state } : {};
}

const layerOf = ({ layer = 0 }: Entry) => layer;
const hrefNow = () => location.pathname + location.search + location.hash;
const pathOf = (href: string) => new URL(href, location.href).pathname;

let count = 0;

/** An id no other entry of this tab has, even after a reload. */
function newEntryId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}
