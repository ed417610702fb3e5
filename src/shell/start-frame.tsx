import type { Address } from '../routing/address.ts';
import type { Routing } from '../routing/routing.ts';
import { followHomeMoney } from '../state/home-money.ts';
import { followJourney } from '../state/journey.ts';
import { servicesAtom } from '../state/services.ts';
import type { AppStore } from '../state/store.ts';
import { dispatchEvents } from './dispatch-events.ts';
import { openedParts } from './lazy.ts';
import { loadOpenedParts } from './load-opened-parts.ts';
import { addOverlaysMountPoint, Overlays } from './overlays/overlays.tsx';
import { followSwaps } from './page-swaps.ts';
import { drawRoot } from './root-providers.tsx';

// Further parts of the shell in the same script. `lazy.ts` declares them.
export { Footer } from './footer/footer.tsx';
export { SkipLink } from './header/skip-link.tsx';
export { NotFound } from './not-found.tsx';
export { ScreenFailed, ScreenMissing } from './screen-failures.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';

/**
 * Starts what every page has and the first paint does without.
 * @param visited the addresses so far, in order
 * @returns a function that stops it
 */
export function startFrame(
  store: AppStore,
  routing: Routing,
  visited: readonly [Address, ...Address[]],
): () => void {
  const place = addOverlaysMountPoint();
  openedParts.loadAhead();
  const undo = [
    drawRoot(place, 'mp-overlays', <Overlays store={store} routing={routing} />),
    () => place.remove(),
    followJourney(store.get(servicesAtom).storage, routing.address, visited),
    loadOpenedParts(store),
    followHomeMoney(store),
    dispatchEvents(store, routing),
    followSwaps(routing, visited[0]),
  ];
  return () => {
    for (const end of undo) end();
  };
}
