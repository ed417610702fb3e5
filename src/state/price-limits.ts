import { any } from '../contract/limits.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import { convert } from '../domain/currency.ts';
import { atom } from './jotai.ts';
import { ratesAtom } from './rates.ts';

/** The price filter: bounds in `currency`; null where there is none. */
export interface PriceLimits {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
}

/** The limits in another currency, rounded up; without a way to convert they become null. */
export function convertLimits(limits: PriceLimits, to: string, rates: ExchangeRates | null): PriceLimits {
  if (to === limits.currency) return limits;
  const bound = (amount: number | null) => {
    const converted = amount === null || to === any ? null : convert(amount, limits.currency, to, rates);
    // 0.1 + 0.2 would otherwise push a whole price up by one.
    return converted === null ? null : Math.ceil(Number(converted.toFixed(6)));
  };
  return { min: bound(limits.min), max: bound(limits.max), currency: to };
}

const lastAtom = atom<{ readonly typed: PriceLimits; readonly written: PriceLimits } | null>(null);

/**
 * Converts limits and remembers what they came from: the bounds as the shopper typed them stay the source of every
 * later conversion, or each change to and fro would push the price up.
 */
export const convertLimitsAtom = atom(null, (get, set, limits: PriceLimits, to: string): PriceLimits => {
  const last = get(lastAtom);
  const typed = last && isSame(last.written, limits) ? last.typed : limits;
  const written = convertLimits(typed, to, get(ratesAtom));
  set(lastAtom, { typed, written });
  return written;
});

function isSame(a: PriceLimits, b: PriceLimits): boolean {
  return a.min === b.min && a.max === b.max && a.currency === b.currency;
}
