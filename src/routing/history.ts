import { navigate } from 'wouter/use-browser-location';
import { hrefOf, readAddress } from './address.ts';

/** What routing keeps in the state of a history entry, in a field of its own. */
interface Entry {
  /** The key of its scroll position. */
  readonly id: string;
  /** The last entry before it with another path: its path, query and hash, and the number of steps back to it. */
  readonly previous?: { readonly href: string; readonly steps: number } | undefined;
  /**
   * Set for an entry that was added for a layer over the page: the number of the layer, from 1. Such an entry has the
   * id and the address of the page's entry, and Back removes it.
   */
  readonly layer?: number;
}

const field = 'marketplaceEntry';

export interface HistoryChange {
  /** Id of the entry before; the same as `entry` after a replacement. */
  readonly left: string;
  /** Id of the current entry. */
  readonly entry: string;
  /** Whether Back or Forward led to an entry that was visited before. */
  readonly isReturn: boolean;
  /** Whether the browser changed the entry (Back, Forward, a typed hash), not a script. */
  readonly isByBrowser: boolean;
}

export interface HistoryListener {
  onChange(change: HistoryChange): void;
  /** Back removed the entry of a layer. The address is the same. */
  onLayerBack(): void;
}

/** The history of this tab, while routing follows it. */
export interface BrowserHistory {
  /** Id of the current entry. */
  entryId(): string;
  /** Writes an address. `onChange` is called as for any other change. */
  write(to: string, options: { readonly replace: boolean }): void;
  /**
   * Adds entries with the current address until there are `count`, one for each open layer. The next navigation replaces
   * the last one. Does nothing when the host keeps state of its own in the entry: it routes by itself, in ways not known.
   */
  addLayers(count: number): void;
  /** The previous page as path, query and hash; null when it is unknown. */
  previousHref(): string | null;
  /** Goes back to the previous page. */
  goToPrevious(): void;
  stop(): void;
}

/**
 * Follows all changes of the history: by routing, by scripts of the host, and by the browser. Gives every entry an id,
 * beside the state that others keep in it. Turns the browser's own scroll restoration off until `stop`.
 *
 * Turbo and Turbolinks give every page that they draw an id. All entries written on that page carry it along, so that
 * they draw the page of any of them from another page. Between entries of one page, they hear nothing of Back.
 *
 * @param id of the current entry, where its state does not tell
 */
export function followHistory({ onChange, onLayerBack }: HistoryListener, id = newEntryId()): BrowserHistory {
  let isSilent = false;
  let entry = readEntry() ?? writeSilently({ id });
  let href = hrefNow();
  let swapId = readSwapId();

  /** Writes the state of an entry without calling `onChange`. */
  function writeSilently(written: Entry, { to = hrefNow(), replace = true } = {}): Entry {
    isSilent = true;
    try {
      navigate(to, { replace, state: { ...stateFields(), [field]: written } });
    } finally {
      isSilent = false;
    }
    return written;
  }

  /** The entry after the current one. `layers` is the number of layer entries between the two. */
  function nextEntry(to: string, layers = 0): Entry {
    const isSamePath = pathOf(to) === pathOf(href);
    const from = isSamePath ? entry.previous : { href, steps: 0 };
    return { id: newEntryId(), previous: from && { ...from, steps: from.steps + 1 + layers } };
  }

  function follow(event: Event): void {
    if (isSilent) return;
    const { type } = event;
    const left = entry;
    const known = readEntry();
    const isPop = type === 'popstate';
    const id = readSwapId();
    if (type === 'replaceState') swapId = id;
    // The page of the entry is another one, which they are about to draw.
    if (id && id !== swapId) return;
    if (id && isPop) event.stopImmediatePropagation();
    if (known) entry = known;
    // A hash that was typed leads to a new entry of the same page.
    else if (isPop && pathOf(hrefNow()) !== pathOf(href)) entry = writeSilently({ id: newEntryId() });
    // A script that replaces the state of an entry may have dropped our field.
    else entry = writeSilently(type === 'replaceState' ? left : nextEntry(hrefNow(), layerOf(left)));
    if (isPop && entry.id === left.id && layerOf(entry) < layerOf(left)) {
      // An address that was written into the layer's entry belongs to the page.
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
      // The entry of the topmost layer is replaced; those of layers below it stay.
      const next = replace ? entry : nextEntry(to, Math.max(0, layerOf(entry) - 1));
      const { turbo, turbolinks } = stateFields();
      navigate(to, { replace: replace || layerOf(entry) > 0, state: { turbo, turbolinks, [field]: next } });
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

/** wouter dispatches the last two; browsers have no events for what scripts write. */
const eventTypes = ['popstate', 'pushState', 'replaceState'] as const;

/** What routing keeps in the current entry; null when it is new to routing. */
export function readEntry(): Entry | null {
  const entry: unknown = stateFields()[field];
  if (typeof entry !== 'object' || entry === null) return null;
  return 'id' in entry && typeof entry.id === 'string' ? (entry as Entry) : null;
}

/** Whether the host keeps state of its own in the entry, because it routes by itself. */
export function hasForeignState(): boolean {
  return Object.keys(stateFields()).some(key => !ownFields.includes(key));
}
const ownFields = [field, 'turbo', 'turbolinks'];

/** The id that Turbo or Turbolinks gave the page of the current entry. */
function readSwapId(): unknown {
  const { turbo, turbolinks } = stateFields();
  return (turbo ?? turbolinks)?.restorationIdentifier;
}

/** The fields of the entry's state. A state that is no object is lost. */
function stateFields(): { readonly [name: string]: { readonly [name: string]: unknown } | undefined } {
  return typeof history.state === 'object' ? { ...history.state } : {};
}

const layerOf = ({ layer = 0 }: Entry) => layer;
const hrefNow = () => hrefOf(readAddress());
const pathOf = (href: string) => new URL(href, location.href).pathname;

let count = 0;

/** An id that is unique in this tab, also after a reload. */
function newEntryId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}
