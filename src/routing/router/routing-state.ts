import type { Address } from '../addresses/address.ts';
import type { PathTarget } from '../addresses/destinations.ts';
import type { BrowserHistory } from '../history/history.ts';
import type { Layers } from '../history/layers.ts';
import type { ScrollPositions } from '../scrolling/scroll-position.ts';
import type { Page } from './page.ts';
import type { createSource } from './source.ts';

/**
 * Asked before a navigation leaves the page; not before one that stays in place. Returns true to hold the navigation back:
 * the guard may call `go` later, which does it after all.
 */
export type LeaveGuard = (go: () => void) => boolean;

/** The parts of routing, and what changes between navigations. */
export interface RoutingState {
  readonly page: Page;
  readonly positions: ScrollPositions;
  readonly layers: Layers;
  /** The address in the browser, after redirects. */
  readonly address: ReturnType<typeof createSource<Address>>;
  /** Loads pages of the host and of other sites. */
  readonly browser: Pick<Location, 'assign' | 'replace' | 'reload'>;
  readonly targetAt: (pathname: string) => PathTarget;
  /** Null until `start`, and after its end. */
  history: BrowserHistory | null;
  guard: LeaveGuard | null;
}
