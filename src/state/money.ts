import { any } from '../contract/limits.ts';
import { convert } from '../domain/currency.ts';
import { currencyAtom } from './currency.ts';
import { atom } from './jotai.ts';
import { ratesAtom } from './rates.ts';
import { servicesAtom } from './services.ts';

/** Writes an amount of a currency for the shopper; null when there is no amount or nobody knows its currency. */
export type Money = (amount: number | null | undefined, currency: string | null | undefined) => string | null;

/** Formats prices in the page's language and the currency in use; without a rate, in the price's own currency. */
export const moneyAtom = atom((get): Money => {
  const rates = get(ratesAtom);
  const inUse = get(currencyAtom);
  const format = moneyFormat(get(servicesAtom).hostPage.locale);
  return (amount, currency) => {
    if (amount == null || !currency) return null;
    const converted = inUse === any ? null : convert(amount, currency, inUse, rates);
    return converted === null ? format(amount, currency) : format(converted, inUse);
  };
});

/** A price in a language; a locale or currency the browser does not know never breaks a page. */
export function moneyFormat(locale: string): (amount: number, currency: string) => string {
  const formats = new Map<string, Intl.NumberFormat | null>();
  return (amount, currency) => {
    let format = formats.get(currency);
    if (format === undefined) {
      format = numberFormat(locale, currency) ?? numberFormat('en', currency);
      formats.set(currency, format);
    }
    return format ? format.format(amount) : `${amount.toFixed(2)} ${currency}`;
  };
}

function numberFormat(locale: string, currency: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    return null;
  }
}
