/** A press that begins so soon after opening, where it was opened, is still meant for what opened it, ms. */
const strayMs = 300;

/**
 * Leaves the second tap of a double tap without effect on a layer that has just opened: it is not meant for what lies
 * in that place now. A key, which makes a click of no detail, does what it says. Returns what ends it.
 * @param place where it was opened
 */
export function ignoreStrayTap(layer: HTMLElement, place: DOMRect): () => void {
  const opened = performance.now();
  let pressed: number | undefined;
  const press = () => {
    pressed = performance.now();
  };
  const hit = (event: MouseEvent) => {
    const isLate = (pressed ?? performance.now()) - opened > strayMs;
    if (isLate || event.detail === 0 || !isWithin(place, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  layer.addEventListener('pointerdown', press, true);
  for (const type of types) layer.addEventListener(type, hit, true);
  return () => {
    layer.removeEventListener('pointerdown', press, true);
    for (const type of types) layer.removeEventListener(type, hit, true);
  };
}
/** A press would move the focus as well. */
const types = ['mousedown', 'click'] as const;

function isWithin(place: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean {
  return x > place.left && x < place.right && y > place.top && y < place.bottom;
}
