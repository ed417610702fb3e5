import { convertPriceLimit } from '../domain/price-limit.ts';
import { appliedSearchAtom } from './address.ts';
import { atom } from './jotai.ts';
import { ratesAtom } from './rates.ts';

/** The price filter: bounds in `currency`; null where there is none. */
export interface PriceLimits {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
}

interface Conversion {
  readonly typed: PriceLimits;
  readonly written: PriceLimits;
  /** The query of the search they belong to. */
  readonly query: string | null;
}

const lastAtom = atom<Conversion | null>(null);

/**
 * Converts limits and remembers what they came from: the bounds as the shopper typed them stay the source of every
 * later conversion within their search, or each change to and fro would push the price up.
 */
export const convertLimitsAtom = atom(null, (get, set, limits: PriceLimits, to: string): PriceLimits => {
  const last = get(lastAtom);
  const query = get(appliedSearchAtom).q;
  const typed = last?.query === query && isSame(last.written, limits) ? last.typed : limits;
  const rates = get(ratesAtom);
  const bound = (amount: number | null) => convertPriceLimit(amount, typed.currency, to, rates);
  const written =
    to === typed.currency ? typed : { min: bound(typed.min), max: bound(typed.max), currency: to };
  set(lastAtom, { typed, written, query });
  return written;
});

/** Forgets where the last limits came from: those taken away must not come back with a currency chosen later. */
export const forgetLimitsAtom = atom(null, (_get, set) => set(lastAtom, null));

/**
 * The currency in which the price limits of this search were lost, for nothing converts amounts to or from the store's
 * own currency; null where none were lost.
 */
export const lostLimitsAtom = atom((get): string | null => {
  const last = get(lastAtom);
  if (!last || last.query !== get(appliedSearchAtom).q) return null;
  const { typed, written } = last;
  return isLimited(typed) && !isLimited(written) ? written.currency : null;
});

/** Forgets limits that were lost in a conversion: without bounds, every search without limits looks like theirs. */
export const forgetLostLimitsAtom = atom(null, (get, set) => {
  const last = get(lastAtom);
  if (last && !isLimited(last.written)) set(lastAtom, null);
});

const isLimited = ({ min, max }: PriceLimits) => min !== null || max !== null;

function isSame(a: PriceLimits, b: PriceLimits): boolean {
  return a.min === b.min && a.max === b.max && a.currency === b.currency;
}
