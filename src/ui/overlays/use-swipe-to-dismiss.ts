import { type DOMAttributes, type PointerEvent, type RefAttributes, useCallback, useRef } from 'react';
import { isRtl } from '../arrow-keys.ts';

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** Distance towards the edge, px; null until the swipe is known to be horizontal. */
  away: number | null;
}

/** Distance after which a movement has a direction, px. */
export const slop = 8;
/** Speed from which a short swipe is enough, px per ms. */
export const flick = 0.4;
const animationMs = 160;

/**
 * Event handlers for the content of a drawer at the start edge. The drawer follows a finger towards that edge, and is
 * dismissed by a swipe that is long or fast enough. Vertical movement scrolls; this needs `touch-action: pan-y`.
 */
export function useSwipeToDismiss(
  onDismiss: () => void,
): DOMAttributes<HTMLElement> & RefAttributes<HTMLDivElement> {
  const swipe = useRef<Swipe | null>(null);
  const ref = useCallback((content: HTMLDivElement | null) => {
    if (!content) return undefined;
    return keepFromBrowser(content, () => swipe.current !== null && swipe.current.away !== null);
  }, []);

  const end = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const { away, time } = swipe.current ?? { away: null, time: 0 };
    swipe.current = null;
    const drawer = event.currentTarget.closest<HTMLElement>('.mp-modal');
    if (away === null || !drawer) return;
    const { width } = drawer.getBoundingClientRect();
    const isFar = away > width / 3 || (away > 4 * slop && away / (event.timeStamp - time) > flick);
    const isDismissed = isFar && !isCancelled;
    const translations = [away, isDismissed ? width : 0].map(px => translation(drawer, px));
    if (isDismissed) letThrough(drawer);
    animateTo(drawer, translations, isDismissed ? onDismiss : () => {});
  };

  return {
    ref,
    onPointerDown(event) {
      const over = event.target instanceof Element && event.target.closest('[popover]');
      const isInside = !over || !event.currentTarget.contains(over);
      if (event.pointerType === 'mouse' || !event.isPrimary || !isInside) return;
      swipe.current = { x: event.clientX, y: event.clientY, time: event.timeStamp, away: null };
    },
    onPointerMove(event) {
      const drawer = event.currentTarget.closest<HTMLElement>('.mp-modal');
      if (!swipe.current || !drawer) return;
      const { x, y } = swipe.current;
      const moved = (event.clientX - x) * startSign(drawer);
      if (swipe.current.away === null) {
        const across = Math.abs(event.clientY - y);
        if (Math.max(Math.abs(moved), across) < slop) return;
        if (moved < across) {
          swipe.current = null;
          return;
        }
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }
      swipe.current.away = Math.max(0, moved);
      moveBy(drawer, swipe.current.away);
    },
    onPointerUp: event => end(event, false),
    onPointerCancel: event => end(event, true),
  };
}

/**
 * Keeps the movements of a finger from the browser while a gesture of ours uses them. Chromium otherwise believes for 0.2 s
 * after a fast one that something still glides, and takes a tap as the wish to stop it. React cannot prevent a touch.
 * @returns ends it
 */
export function keepFromBrowser(element: HTMLElement, isOurs: () => boolean): () => void {
  const onMove = (event: TouchEvent) => {
    if (event.cancelable && isOurs()) event.preventDefault();
  };
  element.addEventListener('touchmove', onMove, { passive: false });
  return () => element.removeEventListener('touchmove', onMove);
}

/** Lets presses through to the page while a dialog leaves. */
export function letThrough(leaving: HTMLElement): void {
  const layer = leaving.parentElement;
  if (layer) layer.style.pointerEvents = 'none';
}

/** Sign of the x axis towards the start edge. */
const startSign = (drawer: Element) => (isRtl(drawer) ? 1 : -1);

function moveBy(drawer: HTMLElement, away: number): void {
  drawer.style.translate = away ? translation(drawer, away) : '';
}
const translation = (drawer: Element, away: number) => `${away * startSign(drawer)}px`;

/**
 * Animates an element from where the finger left it, then calls `done`; with reduced motion it jumps. `done` is not called
 * for an element that was removed meanwhile: it would close what has been opened since.
 * @param translations the first and the last value of `translate`
 */
export function animateTo(element: HTMLElement, translations: readonly string[], done: () => void): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !element.animate) {
    element.style.translate = '';
    done();
    return;
  }
  const keyframes = translations.map(translate => ({ translate }));
  const animation = element.animate(keyframes, { duration: animationMs, easing: 'ease-out' });
  element.style.translate = translations.at(-1) ?? '';
  const end = () => {
    if (element.isConnected) done();
  };
  animation.finished.then(end, end);
}
