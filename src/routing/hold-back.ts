import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hrefOf, readAddress } from './address.ts';
import { isLaterEntry } from './entries.ts';
import { useRouting } from './router.tsx';
import type { Routing } from './types.ts';

/** When a browser is not back at the entry by then, the address is written instead, ms. */
const patienceMs = 1000;

/**
 * For a layer over the page: as long as it is open, Back and Forward close it instead of leaving; see `holdBack`.
 * The state that `close` sets is drawn at once, so that nothing of the layer is in the way of where one goes.
 */
export function useHoldBack(isOpen: boolean, close: () => void): void {
  const routing = useRouting();
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return holdBack(routing, () => flushSync(onLeave));
  }, [routing, isOpen]);
}

/**
 * Back and Forward close what is open instead of leaving. Within the document the browser is led back to the entry it
 * left, and so to its address, and Forward stays what it was. Where Back would leave the document, nobody could lead
 * it back: there the entry is covered by one of the same address for each layer, for Back to take away. A link closes
 * what is open, too, and goes where it says.
 * @param close called at most once
 * @returns what ends it; a return under way is still completed
 */
export function holdBack(routing: Routing, close: () => void): () => void {
  let isOpen = true;
  /** Where the browser is being led back to. */
  let goal: { readonly entry: string; readonly href: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = routing.hold(change => {
    if (goal) {
      if (change) lead(goal.entry, change.entry);
      else end();
      return true;
    }
    if (!isOpen) return false;
    const shown = routing.shown.read()?.address;
    if (change === null) {
      shut();
      return false;
    }
    if (change.isUncovered) {
      shut();
      return true;
    }
    // A hash alone leaves nothing.
    if (!shown || !change.isByBrowser || readAddress().key === shown.key) return false;
    goal = { entry: change.left, href: hrefOf(shown) };
    shut();
    lead(goal.entry, change.entry);
    return true;
  });

  function shut(): void {
    isOpen = false;
    close();
  }

  function lead(to: string, from: string): void {
    clearTimeout(timer);
    if (from === to) end();
    else {
      timer = setTimeout(write, patienceMs);
      history.go(isLaterEntry(from, to) ? -1 : 1);
    }
  }

  function write(): void {
    const href = goal?.href;
    end();
    if (href && href !== hrefOf(readAddress())) routing.navigate(href);
  }

  function end(): void {
    goal = null;
    release();
  }

  return () => {
    isOpen = false;
    if (!goal) release();
  };
}
