import { findElement } from './find-element.ts';
import type { RestorationPlan } from './restoration-plan.ts';
import { hashTarget, scrollInstantly, scrollSmoothly, topBelowHeader } from './scroll.ts';
import { content, type ScrollPosition } from './scroll-position.ts';

/** Scrolls after a navigation, until the person does. */
export interface ScrollingPage {
  /** The screen is in the document; its content may still load. */
  drawn(): void;
  /** The content is there. */
  ready(): void;
  stop(): void;
}

/** Events of a person who scrolls, moves the focus or presses something. */
const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to the position to return to, to the anchor of the hash, or to the top. */
export function restoreScroll({
  kind,
  hash,
  position,
  staysInPlace,
  leftPosition,
}: RestorationPlan): ScrollingPage {
  /** `over` after the last scroll, after `stop`, and once the person scrolls. */
  let state: 'active' | 'over' = 'active';
  let frame = 0;
  let anchorTop: number | undefined;
  let growth: ResizeObserver | undefined;
  // From the plan, not from the page: measuring or scrolling the page before its paint would lay it out twice.
  const staysAtTop = kind !== 'first' && leftPosition?.y === 0 && (position?.y ?? 0) === 0;

  function end(): void {
    state = 'over';
    growth?.disconnect();
    for (const type of userEvents) window.removeEventListener(type, end);
  }

  function scroll(isReady: boolean): void {
    if (state === 'over') return;
    const target = position ? null : hashTarget(hash);
    if (position) scrollToPosition(position, isReady);
    else if (target) scrollToTarget(target, isReady);
    // The anchor may be part of the content that is still loading.
    else if (hash === '' || isReady) scrollToTop();
  }

  function scrollToPosition(to: ScrollPosition, isReady: boolean): void {
    if (!staysAtTop) scrollInstantly(to.y);
    scrollRows(to);
    if (!isReady) return;
    if (staysAtTop) end();
    else settle(to);
  }

  /** Content that was never painted has estimated heights, so the position is adjusted once more after the next layout. */
  function settle(to: ScrollPosition): void {
    adjust(to);
    afterLayout(() => {
      if (adjust(to)) end();
      else followGrowth(to);
    });
  }

  /** For a page that is still too short: parts below the content, like the footer, come later. */
  function followGrowth(to: ScrollPosition): void {
    growth = new ResizeObserver(() => {
      if (adjust(to)) end();
    });
    growth.observe(document.body);
  }

  function scrollToTarget(target: Element, isReady: boolean): void {
    scrollToAnchor(target);
    if (!isReady) return;
    afterLayout(() => {
      scrollToAnchor(target);
      end();
    });
  }

  /** Scrolls to an anchor, and again when content above it has grown. A page load scrolls instantly. */
  function scrollToAnchor(target: Element): void {
    const top = topBelowHeader(target);
    if (anchorTop !== undefined && Math.abs(top - anchorTop) <= 1) return;
    anchorTop = top;
    (kind === 'first' ? scrollInstantly : scrollSmoothly)(top);
  }

  function scrollToTop(): void {
    if (kind !== 'first' && !staysAtTop) scrollSmoothly(0);
    end();
  }

  /** Scrolls once more after the next layout, unless the person has scrolled. */
  function afterLayout(scrollAgain: () => void): void {
    frame = requestAnimationFrame(() => {
      if (state === 'active') scrollAgain();
    });
  }

  for (const type of userEvents) window.addEventListener(type, end, { passive: true });
  if (staysInPlace || (kind === 'first' && !position && hash === '')) state = 'over';
  return {
    drawn: () => scroll(false),
    ready: () => scroll(true),
    stop() {
      cancelAnimationFrame(frame);
      end();
    },
  };
}

/**
 * Scrolls to a position: to that of the element that had the focus, which is exact where heights are estimated, else by px.
 *
 * @returns whether the page is long enough for it
 */
function adjust({ y, focus }: ScrollPosition): boolean {
  const element = focus && findElement(focus.element, content());
  const missed = element ? element.getBoundingClientRect().top - focus.top : y - window.scrollY;
  if (Math.abs(missed) <= 1) return true;
  const to = window.scrollY + missed;
  scrollInstantly(to);
  return window.scrollY >= to - 1;
}

/** Restores rows before the focus: an element that is scrolled out of its row cannot take it. */
function scrollRows({ rows = [] }: ScrollPosition): void {
  for (const { element, left } of rows)
    findElement(element, content())?.scrollTo({ left, behavior: 'instant' });
}
