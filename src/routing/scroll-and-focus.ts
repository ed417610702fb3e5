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

/** Gives an element the focus, headings and anchors too, and leaves the page where it is. */
export function focusElement(element: HTMLElement): void {
  // What is no control takes the focus only when told that it may.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Puts the focus to the beginning of the content, and leaves the page where it is. */
export function focusContent(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (start) focusElement(start);
}

/** Goes somewhere. Where the address stays, nothing arrives that would set the focus: then the content has it. */
export function goAndFocus(go: () => void): void {
  const before = location.href;
  go();
  if (location.href === before) focusContent();
}
