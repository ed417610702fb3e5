import { loadAhead, loadWhenIdle } from '../loading/idle.ts';
import { lazy } from '../loading/lazy.ts';
import { suggestions } from '../search-bar/search-bar.tsx';
import { notices } from './access.tsx';
import { menus } from './menus/menu-button.tsx';

export const overlays = lazy(() => import('./overlays/overlays.tsx'));
export const visit = lazy(() => import('./follow-visit.ts'));
export const pageSwaps = lazy(() => import('../turbo/page-swaps.ts'));
export const intent = lazy(() => import('./intent.ts'));
export const headlineFont = lazy(() => import('../loading/headline-font.ts'));

/**
 * Loads what most visits come to use, once the first screen is complete and while the page is idle, one after the other in
 * this order. What is rendered but waits for its code comes before: hearts, footer, the later parts of the screen.
 */
export function loadIdleParts(): void {
  // Every visit needs these, with Save-Data, too: notices over the page, events for the host, and hosts that swap pages.
  for (const part of [pageSwaps, overlays, visit]) loadWhenIdle(part);
  // A press loads these where they are not here yet; what it leads to is in intent.ts.
  loadAhead([suggestions, menus, notices, intent]);
}
