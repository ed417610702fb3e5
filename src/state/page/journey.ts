import { readJourney, recordNavigation, startJourney } from '../../host/journey.ts';
import { newId } from '../../host/new-id.ts';
import type { SafeStorage } from '../../host/storage.ts';
import type { Address } from '../../routing/addresses/address.ts';
import type { Source } from '../../routing/router/source.ts';

/**
 * Starts or continues the person's journey, and records the path of every navigation from now on.
 * @param visited the addresses so far, in order
 * @returns a function that stops it
 */
export function followJourney(
  storage: SafeStorage,
  address: Source<Address>,
  visited: readonly [Address, ...Address[]],
): () => void {
  begin(storage, visited[0]);
  for (const { pathname } of visited) recordNavigation(storage, pathname);
  return address.subscribe(() => recordNavigation(storage, address.read().pathname));
}

/** The journey so far; null without storage. Starts it when `followJourney` has not done so yet. */
export function currentJourney(storage: SafeStorage, address: Address) {
  if (!readJourney(storage)) begin(storage, address);
  return readJourney(storage);
}

function begin(storage: SafeStorage, { search }: Address): void {
  const { referrer } = document;
  startJourney(storage, { referrer, host: location.host, search, now: new Date(), newId });
}
