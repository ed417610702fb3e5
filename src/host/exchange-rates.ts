import { ratesOf } from '../contract/codes.ts';
import { exchangeRatesCacheMs } from '../contract/limits.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import { isRecord } from './json.ts';
import { readJson, type SafeStorage } from './storage.ts';

export interface StoredRates {
  readonly rates: ExchangeRates;
  /** When they were received, ms since the epoch. */
  readonly time: number;
}

const ratesKey = 'exchange_rates';

/** The exchange rates of an earlier visit, however old; null when there are none that make sense. */
export function readStoredRates(storage: SafeStorage): StoredRates | null {
  const value = readJson(storage, ratesKey);
  if (!isRecord(value) || typeof value.time !== 'number' || !isRecord(value.rates)) return null;
  const rates = ratesOf(value.rates);
  return Object.keys(rates).length > 0 ? { rates, time: value.time } : null;
}

/** The exchange rates of an earlier visit if they are younger than six hours, else null. `now` in ms. */
export function readFreshRates(storage: SafeStorage, now: number): ExchangeRates | null {
  const stored = readStoredRates(storage);
  if (!stored) return null;
  const age = now - stored.time;
  // A time in the future means that a clock was changed: then nothing is known about the age.
  return age >= 0 && age < exchangeRatesCacheMs ? stored.rates : null;
}

export function storeRates(storage: SafeStorage, stored: StoredRates): void {
  storage.set(ratesKey, JSON.stringify(stored));
}
