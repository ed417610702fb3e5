import { wildcard } from '../contract/limits.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import { encodeText } from '../contract/uri.ts';
import { once } from './format.ts';

const topCurrencies = ['AUD', 'CAD', 'EUR', 'GBP', 'INR', 'NZD', 'USD'];

/** The currencies to choose from besides '*': the top ones in their order, then the rest by code. */
export function currencyOptions(rates: ExchangeRates | null | undefined): {
  readonly top: readonly string[];
  readonly rest: readonly string[];
} {
  const codes = Object.keys(rates ?? {}).filter(code => code !== wildcard);
  const top = topCurrencies.filter(code => codes.includes(code));
  return { top, rest: codes.filter(code => !top.includes(code)).sort() };
}

/** The name of a currency in a language; null if the browser does not know it. */
export function currencyName(code: string, locale: string): string | null {
  try {
    // To make one for each name took 10 ms of opening a list on a slow phone.
    const names = once(
      `${locale} currency names`,
      () => new Intl.DisplayNames([locale, 'en'], { type: 'currency', fallback: 'none' }),
    );
    const name = names.of(code);
    // Many languages write the name in lower case, but here it starts a line.
    return name ? name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1) : null;
  } catch {
    // The code is not valid.
    return null;
  }
}

/** The symbols of a currency, such as "€" or "A$ $", so that people can search by them. */
export function currencySymbols(code: string, locale: string): string {
  const write = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value;
  try {
    return `${write('symbol')} ${write('narrowSymbol')}`;
  } catch {
    return '';
  }
}

/** The address of the flag of a currency in the host's folder of flags. */
export function flagAddress(flagsBase: string, currency: string): string {
  return `${flagsBase.replace(/\/*$/, '/')}${encodeText(currency.toLowerCase())}.png`;
}
