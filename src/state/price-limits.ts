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

/** A bound as the shopper typed it. */
interface Typed {
  readonly amount: number | null;
  readonly currency: string;
}

interface Conversion {
  readonly min: Typed;
  readonly max: Typed;
  readonly written: PriceLimits;
  /** The query of the search they belong to. */
  readonly query: string | null;
}

const lastAtom = atom<Conversion | null>(null);

/**
 * Converts limits and remembers what they came from: each bound as the shopper typed it stays the source of all its
 * later conversions, whatever becomes of the other bound and the rest of the search, or each change to and fro would
 * push the price up. Bounds that were lost come back on the search they were lost on only, and only together.
 */
export const convertLimitsAtom = atom(null, (get, set, limits: PriceLimits, to: string): PriceLimits => {
  const last = get(lastAtom);
  const query = get(appliedSearchAtom).q;
  const isUntouched = last?.query === query && isSame(last.written, limits);
  const typed = (name: 'min' | 'max'): Typed => {
    const [amount, { currency }] = [limits[name], limits];
    const isWritten = last?.written[name] === amount && last.written.currency === currency;
    return isWritten && (isUntouched || amount !== null) ? last[name] : { amount, currency };
  };
  const [min, max] = [typed('min'), typed('max')];
  const rates = get(ratesAtom);
  const write = ({ amount, currency }: Typed) =>
    currency === to ? amount : convertPriceLimit(amount, currency, to, rates);
  const written = { min: write(min), max: write(max), currency: to };
  set(lastAtom, { min, max, written, query });
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
  const { min, max, written } = last;
  const wasLimited = min.amount !== null || max.amount !== null;
  return wasLimited && !isLimited(written) ? written.currency : null;
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
