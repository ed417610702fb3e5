import {
  type HistoryEntry,
  hasForeignState,
  hrefNow,
  layerOf,
  newEntryId,
  pathOf,
  readEntry,
  readSwapId,
  readSwapState,
  writeEntry,
} from './history-entry.ts';

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean | undefined;
  /** For another query of the current screen: keeps scroll position and focus. */
  readonly staysInPlace?: boolean | undefined;
  /** The link that was followed. */
  readonly source?: Element | null | undefined;
}

export interface HistoryChange {
  /**
   * Id of the entry before. It equals `entry` after a replacement of the address or of the state alone, and after Forward
   * onto the entry of a layer.
   */
  readonly leftEntry: string;
  /** Id of the current entry. */
  readonly entry: string;
  /** Whether Back or Forward led to an entry that was visited before. */
  readonly isReturn: boolean;
  /** Whether the browser changed the entry (Back, Forward, a typed hash), not a script. */
  readonly isByBrowser: boolean;
  /** The options of the navigation that wrote the entry. */
  readonly navigation?: NavigateOptions | undefined;
}

export interface HistoryListener {
  onChange(change: HistoryChange): void;
  /** Back left the entries of `count` layers. The address is the same. */
  onLayersBack(count: number): void;
}

/** The history of this tab, while routing follows it. */
export interface BrowserHistory {
  /** Id of the current entry. */
  entryId(): string;
  /** Writes an address. `onChange` is called as for any other change, with the options of the navigation. */
  write(to: string, replace: boolean, navigation?: NavigateOptions): void;
  /**
   * Adds entries with the current address until there are `count`, one for each open layer. The next navigation replaces
   * the last of them. Does nothing where the host keeps state of its own in the entry: then it routes by itself, and
   * further entries might confuse it.
   */
  addLayers(count: number): void;
  /** The previous page as path, query and hash; null when it is unknown. */
  previousHref(): string | null;
  /** Goes back to the previous page. */
  goToPrevious(): void;
  stop(): void;
}

/** Where the tab is: the entry and the address that were last reported to `onChange`. */
interface Current {
  readonly entry: HistoryEntry;
  readonly href: string;
}

/** Events of wouter, on window: a script has written an entry by the function of that name. */
const writes = ['pushState', 'replaceState'] as const;

/**
 * A new entry after the current one.
 * @param layerEntriesKept the number of entries of layers that stay between the two
 */
function entryAfter({ entry, href }: Current, to: string, layerEntriesKept: number): HistoryEntry {
  const from = pathOf(to) === pathOf(href) ? entry.previous : { href, steps: 0 };
  return { id: newEntryId(), previous: from && { ...from, steps: from.steps + 1 + layerEntriesKept } };
}

/** For an entry that the browser led to and routing has not written. */
function unknownEntry(current: Current): HistoryEntry {
  // A hash that was typed leads to a new entry of the same page.
  const isSamePath = pathOf(hrefNow()) === pathOf(current.href);
  return isSamePath ? entryAfter(current, hrefNow(), layerOf(current.entry)) : { id: newEntryId() };
}

/**
 * Follows all changes of the history: by routing, by scripts of the host, and by the browser. Gives every entry an id,
 * beside the state that others keep in it. Turns the browser's own scroll restoration off until `stop`.
 *
 * Turbo and Turbolinks give every page that they render an id. Each entry written on that page carries this id. After Back
 * from another page they render the page. Back between entries of one page is kept from them here.
 *
 * @param id of the current entry, where its state does not say
 */
export function followHistory(
  { onChange, onLayersBack }: HistoryListener,
  id = newEntryId(),
): BrowserHistory {
  let current: Current = { entry: readEntry() ?? writeEntry({ id }), href: hrefNow() };
  /** The id of the page that Turbo or Turbolinks have rendered. */
  let swapId = readSwapId();
  /** True while `writeOwn` runs, whose writes are not by a script of the host. */
  let isWriting = false;

  function writeOwn(...args: Parameters<typeof writeEntry>): HistoryEntry {
    isWriting = true;
    try {
      return writeEntry(...args);
    } finally {
      isWriting = false;
    }
  }

  /** Whether the entry is of another page, which Turbo or Turbolinks are about to render. */
  const isOfOtherPage = () => !!readSwapId() && readSwapId() !== swapId;

  function onWrite({ type }: Event): void {
    if (!isWriting) followWrite(type === 'replaceState');
  }

  /** @param isReplaced whether the current entry was replaced, else a new one was added */
  function followWrite(isReplaced: boolean, navigation?: NavigateOptions): void {
    // Turbo gives the page that it has rendered its id by replaceState. A pushState with another id announces a page that it
    // is about to render.
    if (isReplaced) swapId = readSwapId();
    if (isOfOtherPage()) return;
    const stored = readEntry();
    // A script may drop our field, or copy it from the current entry to a new one.
    const belongsToEntry = stored && (isReplaced || stored.id !== current.entry.id);
    const entry = belongsToEntry
      ? stored
      : writeOwn(isReplaced ? current.entry : entryAfter(current, hrefNow(), layerOf(current.entry)));
    moveTo(entry, { isReturn: false, isByBrowser: false, navigation });
  }

  function onPopState(event: PopStateEvent): void {
    if (isOfOtherPage()) return;
    if (readSwapId()) event.stopImmediatePropagation();
    const stored = readEntry();
    const entry = stored ?? writeOwn(unknownEntry(current));
    if (entry.id === current.entry.id && layerOf(entry) < layerOf(current.entry)) closeLayers(entry);
    // Forward onto the entry of a layer opens nothing. Back from it is reported by `onLayersBack`, and goes on.
    else moveTo(entry, { isReturn: stored !== null, isByBrowser: true });
  }

  function closeLayers(entry: HistoryEntry): void {
    const count = layerOf(current.entry) - layerOf(entry);
    // A replacement while a layer was open changed the entry of the layer only. The entry of the page gets the new address here.
    if (hrefNow() !== current.href) writeOwn(entry, { to: current.href });
    current = { ...current, entry };
    onLayersBack(count);
  }

  function moveTo(entry: HistoryEntry, how: Omit<HistoryChange, 'leftEntry' | 'entry'>): void {
    const leftEntry = current.entry.id;
    current = { entry, href: hrefNow() };
    onChange({ leftEntry, entry: entry.id, ...how });
  }

  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  for (const type of writes) window.addEventListener(type, onWrite);
  window.addEventListener('popstate', onPopState);
  return {
    entryId: () => current.entry.id,
    write(to, replace, navigation) {
      const { entry } = current;
      // The entry of the topmost layer is replaced; those of layers below it stay.
      const next = replace ? entry : entryAfter(current, to, Math.max(0, layerOf(entry) - 1));
      const isReplaced = replace || layerOf(entry) > 0;
      writeOwn(next, { to, replace: isReplaced, state: readSwapState() });
      followWrite(isReplaced, navigation);
    },
    addLayers(count) {
      if (hasForeignState()) return;
      while (layerOf(current.entry) < count) {
        const entry = { ...current.entry, layer: layerOf(current.entry) + 1 };
        current = { ...current, entry: writeOwn(entry, { replace: false }) };
      }
    },
    previousHref: () => current.entry.previous?.href ?? null,
    goToPrevious() {
      const { entry } = current;
      if (entry.previous) history.go(-entry.previous.steps - layerOf(entry));
    },
    stop() {
      window.removeEventListener('popstate', onPopState);
      for (const type of writes) window.removeEventListener(type, onWrite);
      history.scrollRestoration = scrollRestoration;
    },
  };
}
