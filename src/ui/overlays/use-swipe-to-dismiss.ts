import { type DOMAttributes, type PointerEvent, useRef } from 'react';

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** Px towards the edge; null until it is clear that the finger goes sideways. */
  away: number | null;
}

/** Px before a movement has a direction. */
const slop = 8;
/** Px per ms from which a short movement is enough. */
const flick = 0.4;
const settleMs = 160;

/**
 * Handlers for what fills a drawer at the start edge: it follows a finger towards that edge, and leaves where it was
 * moved far or fast enough. Up and down stays scrolling, which asks for `touch-action: pan-y`.
 */
export function useSwipeToDismiss(onAway: () => void): DOMAttributes<HTMLElement> {
  const swipe = useRef<Swipe | null>(null);

  const end = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const { away, time } = swipe.current ?? { away: null, time: 0 };
    swipe.current = null;
    const drawer = event.currentTarget.closest('dialog');
    if (away === null || !drawer) return;
    const { width } = drawer.getBoundingClientRect();
    const isFar = away > width / 3 || (away > 4 * slop && away / (event.timeStamp - time) > flick);
    const leaves = isFar && !isCancelled;
    settle(drawer, away, leaves ? width : 0, leaves ? onAway : () => {});
  };

  return {
    onPointerDown(event) {
      const isInside = event.target instanceof Element && event.target.closest('[popover]') === null;
      if (event.pointerType === 'mouse' || !event.isPrimary || !isInside) return;
      swipe.current = { x: event.clientX, y: event.clientY, time: event.timeStamp, away: null };
    },
    onPointerMove(event) {
      const drawer = event.currentTarget.closest('dialog');
      if (!swipe.current || !drawer) return;
      const { x, y } = swipe.current;
      const moved = (event.clientX - x) * towardsStart(drawer);
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
      place(drawer, swipe.current.away);
    },
    onPointerUp: event => end(event, false),
    onPointerCancel: event => end(event, true),
  };
}

/** Sign of the x axis in the direction of the start edge. */
const towardsStart = (drawer: Element) => (getComputedStyle(drawer).direction === 'rtl' ? 1 : -1);

function place(drawer: HTMLElement, away: number): void {
  drawer.style.translate = away ? translation(drawer, away) : '';
}
const translation = (drawer: Element, away: number) => `${away * towardsStart(drawer)}px`;

/** Moves on from where the finger left it; at once where less motion is asked for. */
function settle(drawer: HTMLElement, from: number, to: number, done: () => void): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !drawer.animate) {
    place(drawer, 0);
    done();
    return;
  }
  place(drawer, to);
  const keyframes = [from, to].map(away => ({ translate: translation(drawer, away) }));
  drawer.animate(keyframes, { duration: settleMs, easing: 'ease-out' }).finished.then(done, done);
}
