import type { Routing } from './types.ts';

/** The parts of a click that matter here. */
export interface Click {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a click on a link is ours to follow. Everything else is the browser's: new tabs and windows, downloads,
 * other frames, other sites, pages of the host.
 */
export function takesClick(click: Click, link: HTMLAnchorElement, routing: Pick<Routing, 'takes'>): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  return routing.takes(link.href);
}
