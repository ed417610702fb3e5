import type { Client } from '../../api/client.ts';
import type { HostPage } from '../../host/host-page.ts';
import type { SafeStorage } from '../../host/storage.ts';
import { atom, type Getter } from './jotai.ts';

/** Goes to an address inside the product; `replace` leaves no entry in the history. */
export type Navigate = (href: string, options?: { readonly replace?: boolean }) => void;

/** The services that the state needs. They are passed in, so that stores share nothing. */
export interface Services {
  readonly hostPage: HostPage;
  readonly client: Client;
  readonly navigate: Navigate;
  /** Storage that outlives the visit. */
  readonly storage: SafeStorage;
  /** Reports an unexpected error to developers. */
  readonly report: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs something after that many ms. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

const slotAtom = atom<Services | null>(null);

/** The services of this store. Reading them from a store that was not made by `createAppStore` throws. */
export const servicesAtom = atom(
  get => {
    const services = get(slotAtom);
    if (!services) throw new Error('this store has no services: make it with createAppStore');
    return services;
  },
  (_get, set, services: Services) => set(slotAtom, services),
);

/**
 * Something that each app on the page has one of, and that nobody waits for, such as its running calls.
 * @returns a function that reads it
 */
export function perStore<T extends object>(make: () => T): (get: Getter) => T {
  const made = new WeakMap<Services, T>();
  return get => {
    const services = get(servicesAtom);
    const value = made.get(services) ?? make();
    made.set(services, value);
    return value;
  };
}

/** The number of running calls. */
export const pendingCountAtom = atom(0);
