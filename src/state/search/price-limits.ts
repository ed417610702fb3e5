import * as v from 'valibot';
import { decodeStored } from '../../api/decode.ts';
import { writeJson } from '../../contract/natives.ts';
import { convertPriceLimit } from '../../domain/typed-price.ts';
import { readJson, sessionStore } from '../../host/storage.ts';
import { atom } from '../core/jotai.ts';
import { ratesAtom } from '../money/exchange-rates.ts';

/** A limit of the price with its currency, as `9.99 USD`; null where there is none. */
export type Limit = string | null;

const limitOf = (amount: number | null, currency: string): Limit =>
  amount === null ? null : `${amount} ${currency}`;

/** The storage key of the typed limits in this tab. They outlive a reload and pages of the host. */
const storageKey = 'price_limits';
/** The limit in the address → the typed one. */
const typedLimits = v.record(v.string(), v.string());
const maxLimits = 40;

const storedLimitsAtom = atom<Readonly<Record<string, string>> | null>(null);
const typedLimitsAtom = atom(
  get => get(storedLimitsAtom) ?? decodeStored(typedLimits, readJson(sessionStore(window), storageKey)) ?? {},
);

/**
 * The typed limit behind a limit of the address. Conversions start from it: converting the rounded amount again and again
 * would push the price up.
 */
export const typedLimitAtom = atom(get => {
  const typed = get(typedLimitsAtom);
  return (amount: number | null, currency: string): Limit => {
    const written = limitOf(amount, currency);
    return written === null ? null : (typed[written] ?? written);
  };
});

/** The amount of a typed limit in a currency, null where it cannot be converted. In its own it stays as it was typed. */
export const amountInAtom = atom(get => {
  const rates = get(ratesAtom);
  return (typed: Limit, to: string): number | null => {
    const [amount, currency] = typed?.split(' ') ?? [];
    if (amount === undefined) return null;
    return currency === to ? Number(amount) : convertPriceLimit(Number(amount), currency, to, rates);
  };
});

/**
 * Converts typed limits to the currency of an address, and stores which typed limit each converted one came from. Returns
 * the converted amounts.
 */
export const writeLimitsAtom = atom(null, (get, set, typed: readonly Limit[], currency: string) => {
  const amounts = typed.map(limit => get(amountInAtom)(limit, currency));
  const limits = new Map(Object.entries(get(typedLimitsAtom)));
  typed.forEach((limit, index) => {
    const written = limitOf(amounts[index] ?? null, currency);
    if (limit === null || written === null) return;
    // Deleted first, so that it moves to the end and stays longest.
    limits.delete(written);
    limits.set(written, limit);
  });
  const latest = Object.fromEntries([...limits].slice(-maxLimits));
  set(storedLimitsAtom, latest);
  sessionStore(window).set(storageKey, writeJson(latest));
  return amounts;
});

/** The currency for which the limits of a search were removed, since nothing converts to it; null where none were. */
export const lostLimitsAtom = atom<string | null>(null);
