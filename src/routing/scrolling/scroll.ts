import { fromTablet, headerOffset, headerOffsetFromTablet } from '../../contract/limits.ts';
import { decodeText } from '../../contract/uri.ts';
import { pageScroller, scrollPage } from '../../host/scroller.ts';

/** How far below the beginning of the page an element is, px. */
export function topInPage(element: Element): number {
  const { top } = element.getBoundingClientRect();
  const scroller = pageScroller();
  return scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY;
}

/** The scroll position in px at which the element is just below the header. */
export function topBelowHeader(element: Element): number {
  return Math.max(0, topInPage(element) - offset());
}

/** Scrolls to a position in px; smoothly, unless the person prefers reduced motion. */
export function scrollSmoothly(top: number): void {
  scrollPage(top, behaviour());
}

/** Scrolls to a position in px, at once. */
export function scrollInstantly(top: number): void {
  scrollPage(top, 'instant');
}

/**
 * The element that a hash names; null when there is none, or no hash. Ids of the product have a prefix, which addresses
 * do without: `#reviews` is `mp-reviews`.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const name = decodeText(hash.slice(1));
  return name ? (document.getElementById(`mp-${name}`) ?? document.getElementById(name)) : null;
}

/** Distance kept free above a hash anchor, px. */
function offset(): number {
  return headerOffset + (matchMedia(fromTablet).matches ? headerOffsetFromTablet : 0);
}

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
