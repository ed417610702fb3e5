import { decodeKept } from '../api/decode.ts';
import { type ConvertedLimits, convertedLimits } from '../contract/price-limits.ts';
import { convertPriceLimit, isPriceLimited } from '../domain/price-limit.ts';
import { readJson, sessionStore } from '../host/storage.ts';
import { appliedSearchAtom } from './address.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';

/** The price filter: bounds in `currency`; null where there is none. */
export interface PriceLimits {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
}

/** Where this tab keeps what the limits came from: a reload, or a page of the host between, changes nothing. */
const keptKey = 'price_limits';

/** Undefined until something was converted in this document: until then it is what this tab has kept. */
const changedAtom = atom<ConvertedLimits | null | undefined>(undefined);

const lastAtom = atom(
  get => {
    const changed = get(changedAtom);
    return changed === undefined ? readKept() : changed;
  },
  (_get, set, last: ConvertedLimits | null) => {
    set(changedAtom, last);
    sessionStore(window).set(keptKey, JSON.stringify(last));
  },
);

/** Null when nothing was converted, or nothing can be kept. */
function readKept(): ConvertedLimits | null {
  return decodeKept(convertedLimits, readJson(sessionStore(window), keptKey));
}

/**
 * Writes limits in another currency, and says what they came from: each bound as the shopper typed it stays the source
 * of all its later conversions, whatever becomes of the other bound and the rest of the search, or each change to and
 * fro would push the price up. Bounds that were lost come back on the search they were lost on only, and only together.
 */
const conversionAtom = atom(get => {
  const last = get(lastAtom);
  const query = get(appliedSearchAtom).q;
  const rates = get(ratesAtom);
  return (limits: PriceLimits, to: string): ConvertedLimits => {
    const isUntouched = last?.query === query && isSame(last.written, limits);
    const typed = (name: 'min' | 'max'): ConvertedLimits['min'] => {
      const [amount, { currency }] = [limits[name], limits];
      const isWritten = last?.written[name] === amount && last.written.currency === currency;
      return isWritten && (isUntouched || amount !== null) ? last[name] : { amount, currency };
    };
    const [min, max] = [typed('min'), typed('max')];
    const write = ({ amount, currency }: ConvertedLimits['min']) =>
      currency === to ? amount : convertPriceLimit(amount, currency, to, rates);
    return { min, max, written: { min: write(min), max: write(max), currency: to }, query };
  };
});

/** What limits would be in a currency. In their own they stay as they are. */
export const limitsInAtom = atom(get => {
  const convert = get(conversionAtom);
  return (limits: PriceLimits, to: string): PriceLimits =>
    limits.currency === to ? limits : convert(limits, to).written;
});

/** Converts limits and remembers what they came from. */
export const convertLimitsAtom = atom(null, (get, set, limits: PriceLimits, to: string): PriceLimits => {
  const converted = get(conversionAtom)(limits, to);
  set(lastAtom, converted);
  return converted.written;
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
  return isPriceLimited(min.amount, max.amount) && !isLimited(written) ? written.currency : null;
});

/** Forgets limits that were lost in a conversion: without bounds, every search without limits looks like theirs. */
export const forgetLostLimitsAtom = atom(null, (get, set) => {
  const last = get(lastAtom);
  if (last && !isLimited(last.written)) set(lastAtom, null);
});

const isLimited = ({ min, max }: PriceLimits) => isPriceLimited(min, max);

function isSame(a: PriceLimits, b: PriceLimits): boolean {
  return a.min === b.min && a.max === b.max && a.currency === b.currency;
}
