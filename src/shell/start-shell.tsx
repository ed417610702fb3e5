import type { Address } from '../routing/addresses/address.ts';
import type { Routing } from '../routing/router/routing.ts';
import { servicesAtom } from '../state/core/services.ts';
import type { AppStore } from '../state/core/store.ts';
import { followHomeCurrency } from '../state/money/home-currency.ts';
import { followJourney } from '../state/page/journey.ts';
import { dispatchEvents } from './dispatch-events.ts';
import { laterParts, openedParts } from './lazy.ts';
import { loadBySigns } from './load-by-signs.ts';
import { addOverlaysMountPoint, Overlays } from './overlays/overlays.tsx';
import { drawRoot } from './root-providers.tsx';

// In the same script. `lazy.ts` declares it.
export { SkipLink } from './header/skip-link.tsx';

/**
 * Starts what every page has and the first paint does without.
 * @param visited the addresses so far, in order
 * @returns a function that stops it
 */
export function startShell(
  store: AppStore,
  routing: Routing,
  visited: readonly [Address, ...Address[]],
): () => void {
  const place = addOverlaysMountPoint();
  laterParts.loadAhead();
  openedParts.loadAhead();
  let stopSwaps = () => {};
  const undo = [
    drawRoot(place, 'mp-overlays', <Overlays store={store} routing={routing} />),
    () => place.remove(),
    followJourney(store.get(servicesAtom).storage, routing.address, visited),
    loadBySigns(store, place, visited.length > 1),
    followHomeCurrency(store),
    dispatchEvents(store, routing),
    laterParts.onArrival(({ followSwaps }) => {
      stopSwaps = followSwaps(routing, visited[0]);
    }),
    () => stopSwaps(),
  ];
  return () => {
    for (const end of undo) end();
  };
}
