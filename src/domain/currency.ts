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

/**
 * Formats a price. Never throws, even with an unknown currency.
 * @param locale one that the browser knows, as `readHostPage` finds it
 * @param zeros whether a whole amount is written without decimals
 */
export function formatPrice(
  amount: number,
  currency: string,
  locale: string,
  zeros?: 'stripIfInteger',
): string {
  return format(amount, currency, locale, { trailingZeroDisplay: zeros });
}

/**
 * Formats what somebody typed, such as a price limit: with all of its decimals, also those that the currency has not, so
 * that it says what counts. A whole amount has none.
 */
export const formatExact = (amount: number, currency: string, locale: string): string =>
  format(amount, currency, locale, { trailingZeroDisplay: 'stripIfInteger', maximumFractionDigits: 20 });

function format(
  amount: number,
  currency: string,
  locale: string,
  options: Pick<Intl.NumberFormatOptions, 'trailingZeroDisplay' | 'maximumFractionDigits'>,
): string {
  const make = () => new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
  try {
    const price = once(`${locale} ${currency} ${Object.values(options)}`, make).format(amount);
    // Written from right to left, the sign would go before its letters: `$US`.
    return price.startsWith('\u200f') ? `${price}\u200e` : price;
  } catch {
    return `${options.maximumFractionDigits ? amount : amount.toFixed(2)} ${currency}`;
  }
}

/** The decimals of a currency; 2 for an unknown one. */
export function placesOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** Formats a converted price no more exactly than rates allow: whole units from 10 on. */
export const formatAbout = (amount: number, currency: string, locale: string): string =>
  formatPrice(roundAbout(amount), currency, locale, 'stripIfInteger');

/** A converted price as it is shown: three digits, and whole units from 10 on. */
export const roundAbout = (amount: number): number =>
  Number((amount < 10 ? amount : Math.round(amount)).toPrecision(3));
