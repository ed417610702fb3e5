import { hrefOf, readAddress } from './address.ts';
import type { HistoryChange } from './browser-history.ts';
import { leaveWithOpenSidebar } from './search-rules.ts';
import type { Routing } from './types.ts';

/** When a browser is not back at the entry by then, the address is written instead, ms. */
const patienceMs = 1000;

/**
 * As long as something is open in the search, Back and Forward close it instead of leaving: the browser is led back
 * to the entry it left, and so to its address. A link closes it, too, and goes where it says.
 * @param close called at most once
 * @returns what ends it; a return under way is still completed
 */
export function holdHistory(routing: Routing, close: () => void): () => void {
  let isOpen = true;
  /** Where the browser is being led back to. */
  let goal: { readonly entry: string; readonly href: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = routing.hold(change => {
    if (goal) return lead(goal.entry, change?.entry);
    const shown = routing.shown.read()?.address;
    if (change === null) shut('link', '');
    // A hash alone leaves nothing.
    else if (isOpen && shown && change.isByBrowser && readAddress().key !== shown.key) {
      const href = shut('history', shown.search);
      goal = { entry: change.left, href: href ?? hrefOf(shown) };
      return lead(goal.entry, change.entry);
    }
    return false;
  });

  function shut(by: 'history' | 'link', search: string): string | null {
    if (isOpen) close();
    isOpen = false;
    return leaveWithOpenSidebar(by, search).restores;
  }

  function lead(to: HistoryChange['entry'], from = to): true {
    clearTimeout(timer);
    if (from === to) end();
    else {
      timer = setTimeout(write, patienceMs);
      history.go(isLaterEntry(from, to) ? -1 : 1);
    }
    return true;
  }

  function write(): void {
    const href = goal?.href;
    end();
    if (href && href !== hrefOf(readAddress())) routing.navigate(href);
  }

  function end(): void {
    goal = null;
    if (!isOpen) release();
  }

  return () => {
    isOpen = false;
    if (!goal) release();
  };
}

/** Whether an entry was made after another one, as the time and the number in its id tell: then it lies Forward. */
function isLaterEntry(id: string, other: string): boolean {
  const [time = '', number] = id.split('-');
  const [otherTime = '', otherNumber] = other.split('-');
  return time === otherTime
    ? Number(number) > Number(otherNumber)
    : Number.parseInt(time, 36) > Number.parseInt(otherTime, 36);
}
