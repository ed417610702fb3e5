import { tapTolerance } from '../../contract/limits.ts';
import { settle } from '../overlays/use-swipe-to-dismiss.ts';
import { fit, movedBy, type Point, whole, type Zoom, zoomedTo } from './zoom.ts';

export interface PictureGestures {
  /** Enlarges the picture in view, or shows all of it again. */
  toggle(): void;
  /** Enlarges the picture in view by a factor. */
  zoomBy(factor: number): void;
  /** Moves the enlarged picture. Returns false where it cannot go further that way. */
  pan(by: Point): boolean;
  /** Shows all of the picture again, as before another one comes into view. */
  reset(): void;
  /** Stops listening. */
  stop(): void;
}

interface Options {
  /** The element that is enlarged; its parent is the frame. Null while no picture is in view. */
  readonly picture: () => HTMLElement | null;
  /** What a finger pulls down to close it; null where that is not done. */
  readonly dismissible: () => HTMLElement | null;
  readonly onDismiss: () => void;
  readonly onZoom: (isZoomed: boolean) => void;
}

/** Scale after a double tap. */
const enlarged = 2.5;
const doubleTapMs = 300;
/** Distance after which a movement has a direction, px. */
const slop = 8;
/** Speed from which a short swipe is enough, px per ms. */
const flick = 0.4;

type Gesture =
  | { readonly kind: 'press' | 'pan' }
  | { readonly kind: 'pinch'; readonly zoom: Zoom; readonly spread: number; readonly middle: Point }
  | { readonly kind: 'pull'; distance: number };

/**
 * Pinch, double tap, wheel and drag on the pictures in an element; a swipe down dismisses. What scrolls sideways is left
 * to the browser: what is in the area needs `touch-action: pan-x`, and `none` while a picture is enlarged.
 */
export function addPictureGestures(area: HTMLElement, options: Options): PictureGestures {
  const fingers = new Map<number, Point>();
  let zoom = whole;
  let transformed: HTMLElement | null = null;
  let gesture: Gesture | null = null;
  let begin = { x: 0, y: 0, time: 0 };
  let lastTap = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };

  /** The picture, its frame, and its size at scale 1. */
  function measured() {
    const element = options.picture();
    const frame = element?.parentElement?.getBoundingClientRect();
    const image = element?.querySelector('img:last-child') as HTMLImageElement | null | undefined;
    if (!element || !frame || !image) return null;
    const fitted = fit({ width: image.naturalWidth, height: image.naturalHeight }, frame);
    return { element, frame, fitted };
  }
  type Measured = NonNullable<ReturnType<typeof measured>>;

  function put({ element }: Measured, next: Zoom, isMoving: boolean) {
    if (next.scale > 1 !== zoom.scale > 1) options.onZoom(next.scale > 1);
    zoom = next;
    transformed = element;
    element.toggleAttribute('data-moving', isMoving);
    element.style.transform =
      next.scale > 1 ? `translate(${next.x}px, ${next.y}px) scale(${next.scale})` : '';
  }
  const fromCentre = ({ x, y }: Point, { frame }: Measured): Point => ({
    x: x - frame.left - frame.width / 2,
    y: y - frame.top - frame.height / 2,
  });
  function zoomAt(scale: number, at: Point | null, isMoving = false) {
    const now = measured();
    if (!now) return;
    const point = at ? fromCentre(at, now) : whole;
    put(now, zoomedTo(zoom, scale, point, now.frame, now.fitted), isMoving);
  }
  function pan(by: Point, isMoving = true): boolean {
    const now = measured();
    if (!now || zoom.scale <= 1) return false;
    const next = movedBy(zoom, by, now.frame, now.fitted);
    const hasMoved = next.x !== zoom.x || next.y !== zoom.y;
    if (hasMoved) put(now, next, isMoving);
    return hasMoved;
  }
  const toggle = (at: Point | null) => zoomAt(zoom.scale > 1 ? 1 : enlarged, at);

  function onDown(event: PointerEvent) {
    const isControl = (event.target as Element).closest('video, iframe, button, a');
    if (isControl || event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      gesture = { kind: 'press' };
      begin = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      // A mouse goes on outside of the picture as well.
      if (event.pointerType === 'mouse') area.setPointerCapture?.(event.pointerId);
    } else if (fingers.size === 2) {
      release(false, event.timeStamp);
      const now = measured();
      gesture = now && { kind: 'pinch', zoom, spread: spread(), middle: fromCentre(middle(), now) };
    }
  }

  function onMove(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before || !gesture) return;
    const point = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, point);
    if (gesture.kind === 'pinch') pinch(gesture);
    else if (gesture.kind === 'press') {
      const [across, down] = [point.x - begin.x, point.y - begin.y];
      if (Math.max(Math.abs(across), Math.abs(down)) < slop) return;
      const isPull = zoom.scale === 1 && event.pointerType !== 'mouse' && down > Math.abs(across);
      if (zoom.scale > 1) {
        gesture = { kind: 'pan' };
        pan({ x: across, y: down });
      } else gesture = isPull && options.dismissible() ? { kind: 'pull', distance: 0 } : null;
    } else if (gesture.kind === 'pan') pan({ x: point.x - before.x, y: point.y - before.y });
    if (gesture?.kind === 'pull') {
      gesture.distance = Math.max(0, point.y - begin.y);
      const moved = options.dismissible();
      if (moved) moved.style.translate = `0 ${gesture.distance}px`;
    }
  }

  function pinch(from: Gesture & { kind: 'pinch' }) {
    const now = measured();
    if (!now || fingers.size < 2) return;
    const to = fromCentre(middle(), now);
    const next = zoomedTo(
      from.zoom,
      (from.zoom.scale * spread()) / from.spread,
      from.middle,
      now.frame,
      now.fitted,
    );
    const by = { x: to.x - from.middle.x, y: to.y - from.middle.y };
    put(now, movedBy(next, by, now.frame, now.fitted), true);
  }
  const two = () => [...fingers.values()].slice(0, 2) as [Point, Point];
  const spread = () => {
    const [one, other] = two();
    return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  };
  const middle = () => {
    const [one, other] = two();
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };

  /** Ends a pull: the swipe was long or fast enough, or everything goes back to its place. */
  function release(mayDismiss: boolean, time: number) {
    const moved = options.dismissible();
    if (gesture?.kind !== 'pull' || !moved) return;
    const { distance } = gesture;
    const height = moved.getBoundingClientRect().height;
    const isFast = distance > 4 * slop && distance / (time - begin.time) > flick;
    const isDismissed = mayDismiss && (distance > height / 4 || isFast);
    const translations = [distance, isDismissed ? height : 0].map(down => `0 ${down}px`);
    settle(moved, translations, isDismissed ? options.onDismiss : () => {});
  }

  function onUp(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return;
    const isCancelled = event.type === 'pointercancel';
    release(!isCancelled, event.timeStamp);
    if (gesture?.kind === 'press' && !isCancelled) tap(event);
    gesture = fingers.size === 1 && zoom.scale > 1 ? { kind: 'pan' } : null;
    transformed?.removeAttribute('data-moving');
  }

  function tap({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) {
    const isNear = Math.hypot(x - lastTap.x, y - lastTap.y) < tapTolerance;
    const isSecond = isNear && time - lastTap.time < doubleTapMs;
    if (isSecond) toggle({ x, y });
    lastTap = { x, y, time: isSecond ? Number.NEGATIVE_INFINITY : time };
  }

  function onWheel(event: WheelEvent) {
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!(event.target as Element).closest('[data-zoomable]') || (isSideways && zoom.scale === 1)) return;
    event.preventDefault();
    if (isSideways) pan({ x: -event.deltaX, y: -event.deltaY });
    // A notch of a mouse wheel is about 100 px, or 3 lines; a pinch on a touchpad comes in small steps with `ctrlKey`.
    const notches = (event.deltaY * (event.deltaMode === 1 ? 33 : 1) * (event.ctrlKey ? 5 : 1)) / 100;
    if (!isSideways) zoomAt(zoom.scale * 1.25 ** -notches, { x: event.clientX, y: event.clientY }, true);
  }

  const controller = new AbortController();
  const listening = { signal: controller.signal };
  area.addEventListener('pointerdown', onDown, listening);
  area.addEventListener('pointermove', onMove, listening);
  area.addEventListener('pointerup', onUp, listening);
  area.addEventListener('pointercancel', onUp, listening);
  area.addEventListener('wheel', onWheel, { ...listening, passive: false });

  /** The frame may have another size, or another picture comes into view. */
  function reset() {
    if (zoom.scale > 1) options.onZoom(false);
    zoom = whole;
    if (transformed) transformed.style.transform = '';
    transformed = null;
  }
  window.addEventListener('resize', reset, listening);

  return {
    toggle: () => toggle(null),
    zoomBy: factor => zoomAt(zoom.scale * factor, null),
    pan: by => pan(by, false),
    reset,
    stop: () => controller.abort(),
  };
}
