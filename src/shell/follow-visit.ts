import type { Address } from '../routing/addresses/address.ts';
import type { Routing } from '../routing/router/routing.ts';
import type { AppStore } from '../state/core/app-store.ts';
import { servicesAtom } from '../state/core/services.ts';
import { comparisonKey, refreshComparisonAtom } from '../state/goods/comparison.ts';
import { followHomeCurrency } from '../state/money/home-currency.ts';
import { followJourney } from '../state/page/journey.ts';
import { dispatchEvents } from './dispatch-events.ts';

/**
 * Follows a visit: its journey, the currency of its country, the comparison in other tabs, and the events for the host.
 * @param visited the addresses so far, in order
 * @returns a function that stops it
 */
export function followVisit(
  store: AppStore,
  routing: Routing,
  visited: readonly [Address, ...Address[]],
): () => void {
  const sync = ({ key }: StorageEvent) => key === comparisonKey && store.set(refreshComparisonAtom);
  window.addEventListener('storage', sync);
  const undo = [
    () => window.removeEventListener('storage', sync),
    followJourney(store.get(servicesAtom).storage, routing.address, visited),
    followHomeCurrency(store),
    dispatchEvents(store, routing),
  ];
  return () => {
    for (const end of undo) end();
  };
}
