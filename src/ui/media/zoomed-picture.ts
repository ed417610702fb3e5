import { fit, movedBy, type Point, unzoomed, type Zoom, zoomedTo } from './zoom.ts';

/** Where two fingers began to pinch. */
export interface Pinch {
  readonly zoom: Zoom;
  readonly fingers: FingerPair;
}

/** Two fingers in the window. */
export interface FingerPair {
  readonly middle: Point;
  /** The distance between them, px. */
  readonly spread: number;
}

/** The picture in view, as far as it is enlarged. */
export interface ZoomedPicture {
  /** How it is enlarged now. */
  readonly zoom: () => Zoom;
  /** @param at the point of the window that stays in place; null for the centre of the frame */
  readonly zoomTo: (scale: number, at: Point | null, isMoving?: boolean) => void;
  /** Returns false where it cannot go further that way. */
  readonly pan: (by: Point, isMoving: boolean) => boolean;
  readonly pinch: (from: Pinch, to: FingerPair) => void;
  /** The gesture that moved the picture has ended. */
  readonly rest: () => void;
  /** Shows all of it. For when the frame has another size, or before another picture comes into view. */
  readonly reset: () => void;
}

/**
 * Enlarges the picture in view by its style. While it follows a finger it carries `data-moving`.
 * @param find the element that is enlarged; its parent is the frame. Null while no picture is in view.
 */
export function zoomPicture(
  find: () => HTMLElement | null,
  onZoom: (isZoomed: boolean) => void,
): ZoomedPicture {
  let zoom = unzoomed;
  let transformed: HTMLElement | null = null;

  function put({ element }: Measured, next: Zoom, isMoving: boolean): void {
    if (next.scale > 1 !== zoom.scale > 1) onZoom(next.scale > 1);
    zoom = next;
    transformed = element;
    element.toggleAttribute('data-moving', isMoving);
    element.style.transform =
      next.scale > 1 ? `translate(${next.x}px, ${next.y}px) scale(${next.scale})` : '';
  }

  return {
    zoom: () => zoom,
    zoomTo(scale, at, isMoving = false) {
      const now = measure(find());
      if (!now) return;
      const point = at ? fromCentre(at, now) : unzoomed;
      put(now, zoomedTo(zoom, scale, point, now.frame, now.fitted), isMoving);
    },
    pan(by, isMoving) {
      const now = measure(find());
      if (!now || zoom.scale <= 1) return false;
      const next = movedBy(zoom, by, now.frame, now.fitted);
      const hasMoved = next.x !== zoom.x || next.y !== zoom.y;
      if (hasMoved) put(now, next, isMoving);
      return hasMoved;
    },
    pinch(from, to) {
      const now = measure(find());
      if (!now) return;
      const scale = (from.zoom.scale * to.spread) / from.fingers.spread;
      const begin = fromCentre(from.fingers.middle, now);
      const end = fromCentre(to.middle, now);
      const scaled = zoomedTo(from.zoom, scale, begin, now.frame, now.fitted);
      const by = { x: end.x - begin.x, y: end.y - begin.y };
      put(now, movedBy(scaled, by, now.frame, now.fitted), true);
    },
    rest: () => transformed?.removeAttribute('data-moving'),
    reset() {
      if (zoom.scale > 1) onZoom(false);
      zoom = unzoomed;
      if (transformed) transformed.style.transform = '';
      transformed = null;
    },
  };
}

/** A picture, its frame in the window, and its size at scale 1. */
type Measured = NonNullable<ReturnType<typeof measure>>;

function measure(element: HTMLElement | null) {
  const frame = element?.parentElement?.getBoundingClientRect();
  const image = element?.querySelector<HTMLImageElement>('img:last-child');
  if (!element || !frame || !image) return null;
  return { element, frame, fitted: fit({ width: image.naturalWidth, height: image.naturalHeight }, frame) };
}

/** A point of the window, from the centre of the frame. */
const fromCentre = ({ x, y }: Point, { frame }: Measured): Point => ({
  x: x - frame.left - frame.width / 2,
  y: y - frame.top - frame.height / 2,
});
