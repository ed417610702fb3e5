import {
  focusContent,
  focusElement,
  hashTarget,
  scrollInstantly,
  scrollSmoothly,
  topBelowHeader,
} from './scroll-and-focus.ts';
import { content, findElement, type ScrollPosition } from './scroll-position.ts';

export interface RestorationPlan {
  /**
   * `first`: with the page load. `new`: by a link or a script. `within`: by a link to another hash of the current screen.
   * `return`: by Back or Forward.
   */
  readonly kind: 'first' | 'new' | 'within' | 'return';
  readonly hash: string;
  /** The position to return to. */
  readonly position?: ScrollPosition | undefined;
  /** Whether another query replaced the one before in the history. */
  readonly isReplaced?: boolean | undefined;
  /** Keeps scroll position and focus. */
  readonly staysInPlace?: boolean | undefined;
  /** The position of the same screen when it was left for another query. */
  readonly left?: ScrollPosition | undefined;
  /** The element that had the focus, when the next screen probably has it, too; see `describeElement`. */
  readonly focus?: string | undefined;
}

export interface ScrollRestoration {
  /** The screen is in the document; its content may still load. */
  drawn(): void;
  /** The content is there. Returns false when called again, or after `cancel`. */
  ready(): boolean;
  /** Stops, because of another navigation. */
  cancel(): void;
}

/**
 * Scrolls and focuses after a navigation: the top, the anchor of the hash, or the position to return to. Stops as soon
 * as the shopper scrolls or moves the focus.
 */
export function createScrollRestoration({
  kind,
  hash,
  position,
  isReplaced,
  staysInPlace,
  left,
  focus,
}: RestorationPlan): ScrollRestoration {
  const focusedBefore = document.activeElement;
  let scrolls = !staysInPlace && (kind !== 'first' || position !== undefined || hash !== '');
  // A focus outside of the content, as in the header, stays when a query is replaced.
  let focuses = !staysInPlace && kind !== 'first' && !(isReplaced && isOutside(focusedBefore));
  // Both are known before the screen is drawn: to ask the page, or to scroll it, would lay it out once more than the paint.
  const staysAtTop = kind !== 'first' && left?.y === 0 && (position?.y ?? 0) === 0;
  const isSameFocus = focus !== undefined && focus === left?.focus?.element && hash === '';
  const isInSight = kind === 'return' || (left?.focus && left.y + left.focus.top < window.innerHeight);
  let isOver = false;
  let frame = 0;
  let anchorTop: number | undefined;
  let focusedEarly: Element | undefined;

  const stopScrolling = () => {
    scrolls = false;
    for (const type of userEvents) window.removeEventListener(type, stopScrolling);
  };
  for (const type of userEvents) window.addEventListener(type, stopScrolling, { passive: true });

  function scroll(isReady: boolean): void {
    if (!scrolls) return;
    if (position) {
      if (!staysAtTop) scrollInstantly(position.y);
      scrollRows(position);
      if (isReady && staysAtTop) stopScrolling();
      else if (isReady) settle(position);
      return;
    }
    const target = hashTarget(hash);
    // The anchor may be part of the content that is still loading.
    if (hash !== '' && !target && !isReady) return;
    if (target) {
      scrollToAnchor(target);
      if (isReady) afterLayout(() => scrollToAnchor(target));
      return;
    }
    if (kind !== 'first' && !staysAtTop) scrollSmoothly(0);
    stopScrolling();
  }

  /** Scrolls to an anchor, and again when content above it has grown. A page load scrolls instantly. */
  function scrollToAnchor(target: Element): void {
    const top = topBelowHeader(target);
    if (anchorTop !== undefined && Math.abs(top - anchorTop) <= 1) return;
    anchorTop = top;
    (kind === 'first' ? scrollInstantly : scrollSmoothly)(top);
  }

  /** Adjusts the position after the next layout, unless the shopper has scrolled. Ends the scrolling. */
  function afterLayout(adjust: () => void): void {
    frame = requestAnimationFrame(() => {
      if (scrolls) adjust();
      stopScrolling();
    });
  }

  /** Content that was never painted has estimated heights, so the focused element is more exact than px. */
  function settle({ y, focus: left }: ScrollPosition): void {
    const adjust = () => {
      const element = left && findElement(left.element, content());
      const missed = element ? element.getBoundingClientRect().top - left.top : y - window.scrollY;
      if (Math.abs(missed) > 1) scrollInstantly(window.scrollY + missed);
    };
    adjust();
    afterLayout(adjust);
  }

  function moveFocus(isReady: boolean): void {
    const active = document.activeElement;
    // What was given the focus may be the heading of a screen that loads, which gives way to that of its content.
    if (focusedEarly?.isConnected === false && active === document.body) focusContent();
    if (!focuses) return;
    // The control that was used has stayed, and keeps the focus.
    if (isSameFocus && isInSight && active === focusedBefore && active !== document.body) {
      focuses = false;
      return;
    }
    const isFree = active === null || active === document.body || active === focusedBefore;
    const again = focus === undefined ? null : findElement(focus, content());
    // The element may be part of the content that is still loading.
    if (isFree && focus !== undefined && !again && !isReady) return;
    // A link to an anchor moves the focus to it.
    const kept = again && (kind !== 'new' || (hash === '' && isOnFirstWindow(again))) ? again : null;
    const target = kept ?? hashTarget(hash) ?? (kind === 'within' ? null : content().querySelector('h1'));
    if (isFree && !target && !isReady) return;
    focuses = false;
    if (!isFree || !target) return;
    focusElement(target);
    focusedEarly = target;
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

/** Events of a shopper who scrolls or moves the focus. */
const userEvents = ['wheel', 'touchmove', 'keydown'] as const;

/** Restores rows before the focus: an element that is scrolled out of its row cannot take it. */
function scrollRows({ rows = [] }: ScrollPosition): void {
  for (const { element, left } of rows)
    findElement(element, content())?.scrollTo({ left, behavior: 'instant' });
}

function isOutside(element: Element | null): boolean {
  return element !== null && element !== document.body && !content().contains(element);
}

/** After a scroll to the top, a focus further down, as in a pagination, would be out of sight. */
function isOnFirstWindow(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight;
}
