import { headerOffset, viewport } from '../contract/limits.ts';

/** Scrolls to the top; smoothly, unless somebody asked for less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behaviour() });
}

/** Scrolls so that the element stands below the header. */
export function scrollToElement(element: Element): void {
  const top = element.getBoundingClientRect().top + window.scrollY - offset();
  window.scrollTo({ top: Math.max(0, top), behavior: behaviour() });
}

/** Scrolls to a position in px, at once. */
export function scrollToPosition(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The element that a hash names; null when there is none, or no hash. */
export function hashTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  if (raw === '') return null;
  return document.getElementById(decoded(raw)) ?? document.getElementById(raw);
}

/** Distance kept free above a hash anchor, px. */
function offset(): number {
  const isMobile = window.matchMedia(`(max-width: ${viewport.mobileMax}px)`).matches;
  return headerOffset.default + (isMobile ? 0 : headerOffset.extraOnNonMobile);
}

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
