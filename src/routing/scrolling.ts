import { headerOffset } from '../contract/limits.ts';
import { decodeText } from '../contract/uri.ts';
import { readViewport } from '../host/viewport.ts';

/** The position in px at which the element stands below the header. */
export function topBelowHeader(element: Element): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - offset());
}

/** Scrolls to a position in px; smoothly, unless somebody asked for less motion. */
export function glideToPosition(top: number): void {
  window.scrollTo({ top, behavior: behaviour() });
}

/** Scrolls to a position in px, at once. */
export function scrollToPosition(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The element that a hash names; null when there is none, or no hash. */
export function hashTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  if (raw === '') return null;
  return document.getElementById(decodeText(raw)) ?? document.getElementById(raw);
}

/** Distance kept free above a hash anchor, px. */
function offset(): number {
  return headerOffset.default + (readViewport(window) === 'mobile' ? 0 : headerOffset.extraOnNonMobile);
}

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
