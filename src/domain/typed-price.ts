import type { ExchangeRates } from '../contract/reviewer.ts';
import { convert } from './currency.ts';

/** Whether a search has a lowest or a highest price. */
export const isPriceLimited = (low: number | null, high: number | null): boolean =>
  low !== null || high !== null;

/**
 * A price limit in another currency, rounded up to a whole unit. In its own currency it stays as it was typed. Null
 * where `convert` gives null.
 */
export function convertPriceLimit(
  amount: number | null | undefined,
  from: string | null | undefined,
  to: string | null | undefined,
  rates: ExchangeRates | null | undefined,
): number | null {
  const exact = convert(amount, from, to, rates);
  if (exact === null || from === to) return exact;
  // 50 at a rate of 1.1 is 55.00000000000001 to a computer, and must not become 56.
  return Math.ceil(Number(exact.toPrecision(12)));
}
