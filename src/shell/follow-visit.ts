import type { Address } from '../routing/addresses/address.ts';
import type { Routing } from '../routing/router/routing.ts';
import type { AppStore } from '../state/core/app-store.ts';
import { servicesAtom } from '../state/core/services.ts';
import { comparisonKey, refreshComparisonAtom } from '../state/goods/comparison.ts';
import { refreshViewedAtom } from '../state/goods/recently-viewed.ts';
import { followHomeCurrency } from '../state/money/home-currency.ts';
import { followJourney } from '../state/page/journey.ts';
import { recentlyViewedKey, recentSearchesKey } from '../state/person/own-data.ts';
import { refreshRecentAtom } from '../state/search/recent-searches.ts';
import { dispatchEvents } from './dispatch-events.ts';

/** The lists on this device that other tabs change, too. */
const lists = [
  [comparisonKey, refreshComparisonAtom],
  [recentlyViewedKey, refreshViewedAtom],
  [recentSearchesKey, refreshRecentAtom],
] as const;

/** What is printed has all of its pictures, not only those that came near the window. */
function loadPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.mp-root img[loading="lazy"]'))
    image.loading = 'eager';
}

/**
 * Follows a visit: its journey, the currency of its country, the lists in other tabs, what is printed, and the events for the
 * host.
 * @param visited the addresses so far, in order
 * @returns a function that stops it
 */
export function followVisit(
  store: AppStore,
  routing: Routing,
  visited: readonly [Address, ...Address[]],
): () => void {
  // Without a key, all of the storage was cleared.
  const sync = ({ key }: StorageEvent) => {
    for (const [own, refreshAtom] of lists) if (key === null || key === own) store.set(refreshAtom);
  };
  window.addEventListener('storage', sync);
  window.addEventListener('beforeprint', loadPictures);
  const undo = [
    () => window.removeEventListener('storage', sync),
    () => window.removeEventListener('beforeprint', loadPictures),
    followJourney(store.get(servicesAtom).storage, routing.address, visited),
    followHomeCurrency(store),
    dispatchEvents(store, routing),
  ];
  return () => {
    for (const end of undo) end();
  };
}
