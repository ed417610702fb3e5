import { convertPriceLimit } from '../domain/price-limit.ts';
import { atom } from './jotai.ts';
import { ratesAtom } from './rates.ts';

/** The price filter: bounds in `currency`; null where there is none. */
export interface PriceLimits {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
}

const lastAtom = atom<{ readonly typed: PriceLimits; readonly written: PriceLimits } | null>(null);

/**
 * Converts limits and remembers what they came from: the bounds as the shopper typed them stay the source of every
 * later conversion, or each change to and fro would push the price up.
 */
export const convertLimitsAtom = atom(null, (get, set, limits: PriceLimits, to: string): PriceLimits => {
  const last = get(lastAtom);
  const typed = last && isSame(last.written, limits) ? last.typed : limits;
  const rates = get(ratesAtom);
  const bound = (amount: number | null) => convertPriceLimit(amount, typed.currency, to, rates);
  const written =
    to === typed.currency ? typed : { min: bound(typed.min), max: bound(typed.max), currency: to };
  set(lastAtom, { typed, written });
  return written;
});

function isSame(a: PriceLimits, b: PriceLimits): boolean {
  return a.min === b.min && a.max === b.max && a.currency === b.currency;
}
