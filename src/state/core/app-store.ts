import { report as reportError } from '../../host/events.ts';
import type { Address } from '../../routing/addresses/address.ts';
import type { Source } from '../../routing/router/source.ts';
import { addressAtom } from '../page/address.ts';
import { createStore } from './jotai.ts';
import { type Services, servicesAtom } from './services.ts';

export type AppStore = ReturnType<typeof createStore>;
export type AppStoreOptions = Omit<Services, 'report' | 'now'> & Partial<Pick<Services, 'report' | 'now'>>;

/** Creates the store of one mounted app. Several on a page share nothing. */
export function createAppStore({
  report = reportError,
  now = Date.now,
  ...services
}: AppStoreOptions): AppStore {
  const store = createStore();
  store.set(servicesAtom, { ...services, report, now });
  return store;
}

/** Copies the address into the store from now on. Returns a function that stops it. */
export function followAddress(store: AppStore, source: Source<Address>): () => void {
  const update = () => store.set(addressAtom, source.read());
  update();
  return source.subscribe(update);
}
