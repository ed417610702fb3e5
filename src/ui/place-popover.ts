const edge = 8;
const gap = 4;
const minWidth = 280;
const maxHeight = 420;
/** Less than that is no use as a list: then it takes the whole height and covers its button. */
const minHeight = 200;

interface Visible {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen of the window, px: an on-screen keyboard covers a part of it, and zooming leaves a part out. */
function visible({ visualViewport: seen, document: { documentElement: root } }: Window): Visible {
  return seen
    ? { left: seen.offsetLeft, top: seen.offsetTop, width: seen.width, height: seen.height }
    : { left: 0, top: 0, width: root.clientWidth, height: root.clientHeight };
}

/**
 * Puts a fixed panel below its anchor, or above it where that is the better place, and keeps it in what is seen of
 * the window. Its height follows what it holds and ends at `--mp-room`.
 * @param wanted height it would like to have, px
 */
export function placePopover(panel: HTMLElement, anchor: HTMLElement, wanted: number): void {
  const seen = visible(window);
  const { left, right, top, bottom, width: anchorWidth } = anchor.getBoundingClientRect();
  const height = Math.min(wanted, maxHeight);
  const below = seen.top + seen.height - edge - bottom - gap;
  const above = top - gap - seen.top - edge;
  const least = Math.min(height, minHeight);
  const isBelow = below >= height || (below >= least && below >= above);
  const isAbove = !isBelow && above >= least;
  const room = isBelow ? below : isAbove ? above : seen.height - 2 * edge;

  const width = Math.min(Math.max(anchorWidth, minWidth), seen.width - 2 * edge);
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const start = isRightToLeft ? right - width : left;
  const x = Math.max(seen.left + edge, Math.min(start, seen.left + seen.width - edge - width));

  const { style } = panel;
  style.left = `${x}px`;
  style.width = `${width}px`;
  style.setProperty('--mp-room', `${Math.min(room, maxHeight)}px`);
  // Above its anchor it hangs on its lower edge, and stays with it when the list gets shorter.
  style.top = isAbove ? 'auto' : `${isBelow ? bottom + gap : seen.top + edge}px`;
  style.bottom = isAbove ? `${document.documentElement.clientHeight - top + gap}px` : 'auto';
}

/** Calls back whenever an anchored thing may have to be placed anew. Returns what ends it. */
export function onMoved(place: () => void): () => void {
  const { visualViewport: seen } = window;
  const targets: (EventTarget | null)[] = [seen, window];
  for (const target of targets) target?.addEventListener('resize', place);
  seen?.addEventListener('scroll', place);
  // Scrolling of anything does not bubble, but it can be caught on its way down.
  document.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    for (const target of targets) target?.removeEventListener('resize', place);
    seen?.removeEventListener('scroll', place);
    document.removeEventListener('scroll', place, { capture: true });
  };
}
