import { report as reportError } from '../../host/events.ts';
import type { Address } from '../../routing/addresses/address.ts';
import type { Source } from '../../routing/router/source.ts';
import { addressAtom } from '../page/address.ts';
import { createStore } from './jotai.ts';
import { type Services, servicesAtom } from './services.ts';

export type AppStore = ReturnType<typeof createStore>;
type Optional = 'report' | 'now' | 'after';
export type AppStoreOptions = Omit<Services, Optional> & Partial<Pick<Services, Optional>>;

/** Creates the store of one mounted app. Several on a page share nothing. */
export function createAppStore({
  report = reportError,
  now = Date.now,
  after = startTimer,
  ...services
}: AppStoreOptions): AppStore {
  const store = createStore();
  store.set(servicesAtom, { ...services, report, now, after });
  return store;
}

function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Copies the address into the store from now on. Returns a function that stops it. */
export function followAddress(store: AppStore, source: Source<Address>): () => void {
  const update = () => store.set(addressAtom, source.read());
  update();
  return source.subscribe(update);
}
