import type { Address } from '../routing/address.ts';
import type { Routing } from '../routing/routing.ts';
import { followJourney } from '../state/journey.ts';
import { aboutPrices } from '../state/money.ts';
import { servicesAtom } from '../state/services.ts';
import type { AppStore } from '../state/store.ts';
import { uiParts } from '../ui/lazy-parts.ts';
import { addOverlaysMountPoint, Overlays } from './overlays/overlays.tsx';
import { followSwaps } from './page-swaps.ts';
import { drawRoot } from './root-providers.tsx';
import { tellEvents } from './tell-events.ts';

/**
 * Starts what every page has and the first paint does without.
 * @param visited the addresses so far, in order
 * @returns what ends it
 */
export function startFrame(
  store: AppStore,
  routing: Routing,
  visited: readonly [Address, ...Address[]],
): () => void {
  const place = addOverlaysMountPoint();
  // These lie in the same script.
  for (const part of [uiParts, aboutPrices]) part.loadWhenIdle();
  const undo = [
    drawRoot(place, 'mp-overlays', <Overlays store={store} routing={routing} />),
    () => place.remove(),
    followJourney(store.get(servicesAtom).storage, routing.address, visited),
    tellEvents(store, routing),
    followSwaps(routing, visited[0]),
  ];
  return () => {
    for (const end of undo) end();
  };
}
