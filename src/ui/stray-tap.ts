/** For so long after opening, a press where it was opened is still meant for what opened it, ms. */
const openedMs = 300;
/** The same after closing. What lies below is what nobody has looked at yet, so there is more time, ms. */
const closedMs = 500;
/** How far the taps of a double tap lie apart, px. */
const tapSpread = 24;

/**
 * Leaves the second tap of a double tap without effect on a layer that has just opened: it is not meant for what lies
 * in that place now. Returns what ends it.
 * @param place where it was opened
 */
export function ignoreStrayTap(layer: HTMLElement, place: DOMRect): () => void {
  return ignorePresses(layer, place, openedMs);
}

/**
 * Leaves the second tap of a double tap without effect on what comes to lie where something is that goes away when it
 * is pressed.
 * @param press the first one
 */
export function ignoreSecondTap(press: Press): void {
  if (press.detail > 0) ignorePresses(window, placeOf(press), closedMs);
}
type Press = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'target'>;

/** The same for a layer that a press within it may close. Call what it returns when the layer closes. */
export function watchClosingTap(layer: HTMLElement): () => void {
  let place: DOMRect | undefined;
  const note = (press: MouseEvent) => {
    if (press.detail === 0) return;
    place = placeOf(press);
    // What a press closes goes away at once; later it is somebody or something else that closes it.
    setTimeout(() => {
      place = undefined;
    });
  };
  layer.addEventListener('click', note, true);
  return () => {
    layer.removeEventListener('click', note, true);
    if (place) ignorePresses(window, place, closedMs);
  };
}

/**
 * Ignores presses in a place that begin within a time, until there is one elsewhere. What counts is when the finger
 * was there: a page that is busy hears of it late. A key, which makes a click of no detail, does what it says.
 */
function ignorePresses(within: HTMLElement | Window, place: DOMRect, ms: number): () => void {
  const begun = performance.now();
  let pressed: number | undefined;
  const end = () => {
    for (const type of types) within.removeEventListener(type, hear, true);
  };
  const hear = (event: Event) => {
    if (!(event instanceof MouseEvent)) return;
    const isPress = event.type === 'pointerdown';
    if (isPress) pressed = event.timeStamp;
    if ((pressed ?? event.timeStamp) - begun > ms) return end();
    if (event.detail === 0 && !isPress) return;
    if (!isWithin(place, event)) return end();
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of types) within.addEventListener(type, hear, true);
  return end;
}
/** A press would move the focus as well. */
const types = ['pointerdown', 'mousedown', 'click'] as const;

/** Around the press, as far as what was pressed reached. */
function placeOf({ target, clientX: x, clientY: y }: Press): DOMRect {
  if (!(target instanceof Element)) return new DOMRect();
  const pressed = (target.closest('a, button') ?? target).getBoundingClientRect();
  const [left, top] = [Math.max(pressed.left, x - tapSpread), Math.max(pressed.top, y - tapSpread)];
  const [right, bottom] = [Math.min(pressed.right, x + tapSpread), Math.min(pressed.bottom, y + tapSpread)];
  return new DOMRect(left, top, right - left, bottom - top);
}

function isWithin(place: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean {
  return x > place.left && x < place.right && y > place.top && y < place.bottom;
}
