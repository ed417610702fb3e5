import type { ExchangeRates } from '../contract/reviewer.ts';
import type { SafeStorage } from '../host/storage.ts';

/** A text kept in storage, raw or as a quoted JSON string; null when there is none. */
export function readStoredText(storage: SafeStorage, key: string): string | null {
  const raw = storage.get(key)?.trim() ?? '';
  if (!raw.startsWith('"')) return raw || null;
  const value = parseJson(raw);
  return typeof value === 'string' && value !== '' ? value : null;
}

export interface StoredRates {
  readonly rates: ExchangeRates;
  /** When they were received, ms since the epoch. */
  readonly time: number;
}

const ratesKey = 'exchange_rates';

/** The exchange rates of an earlier visit, however old; null when there are none that make sense. */
export function readStoredRates(storage: SafeStorage): StoredRates | null {
  const value = parseJson(storage.get(ratesKey) ?? '');
  if (!isRecord(value) || typeof value.time !== 'number' || !isRecord(value.rates)) return null;
  const rates = Object.entries(value.rates).filter((entry): entry is [string, number] => isRate(entry[1]));
  return rates.length > 0 ? { rates: Object.fromEntries(rates), time: value.time } : null;
}

export function storeRates(storage: SafeStorage, stored: StoredRates): void {
  storage.set(ratesKey, JSON.stringify(stored));
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
