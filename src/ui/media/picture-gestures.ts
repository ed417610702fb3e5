import { tapTolerance } from '../../contract/limits.ts';
import { animateTo, flick, keepFromBrowser, letThrough, slop } from '../overlays/use-swipe-to-dismiss.ts';
import type { Point } from './zoom.ts';
import { type FingerPair, type Pinch, type ZoomedPicture, zoomPicture } from './zoomed-picture.ts';

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
  /** The element that a finger pulls down to close it; null where pulling does not close. */
  readonly dismissible: () => HTMLElement | null;
  readonly onDismiss: () => void;
  readonly onZoom: (isZoomed: boolean) => void;
}

/** Scale after a double tap. */
const doubleTapScale = 2.5;
const doubleTapMs = 300;

/** A place and its time, ms. */
interface TimedPoint extends Point {
  readonly time: number;
}

/** The current gesture. A `press` has not moved yet: it may become a tap, a `pan` or a `pull`. */
type Gesture =
  | { readonly kind: 'press'; readonly begin: TimedPoint }
  | { readonly kind: 'pan' }
  | ({ readonly kind: 'pinch' } & Pinch)
  | { readonly kind: 'pull'; readonly begin: TimedPoint; readonly distance: number };

/**
 * Pinch, double tap, wheel and drag on the pictures in an element; a swipe down dismisses. What scrolls sideways is left
 * to the browser: what is in the area needs `touch-action: pan-x`, and `none` while a picture is enlarged.
 */
export function addPictureGestures(area: HTMLElement, options: Options): PictureGestures {
  const picture = zoomPicture(options.picture, options.onZoom);
  const isZoomed = () => picture.zoom().scale > 1;
  const toggle = (at: Point | null) => picture.zoomTo(isZoomed() ? 1 : doubleTapScale, at);
  const onTap = recogniseDoubleTap(toggle);
  const fingers = new Map<number, Point>();
  let gesture: Gesture | null = null;

  function onDown(event: PointerEvent): void {
    const isControl = (event.target as Element).closest('video, iframe, button, a');
    if (isControl || event.button !== 0) return;
    fingers.set(event.pointerId, pointOf(event));
    if (fingers.size === 1) {
      gesture = { kind: 'press', begin: { ...pointOf(event), time: event.timeStamp } };
      // The drag of a mouse continues outside of the picture.
      if (event.pointerType === 'mouse') area.setPointerCapture?.(event.pointerId);
    } else if (fingers.size === 2) {
      endPull(false, event.timeStamp);
      gesture = options.picture() && { kind: 'pinch', zoom: picture.zoom(), fingers: pairOf(fingers) };
    }
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before || !gesture) return;
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    if (gesture.kind === 'press') gesture = directionOf(gesture, event);
    else if (gesture.kind === 'pan') picture.pan(between(before, point), true);
    else if (gesture.kind === 'pinch') picture.pinch(gesture, pairOf(fingers));
    if (gesture?.kind === 'pull') {
      gesture = { ...gesture, distance: Math.max(0, point.y - gesture.begin.y) };
      const pulled = options.dismissible();
      if (pulled) pulled.style.translate = `0 ${gesture.distance}px`;
    }
  }

  /** The gesture that a moving press becomes: it pans an enlarged picture, and pulls any other down. */
  function directionOf(press: Gesture & { kind: 'press' }, event: PointerEvent): Gesture | null {
    const { x: across, y: down } = between(press.begin, pointOf(event));
    if (Math.max(Math.abs(across), Math.abs(down)) < slop) return press;
    if (isZoomed()) {
      picture.pan({ x: across, y: down }, true);
      return { kind: 'pan' };
    }
    const isPull = event.pointerType !== 'mouse' && down > Math.abs(across);
    return isPull && options.dismissible() ? { ...press, kind: 'pull', distance: 0 } : null;
  }

  /** Ends a pull: the swipe was long or fast enough, or everything goes back to its place. */
  function endPull(mayDismiss: boolean, time: number): void {
    const pulled = options.dismissible();
    if (gesture?.kind !== 'pull' || !pulled) return;
    const { distance, begin } = gesture;
    const { height } = pulled.getBoundingClientRect();
    const isFast = distance > 4 * slop && distance / (time - begin.time) > flick;
    const isDismissed = mayDismiss && (distance > height / 4 || isFast);
    const translations = [distance, isDismissed ? height : 0].map(down => `0 ${down}px`);
    if (isDismissed) letThrough(pulled);
    animateTo(pulled, translations, isDismissed ? options.onDismiss : () => {});
  }

  function onUp(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    const isCancelled = event.type === 'pointercancel';
    endPull(!isCancelled, event.timeStamp);
    if (gesture?.kind === 'press' && !isCancelled) onTap(event);
    gesture = fingers.size === 1 && isZoomed() ? { kind: 'pan' } : null;
    picture.rest();
  }

  const controller = new AbortController();
  const listening = { signal: controller.signal };
  area.addEventListener('pointerdown', onDown, listening);
  area.addEventListener('pointermove', onMove, listening);
  area.addEventListener('pointerup', onUp, listening);
  area.addEventListener('pointercancel', onUp, listening);
  area.addEventListener('wheel', event => turnWheel(event, picture), { ...listening, passive: false });
  window.addEventListener('resize', picture.reset, listening);
  const stopKeeping = keepFromBrowser(area, () => gesture?.kind === 'pull');

  return {
    toggle: () => toggle(null),
    zoomBy: factor => picture.zoomTo(picture.zoom().scale * factor, null),
    pan: by => picture.pan(by, false),
    reset: picture.reset,
    stop() {
      controller.abort();
      stopKeeping();
    },
  };
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** The first two of the fingers. */
function pairOf(fingers: ReadonlyMap<number, Point>): FingerPair {
  const [one, other] = [...fingers.values()] as [Point, Point];
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    spread: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  };
}

/** Returns a function to call with each tap. The second of two taps at one place calls `onDoubleTap`. */
function recogniseDoubleTap(onDoubleTap: (at: Point) => void): (tap: PointerEvent) => void {
  let last: TimedPoint | null = null;
  return event => {
    const at = pointOf(event);
    const time = event.timeStamp;
    const isNear = last && Math.hypot(at.x - last.x, at.y - last.y) < tapTolerance;
    const isSecond = isNear && last && time - last.time < doubleTapMs;
    last = isSecond ? null : { ...at, time };
    if (isSecond) onDoubleTap(at);
  };
}

/** The wheel enlarges a picture. Turned sideways, it moves what is enlarged. */
function turnWheel(event: WheelEvent, picture: ZoomedPicture): void {
  const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  const { scale } = picture.zoom();
  if (!(event.target as Element).closest('[data-zoomable]') || (isSideways && scale === 1)) return;
  event.preventDefault();
  if (isSideways) {
    picture.pan({ x: -event.deltaX, y: -event.deltaY }, true);
    return;
  }
  // A notch of a mouse wheel is about 100 px, or 3 lines; a pinch on a touchpad comes in small steps with `ctrlKey`.
  const notches = (event.deltaY * (event.deltaMode === 1 ? 33 : 1) * (event.ctrlKey ? 5 : 1)) / 100;
  picture.zoomTo(scale * 1.25 ** -notches, pointOf(event), true);
}
