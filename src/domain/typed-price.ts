import type { ExchangeRates } from '../contract/reviewer.ts';
import { convert } from './currency.ts';

/** Whether a search has a lowest or a highest price. */
export const isPriceLimited = (low: number | null, high: number | null): boolean =>
  low !== null || high !== null;

/** A typed price: the amount, or null with the problem if the text is not a price. An empty text has neither. */
export type TypedPrice = { readonly amount: number | null; readonly problem?: 'number' | 'above' };

/**
 * Reads a typed price in the notation of a language, with or without grouping. A decimal point is accepted as well,
 * unless the language groups with it. Currency signs and spaces are ignored. Digits may be Latin or those of the
 * language.
 */
export function readTypedPrice(text: string, locale: string): TypedPrice {
  // Most fields are empty. The steps below take milliseconds on a slow phone.
  if (text === '') return { amount: null };
  const { group, decimal } = separatorsOf(locale);
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)];
  const typed = text
    .replace(/[\s\p{Sc}]/gu, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digit => (own.includes(digit) ? String(9 - own.indexOf(digit)) : digit))
    // Separators that are only used with Arabic digits.
    .replaceAll('٬', group)
    .replace('٫', decimal);
  if (typed === '') return { amount: null };
  const isGrouped = new RegExp(`^-?\\d{1,3}(${literal(group)}\\d{2,3})+(${literal(decimal)}\\d*)?$`).test(
    typed,
  );
  const plain = (isGrouped ? typed.replaceAll(group, '') : typed).replace(decimal, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { amount: null, problem: 'number' };
  const amount = Number(plain);
  if (!Number.isFinite(amount)) return { amount: null, problem: 'number' };
  return amount > 0 ? { amount } : { amount: null, problem: 'above' };
}

/** An amount as people type it: ungrouped, with the decimal separator of the language. */
export function writeTypedPrice(amount: number | null, locale: string): string {
  return amount === null ? '' : String(amount).replace('.', separatorsOf(locale).decimal);
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The separators of a language, as used with Latin digits. */
function separatorsOf(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    1_234_567.8,
  );
  const find = (type: string, otherwise: string) =>
    parts.find(part => part.type === type)?.value.replace(/\s/g, '') || otherwise;
  return { group: find('group', ','), decimal: find('decimal', '.') };
}

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
