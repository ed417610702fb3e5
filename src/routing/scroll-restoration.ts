import {
  focusElement,
  glideToPosition,
  hashTarget,
  scrollToPosition,
  topBelowHeader,
} from './scroll-and-focus.ts';
import { content, findElement, type ScrollPosition } from './scroll-position.ts';

export interface RestorationPlan {
  /**
   * How somebody comes to the address: with the page itself, by a link, by a link within the screen that is shown, or
   * by Back and Forward, which lead to where they were before.
   */
  readonly kind: 'first' | 'new' | 'within' | 'return';
  readonly hash: string;
  /** Where they were when they left this address. */
  readonly position?: ScrollPosition | undefined;
  /** Whether another query took the place of the one before, and so is no step of somebody who goes elsewhere. */
  readonly isReplaced?: boolean | undefined;
  /** Whether nothing is scrolled and nothing is focused. */
  readonly staysInPlace?: boolean | undefined;
  /** What had the focus, when the same thing is likely to be there again; see `describeElement`. */
  readonly focus?: string | undefined;
}

export interface ScrollRestoration {
  /** The screen stands in the document, its content perhaps still on the way. */
  drawn(): void;
  /** The content is there. Returns false when that was known before. */
  ready(): boolean;
  /** Something else came between. */
  cancel(): void;
}

/**
 * Scrolls and focuses as somebody expects who comes to an address: to the top, to the anchor of the hash, or to where
 * they were; without taking either away from those who have moved on meanwhile.
 */
export function createScrollRestoration({
  kind,
  hash,
  position,
  isReplaced,
  staysInPlace,
  focus,
}: RestorationPlan): ScrollRestoration {
  const focusedBefore = document.activeElement;
  let scrolls = !staysInPlace && (kind !== 'first' || position !== undefined || hash !== '');
  // In the header somebody goes on with what they are doing there.
  let focuses = !staysInPlace && kind !== 'first' && !(isReplaced && isOutside(focusedBefore));
  let isOver = false;
  let frame = 0;
  let aimedAt: number | undefined;

  const stopScrolling = () => {
    scrolls = false;
    for (const type of ownMoves) window.removeEventListener(type, stopScrolling);
  };
  for (const type of ownMoves) window.addEventListener(type, stopScrolling, { passive: true });

  function scroll(isReady: boolean): void {
    if (!scrolls) return;
    if (position) {
      scrollToPosition(position.y);
      scrollRows(position);
      if (isReady) settle(position);
      return;
    }
    const target = hashTarget(hash);
    // The anchor may be part of what is still on its way.
    if (hash !== '' && !target && !isReady) return;
    if (target) {
      aim(target);
      if (isReady) afterLayout(() => aim(target));
      return;
    }
    if (kind !== 'first') glideToPosition(0);
    stopScrolling();
  }

  /** What stands above an anchor may still grow; then it is aimed at again. With the page itself, nothing glides. */
  function aim(target: Element): void {
    const top = topBelowHeader(target);
    if (aimedAt !== undefined && Math.abs(top - aimedAt) <= 1) return;
    aimedAt = top;
    (kind === 'first' ? scrollToPosition : glideToPosition)(top);
  }

  /** Does it once what was drawn has been laid out, unless somebody has moved on; then the scrolling is over. */
  function afterLayout(adjust: () => void): void {
    frame = requestAnimationFrame(() => {
      if (scrolls) adjust();
      stopScrolling();
    });
  }

  /** Content that was never painted has estimated heights, so what one left by is more exact than px. */
  function settle({ y, focus: left }: ScrollPosition): void {
    const adjust = () => {
      const element = left && findElement(left.element, content());
      const missed = element ? element.getBoundingClientRect().top - left.top : y - window.scrollY;
      if (Math.abs(missed) > 1) scrollToPosition(window.scrollY + missed);
    };
    adjust();
    afterLayout(adjust);
  }

  function moveFocus(isReady: boolean): void {
    if (!focuses) return;
    const active = document.activeElement;
    const isFree = active === null || active === document.body || active === focusedBefore;
    const again = focus === undefined ? null : findElement(focus, content());
    // What had the focus may be part of what is still on its way.
    if (isFree && focus !== undefined && !again && !isReady) return;
    // A link to an anchor leads the focus there, too.
    const kept = again && (kind !== 'new' || (hash === '' && isOnFirstWindow(again))) ? again : null;
    const target = kept ?? hashTarget(hash) ?? (kind === 'within' ? null : content().querySelector('h1'));
    if (isFree && !target && !isReady) return;
    focuses = false;
    if (isFree && target) focusElement(target);
  }

  return {
    drawn() {
      if (isOver) return;
      scroll(false);
      moveFocus(false);
    },
    ready() {
      if (isOver) return false;
      isOver = true;
      scroll(true);
      moveFocus(true);
      return true;
    },
    cancel() {
      isOver = true;
      cancelAnimationFrame(frame);
      stopScrolling();
    },
  };
}

/** What a person does to move about alone. */
const ownMoves = ['wheel', 'touchmove', 'keydown'] as const;

/** What is out of sight in a row cannot take the focus, so this comes before that. */
function scrollRows({ rows = [] }: ScrollPosition): void {
  for (const { element, left } of rows)
    findElement(element, content())?.scrollTo({ left, behavior: 'instant' });
}

function isOutside(element: Element | null): boolean {
  return element !== null && element !== document.body && !content().contains(element);
}

/** Somebody who is taken to the top cannot see a focus that stays at the end, as in a list of pages. */
function isOnFirstWindow(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight;
}
