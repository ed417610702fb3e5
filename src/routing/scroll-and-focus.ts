import { fromTablet, headerOffset, headerOffsetFromTablet } from '../contract/limits.ts';
import { decodeText } from '../contract/uri.ts';

/** The scroll position in px at which the element is just below the header. */
export function topBelowHeader(element: Element): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - offset());
}

/** Scrolls to a position in px; smoothly, unless the shopper prefers reduced motion. */
export function scrollSmoothly(top: number): void {
  window.scrollTo({ top, behavior: behaviour() });
}

/** Scrolls to a position in px, at once. */
export function scrollInstantly(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
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

/** Focuses an element, also a heading or an anchor, without scrolling. */
export function focusElement(element: HTMLElement): void {
  // Elements that are no controls need a tabindex to take the focus.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the beginning of the content without scrolling: its heading, where that is not in what is about to go. */
export function focusContent(leaving?: Element | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const start = heading && !leaving?.contains(heading) ? heading : document.querySelector('main');
  if (start) focusElement(start);
}

/** Navigates. When the address stays the same, no screen sets the focus: then the content gets it. */
export function goAndFocus(go: () => void): void {
  const before = location.href;
  go();
  if (location.href === before) focusContent();
}
