import { pageTop } from '../../host/scroller.ts';
import { findElement } from './find-element.ts';
import type { RestorationPlan, ScrollRestoration } from './restoration-plan.ts';
import { hashTarget, scrollInstantly, scrollSmoothly, topBelowHeader } from './scroll.ts';
import { content, type ScrollPosition } from './scroll-position.ts';

/** Events of a person who scrolls, moves the focus or presses something. */
const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the position to return to, to the anchor of the hash, or to the top. Ends after the last scroll, when it is
 * cancelled, and once the person scrolls.
 */
export function restoreScroll(plan: RestorationPlan): ScrollRestoration {
  const { kind, hash, position, staysInPlace, leftPosition } = plan;
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  for (const type of userEvents) window.addEventListener(type, end, { passive: true, signal });
  if (staysInPlace || (kind === 'first' && !position && hash === '')) end();
  // Decided from saved numbers: reading layout or scrolling here would force a layout before the paint.
  const staysAtTop = kind !== 'first' && leftPosition?.y === 0 && (position?.y ?? 0) === 0;
  const scrollToAnchor = anchorScroll(kind === 'first' ? scrollInstantly : scrollSmoothly);

  function restore(isReady: boolean): void {
    if (signal.aborted) return;
    const target = position ? null : hashTarget(hash);
    if (position) {
      if (!staysAtTop) scrollInstantly(position.y);
      scrollRows(position);
      if (isReady && staysAtTop) end();
      else if (isReady) adjustUntilLongEnough(position, over);
    } else if (target) {
      scrollToAnchor(target);
      if (!isReady) return;
      afterLayout(signal, () => {
        scrollToAnchor(target);
        end();
      });
    } else if (hash === '' || isReady) {
      // The anchor may be part of content that is still loading, so a hash waits for that.
      // A hash without an anchor leaves the screen that is shown where it is, as in any page.
      const stays = kind === 'first' || staysAtTop || (kind === 'within' && hash !== '');
      if (!stays) scrollSmoothly(0);
      end();
    }
  }

  return { restore, cancel: end };
}

/** Content that was never painted has estimated heights, so the position is adjusted once more after the next layout. */
function adjustUntilLongEnough(to: ScrollPosition, over: AbortController): void {
  adjust(to);
  afterLayout(over.signal, () => {
    if (adjust(to)) over.abort();
    else followGrowth(to, over);
  });
}

/** For a page that is still too short: parts below the content, like the footer, come later. */
function followGrowth(to: ScrollPosition, over: AbortController): void {
  const growth = new ResizeObserver(() => {
    if (adjust(to)) over.abort();
  });
  // The body does not grow where the host gives it the height of the window.
  for (const grown of [document.body, ...content().children]) growth.observe(grown);
  over.signal.addEventListener('abort', () => growth.disconnect());
}

/** A function that scrolls to an anchor, and again when content above it has grown. */
function anchorScroll(scroll: (top: number) => void): (target: Element) => void {
  let last: number | undefined;
  return target => {
    const top = topBelowHeader(target);
    if (last !== undefined && Math.abs(top - last) <= 1) return;
    last = top;
    scroll(top);
  };
}

/** Scrolls once more after the next layout, unless scrolling is over. */
function afterLayout(signal: AbortSignal, scrollAgain: () => void): void {
  requestAnimationFrame(() => {
    if (!signal.aborted) scrollAgain();
  });
}

/**
 * Scrolls to a position: to that of the element that had the focus, which is exact where heights are estimated, else by px.
 *
 * @returns whether the page is long enough for it
 */
function adjust({ y, focus }: ScrollPosition): boolean {
  const element = focus && findElement(focus.element, content());
  const from = pageTop();
  const offset = element ? element.getBoundingClientRect().top - focus.top : y - from;
  if (Math.abs(offset) <= 1) return true;
  const to = from + offset;
  scrollInstantly(to);
  return pageTop() >= to - 1;
}

/** Rows are scrolled before the focus is restored: an element outside the visible part of its row cannot get it. */
function scrollRows({ rows = [] }: ScrollPosition): void {
  for (const { element, left } of rows)
    findElement(element, content())?.scrollTo({ left, behavior: 'instant' });
}
