import { hasModifier, type Modifiers } from '../host/modifiers.ts';
import type { Routing } from './types.ts';

/** The parts of a click that matter here. */
export interface Click extends Modifiers {
  readonly defaultPrevented: boolean;
  readonly button: number;
}

/**
 * Whether a click on a link is ours to follow. Everything else is the browser's: new tabs and windows, downloads,
 * other frames, other sites, pages of the host.
 */
export function takesClick(click: Click, link: HTMLAnchorElement, routing: Pick<Routing, 'takes'>): boolean {
  if (click.defaultPrevented || click.button !== 0 || hasModifier(click)) return false;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  return routing.takes(link.href);
}
