import type { Address, Source } from '../routing/address.ts';
import { addressAtom } from './address.ts';
import { createStore } from './jotai.ts';
import { type Services, servicesAtom } from './services.ts';

export type AppStore = ReturnType<typeof createStore>;
export type AppStoreOptions = Omit<Services, 'report' | 'now'> & Partial<Pick<Services, 'report' | 'now'>>;

/** A store of its own for one mounted product; nothing is shared with another one on the same page. */
export function createAppStore({
  report = error => console.error(error),
  now = Date.now,
  ...services
}: AppStoreOptions): AppStore {
  const store = createStore();
  store.set(servicesAtom, { ...services, report, now });
  return store;
}

/** Lets the store follow the address from now on. Returns what ends it. */
export function followAddress(store: AppStore, source: Source<Address>): () => void {
  const update = () => store.set(addressAtom, source.read());
  update();
  return source.subscribe(update);
}
