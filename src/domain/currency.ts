import { wildcard } from '../contract/limits.ts';
import { lookUp } from '../contract/look-up.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import { once } from './format.ts';

type Maybe<T> = T | null | undefined;

/**
 * Converts an amount, without rounding. Null when the amount, a currency or a rate is missing, when the target is
 * '*', and when the result is too large for a number.
 */
export function convert(
  amount: Maybe<number>,
  from: Maybe<string>,
  to: Maybe<string>,
  rates: Maybe<ExchangeRates>,
): number | null {
  const [source, target] = [rateOf(from, rates), rateOf(to, rates)];
  if (amount == null || !Number.isFinite(amount) || source === null || target === null || to === wildcard)
    return null;
  const converted = from === to ? amount : (amount / source) * target;
  return Number.isFinite(converted) ? converted : null;
}

function rateOf(currency: Maybe<string>, rates: Maybe<ExchangeRates>): number | null {
  const rate = lookUp(rates ?? {}, currency ?? '');
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null;
}

/**
 * The currency for prices: that of the address, else the chosen one, else '*' for the currency of each store. Once
 * rates are known, a currency without a rate counts as '*'.
 */
export function currencyInUse(of: {
  readonly address?: Maybe<string>;
  readonly chosen?: Maybe<string>;
  readonly rates?: Maybe<ExchangeRates>;
}): string {
  const code = (of.address || of.chosen || wildcard).toUpperCase();
  return of.rates && !Object.hasOwn(of.rates, code) ? wildcard : code;
}

/** Formats a price. Never throws, even with an unknown locale or currency. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const make = () => numberFormat(locale, currency) ?? numberFormat('en', currency);
  const format = once(`${locale} ${currency}`, make);
  return format ? format.format(amount) : `${amount.toFixed(2)} ${currency}`;
}

function numberFormat(locale: string, currency: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    return null;
  }
}
