/** The position of a popover beside its anchor: the panel of a dropdown, and the bubble of a tooltip. */

/** Kept free along the edges of the window, px: for a panel, and for a tooltip. */
const panelMargin = 8;
const tooltipMargin = 12;
/** Distance from the anchor, px. */
const panelGap = 4;
const tooltipGap = 8;
const minWidth = 280;
/** The panel ends in the middle of an option, which shows that there are more. */
const maxHeight = 444;
/** A list lower than this is of no use: the panel then takes the whole height and covers its anchor. */
const minHeight = 200;

/** Distances from the left and upper edge of the window, and sizes, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Distances from the left and upper edge of the window, and sizes, in px. */
export interface PanelPosition {
  readonly left: number;
  readonly width: number;
  /** Upper edge; null where the lower edge is fixed. */
  readonly top: number | null;
  /** Lower edge, which stays at the anchor while the panel gets shorter; null where the upper edge is fixed. */
  readonly bottom: number | null;
  readonly maxHeight: number;
}

/**
 * The position of a panel: below its anchor, above it where there is more room, or over it where neither side has
 * enough.
 * @param visible the visible part of the window
 * @param wanted height that the panel would like to have, px
 */
export function panelPosition(
  anchor: Box,
  visible: Box,
  wanted: number,
  isRightToLeft: boolean,
): PanelPosition {
  const [first, last] = [visible.top + panelMargin, visible.top + visible.height - panelMargin];
  const start = anchor.top + anchor.height + panelGap;
  const end = anchor.top - panelGap;
  const height = Math.min(wanted, maxHeight);
  const least = Math.min(height, minHeight);
  const [below, above] = [last - start, end - first];
  const isBelow = below >= height || (below >= least && below >= above);
  const isAbove = !isBelow && above >= least;
  // The panel stays in sight when its anchor is scrolled away.
  const top = isBelow ? Math.max(start, first) : isAbove ? null : first;
  const bottom = isAbove ? Math.min(end, last) : null;

  const width = Math.min(Math.max(anchor.width, minWidth), visible.width - 2 * panelMargin);
  const left = isRightToLeft ? anchor.left + anchor.width - width : anchor.left;
  return {
    left: Math.max(
      visible.left + panelMargin,
      Math.min(left, visible.left + visible.width - panelMargin - width),
    ),
    width,
    top,
    bottom,
    maxHeight: Math.min(maxHeight, top === null ? (bottom ?? last) - first : last - top),
  };
}

/** Positions a fixed panel beside its anchor. Its height follows its content, up to `--mp-room`. */
export function positionPanel(panel: HTMLElement, anchor: HTMLElement, wanted: number): void {
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const position = panelPosition(anchor.getBoundingClientRect(), visibleBox(window), wanted, isRightToLeft);
  const { left, width, top, bottom } = position;
  const { style } = panel;
  style.left = `${left}px`;
  style.width = `${width}px`;
  style.top = top === null ? 'auto' : `${top}px`;
  style.bottom = bottom === null ? 'auto' : `${document.documentElement.clientHeight - bottom}px`;
  style.setProperty('--mp-room', `${position.maxHeight}px`);
}

/** The part of the window that no on-screen keyboard covers and no zooming hides. */
function visibleBox({ visualViewport, document: { documentElement: root } }: Window): Box {
  return visualViewport
    ? {
        left: visualViewport.offsetLeft,
        top: visualViewport.offsetTop,
        width: visualViewport.width,
        height: visualViewport.height,
      }
    : { left: 0, top: 0, width: root.clientWidth, height: root.clientHeight };
}

/**
 * Positions a fixed tooltip above its anchor, or below where there is no room, centred and within the window. Returns
 * false when the anchor is out of sight.
 */
export function positionTooltip(anchor: Element, tooltip: HTMLElement): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  if (bottom < 0 || top > clientHeight || right < 0 || left > clientWidth) return false;
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const above = top - tooltipGap - height;
  const clamp = (wanted: number, room: number) =>
    Math.round(Math.max(tooltipMargin, Math.min(wanted, room - tooltipMargin)));
  const x = clamp((left + right - width) / 2, clientWidth - width);
  const y = clamp(above < tooltipMargin ? bottom + tooltipGap : above, clientHeight - height);
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
  return true;
}

/** Calls `update` whenever a popover may have to move with its anchor. Returns a function that stops it. */
export function watchAnchor(popover: HTMLElement, update: () => void): () => void {
  const { visualViewport } = window;
  const targets = [visualViewport, window];
  const onScroll = ({ target }: Event) => {
    if (!popover.contains(target as Node)) update();
  };
  for (const target of targets) target?.addEventListener('resize', update);
  visualViewport?.addEventListener('scroll', update);
  // The scroll event of an element does not bubble: listen while it is captured.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    for (const target of targets) target?.removeEventListener('resize', update);
    visualViewport?.removeEventListener('scroll', update);
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
}
