import { newId } from '../host/new-id.ts';
import type { SafeStorage } from '../host/storage.ts';
import { later } from '../loading/later.ts';
import type { Address } from '../routing/address.ts';
import type { Source } from '../routing/source.ts';

/** The code that keeps the reviewer's journey, which no paint waits for. */
export const journeyCode = later('journey', () => import('../host/journey.ts'));

/**
 * Begins or goes on with the reviewer's journey, and adds the path of every navigation from now on: those before the
 * code has arrived as well. Returns what ends it.
 */
export function followJourney(storage: SafeStorage, address: Source<Address>): () => void {
  const { search } = address.read();
  const early: string[] = [];
  let record = (path: string): void => {
    early.push(path);
  };
  const follow = () => record(address.read().pathname);
  follow();
  void journeyCode.arrival.then(({ startJourney, recordNavigation }) => {
    const { host } = location;
    startJourney(storage, { referrer: document.referrer, host, search, now: new Date(), newId });
    record = path => recordNavigation(storage, path);
    early.forEach(record);
  });
  return address.subscribe(follow);
}
