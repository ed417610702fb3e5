import type { Address } from '../routing/address.ts';
import type { Routing } from '../routing/routing.ts';
import { followJourney } from '../state/journey.ts';
import { aboutPrices } from '../state/money.ts';
import { countryPreference } from '../state/preference.ts';
import { servicesAtom } from '../state/services.ts';
import type { AppStore } from '../state/store.ts';
import { openedParts } from './lazy.ts';
import { loadOpenedParts } from './load-opened-parts.ts';
import { addOverlaysMountPoint, Overlays } from './overlays/overlays.tsx';
import { followSwaps } from './page-swaps.ts';
import { drawRoot } from './root-providers.tsx';
import { tellEvents } from './tell-events.ts';

// Parts of the frame that come with it. `lazy.ts` declares them.
export { Footer } from './footer/footer.tsx';
export { NotFound } from './not-found.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';

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
  const { savedAtom } = countryPreference;
  const loadAboutPrices = () => {
    if (store.get(savedAtom)) aboutPrices.loadAhead();
  };
  loadAboutPrices();
  openedParts.loadAhead();
  const undo = [
    store.sub(savedAtom, loadAboutPrices),
    drawRoot(place, 'mp-overlays', <Overlays store={store} routing={routing} />),
    () => place.remove(),
    followJourney(store.get(servicesAtom).storage, routing.address, visited),
    loadOpenedParts(store),
    tellEvents(store, routing),
    followSwaps(routing, visited[0]),
  ];
  return () => {
    for (const end of undo) end();
  };
}
