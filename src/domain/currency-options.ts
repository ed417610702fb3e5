import { topCurrencies, wildcard } from '../contract/limits.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';

/** The currencies to choose from beside '*': the top ones in their order, and the rest by code. */
export function currencyOptions(rates: ExchangeRates | null | undefined): {
  readonly top: readonly string[];
  readonly rest: readonly string[];
} {
  const codes = Object.keys(rates ?? {}).filter(code => code !== wildcard);
  const top: readonly string[] = topCurrencies.filter(code => codes.includes(code));
  return { top, rest: codes.filter(code => !top.includes(code)).sort() };
}

/** What to call a currency in a language; null where the browser does not know it. */
export function currencyName(code: string, locale: string): string | null {
  try {
    const name = new Intl.DisplayNames([locale, 'en'], { type: 'currency', fallback: 'none' }).of(code);
    // Many languages write it small, but here it begins a line.
    return name ? name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1) : null;
  } catch {
    // A code that is none.
    return null;
  }
}

/** What people type for a currency beside its code and name: its symbol, such as "€" or "A$". */
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
