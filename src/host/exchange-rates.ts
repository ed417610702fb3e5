import { ratesOf } from '../contract/codes.ts';
import { exchangeRatesCacheMs } from '../contract/limits.ts';
import { writeJson } from '../contract/natives.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import { isRecord } from './json.ts';
import { readJson, type SafeStorage } from './storage.ts';

export interface StoredRates {
  readonly rates: ExchangeRates;
  /** When they were received, ms since the epoch. */
  readonly time: number;
}

const ratesKey = 'exchange_rates';

/** The stored exchange rates, of any age; null without valid ones. */
export function readStoredRates(storage: SafeStorage): StoredRates | null {
  const value = readJson(storage, ratesKey);
  if (!isRecord(value) || typeof value.time !== 'number' || !isRecord(value.rates)) return null;
  const rates = ratesOf(value.rates);
  return Object.keys(rates).length > 0 ? { rates, time: value.time } : null;
}

/** The stored exchange rates if they are younger than six hours, else null. `now` is in ms since the epoch. */
export function readFreshRates(storage: SafeStorage, now: number): ExchangeRates | null {
  const stored = readStoredRates(storage);
  if (!stored) return null;
  const age = now - stored.time;
  // A time in the future means that the clock was changed, so the age is unknown.
  return age >= 0 && age < exchangeRatesCacheMs ? stored.rates : null;
}

export function storeRates(storage: SafeStorage, stored: StoredRates): void {
  storage.set(ratesKey, writeJson(stored));
}
