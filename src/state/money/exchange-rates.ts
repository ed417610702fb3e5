import { ratesOf } from '../../contract/codes.ts';
import type { ExchangeRates } from '../../contract/reviewer.ts';
import { readFreshRates, readStoredRates, storeRates } from '../../host/exchange-rates.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';

const receivedAtom = atom<ExchangeRates | null>(null);

/** The stored exchange rates, if they are younger than six hours. */
const freshStoredAtom = atom(get => {
  const { storage, now } = get(servicesAtom);
  return readFreshRates(storage, now());
});

/** The exchange rates in use: units of each currency per common base; null while unknown. */
export const ratesAtom = atom(
  get => get(receivedAtom) ?? get(freshStoredAtom) ?? get(servicesAtom).hostPage.meta.exchangeRates ?? null,
);

/** Takes over the rates of an answer and stores them with the time. An empty table is ignored. */
export const keepRatesAtom = atom(null, (get, set, received: ExchangeRates) => {
  const rates = ratesOf(received);
  if (Object.keys(rates).length === 0) return;
  const { storage, now } = get(servicesAtom);
  storeRates(storage, { rates, time: now() });
  set(receivedAtom, rates);
});

/** Uses the stored rates, however old, when there are no others. */
export const takeStaleRatesAtom = atom(null, (get, set) => {
  if (get(ratesAtom)) return;
  const stored = readStoredRates(get(servicesAtom).storage);
  if (stored) set(receivedAtom, stored.rates);
});

/** Whether this browser has no rates younger than six hours. Checked on each call, because time passes. */
export const needsRatesAtom = atom(null, get => {
  const { storage, now } = get(servicesAtom);
  return readFreshRates(storage, now()) === null;
});
