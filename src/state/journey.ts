import { newId, readJourney, recordNavigation, startJourney } from '../host/journey.ts';
import type { SafeStorage } from '../host/storage.ts';
import type { Address, Source } from '../routing/address.ts';

/**
 * Begins or goes on with the reviewer's journey, and adds the path of every navigation from now on.
 * @param visited the addresses so far, in their order
 * @returns what ends it
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

/** The journey so far; null where nothing can be kept. Begun where a click comes before anybody follows it. */
export function currentJourney(storage: SafeStorage, address: Address) {
  if (!readJourney(storage)) begin(storage, address);
  return readJourney(storage);
}

function begin(storage: SafeStorage, { search }: Address): void {
  const { referrer } = document;
  startJourney(storage, { referrer, host: location.host, search, now: new Date(), newId });
}
