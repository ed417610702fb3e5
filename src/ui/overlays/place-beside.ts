/** Distance from what it belongs to, px. */
const gap = 8;
/** Kept free along the edges of the window, px. */
const edge = 12;

/**
 * Places an element of fixed position above another one, or below where there is no room, centred and within the
 * window. Returns false when the other one is out of sight.
 */
export function placeBeside(anchor: Element, element: HTMLElement): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  if (bottom < 0 || top > clientHeight || right < 0 || left > clientWidth) return false;
  const { offsetWidth: width, offsetHeight: height } = element;
  const above = top - gap - height;
  const x = clamp((left + right - width) / 2, clientWidth - width);
  const y = clamp(above < edge ? bottom + gap : above, clientHeight - height);
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
  return true;
}

const clamp = (wish: number, room: number) => Math.round(Math.max(edge, Math.min(wish, room - edge)));
