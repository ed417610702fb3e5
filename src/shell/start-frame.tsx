import type { Address } from '../routing/address.ts';
import type { Routing } from '../routing/routing.ts';
import { followJourney } from '../state/journey.ts';
import { aboutPrices } from '../state/money.ts';
import { servicesAtom } from '../state/services.ts';
import type { AppStore } from '../state/store.ts';
import { addOverlaysMountPoint, Overlays } from './overlays/overlays.tsx';
import { followSwaps } from './page-swaps.ts';
import { drawRoot } from './root-providers.tsx';
import { tellEvents } from './tell-events.ts';

// Parts of the frame that come with it. `lazy.ts` declares them.
export { Footer } from './footer/footer.tsx';
export { CategoryBar } from './header/category-bar.tsx';
export { MediaGallery } from './media-gallery.tsx';
export { HeaderMenu } from './menus/header-menu.tsx';
export { AccountAvatar } from './menus/side-menu.tsx';
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
  // It lies in the same script.
  aboutPrices.loadWhenIdle();
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
