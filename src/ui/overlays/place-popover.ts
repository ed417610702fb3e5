const edge = 8;
const gap = 4;
const minWidth = 280;
/** Ends in the middle of an option, so that everybody sees there are more. */
const maxHeight = 444;
/** Less than that is no use as a list: then it takes the whole height and covers its button. */
const minHeight = 200;

/** Distances from the window's left and upper edge, and sizes, all in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly width: number;
  /** Its upper edge, or else its lower one: that stays with the anchor when the panel gets shorter. */
  readonly top: number | null;
  readonly bottom: number | null;
  /** How high it may become. */
  readonly room: number;
}

/**
 * Where a panel goes: below its anchor, or above it where that is the better place, or over it where neither will do.
 * @param seen the part of the window that is seen
 * @param wanted height the panel would like to have
 */
export function placeAt(anchor: Box, seen: Box, wanted: number, isRightToLeft: boolean): Place {
  const [first, last] = [seen.top + edge, seen.top + seen.height - edge];
  const start = anchor.top + anchor.height + gap;
  const end = anchor.top - gap;
  const height = Math.min(wanted, maxHeight);
  const least = Math.min(height, minHeight);
  const [below, above] = [last - start, end - first];
  const isBelow = below >= height || (below >= least && below >= above);
  const isAbove = !isBelow && above >= least;
  // An anchor that was scrolled away does not take the panel with it.
  const top = isBelow ? Math.max(start, first) : isAbove ? null : first;
  const bottom = isAbove ? Math.min(end, last) : null;

  const width = Math.min(Math.max(anchor.width, minWidth), seen.width - 2 * edge);
  const left = isRightToLeft ? anchor.left + anchor.width - width : anchor.left;
  return {
    left: Math.max(seen.left + edge, Math.min(left, seen.left + seen.width - edge - width)),
    ...{ width, top, bottom },
    room: Math.min(maxHeight, top === null ? (bottom ?? last) - first : last - top),
  };
}

/** Puts a fixed panel beside its anchor; its height follows what it holds and ends at `--mp-room`. */
export function placePopover(panel: HTMLElement, anchor: HTMLElement, wanted: number): void {
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const place = placeAt(anchor.getBoundingClientRect(), seenOf(window), wanted, isRightToLeft);
  const { left, width, top, bottom, room } = place;
  const { style } = panel;
  style.left = `${left}px`;
  style.width = `${width}px`;
  style.top = top === null ? 'auto' : `${top}px`;
  style.bottom = bottom === null ? 'auto' : `${document.documentElement.clientHeight - bottom}px`;
  style.setProperty('--mp-room', `${room}px`);
}

/** An on-screen keyboard covers a part of the window, and zooming leaves a part out. */
function seenOf({ visualViewport: seen, document: { documentElement: root } }: Window): Box {
  return seen
    ? { left: seen.offsetLeft, top: seen.offsetTop, width: seen.width, height: seen.height }
    : { left: 0, top: 0, width: root.clientWidth, height: root.clientHeight };
}

/** Calls back whenever an anchored panel may have to be placed anew. Returns what ends it. */
export function onMoved(panel: HTMLElement, place: () => void): () => void {
  const { visualViewport: seen } = window;
  const targets = [seen, window];
  const onScroll = ({ target }: Event) => {
    if (!panel.contains(target as Node)) place();
  };
  for (const target of targets) target?.addEventListener('resize', place);
  seen?.addEventListener('scroll', place);
  // The scrolling of an element does not bubble, but it can be caught on its way down.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    for (const target of targets) target?.removeEventListener('resize', place);
    seen?.removeEventListener('scroll', place);
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
}
