import { ratesOf } from '../contract/codes.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import { readFreshRates, readStoredRates, storeRates } from '../host/exchange-rates.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

const receivedAtom = atom<ExchangeRates | null>(null);

/** Exchange rates of an earlier visit, as long as they are younger than six hours. */
const freshStoredAtom = atom(get => {
  const { storage, now } = get(servicesAtom);
  return readFreshRates(storage, now());
});

/** The exchange rates in use: units of each currency per common base; null before any are known. */
export const ratesAtom = atom(
  get => get(receivedAtom) ?? get(freshStoredAtom) ?? get(servicesAtom).hostPage.meta.exchangeRates ?? null,
);

/** Takes rates over from an answer and keeps them with their time. A table without any is ignored. */
export const keepRatesAtom = atom(null, (get, set, received: ExchangeRates) => {
  const rates = ratesOf(received);
  if (Object.keys(rates).length === 0) return;
  const { storage, now } = get(servicesAtom);
  storeRates(storage, { rates, time: now() });
  set(receivedAtom, rates);
});

/** When nothing newer can be had, old rates are better than none. */
export const useStaleRatesAtom = atom(null, (get, set) => {
  if (get(ratesAtom)) return;
  const stored = readStoredRates(get(servicesAtom).storage);
  if (stored) set(receivedAtom, stored.rates);
});

/** Whether rates have to be asked for, for lack of any younger than six hours in this browser. Told anew each time. */
export const needsRatesAtom = atom(null, get => {
  const { storage, now } = get(servicesAtom);
  return readFreshRates(storage, now()) === null;
});
