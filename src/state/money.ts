import { convert, formatPrice } from '../domain/currency.ts';
import { currencyAtom } from './currency.ts';
import { ratesAtom } from './exchange-rates.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** Formats an amount of a currency; null without an amount or a currency. */
export type Money = (amount: number | null | undefined, currency: string | null | undefined) => string | null;

/** Formats prices in the page's language and the currency in use; without a rate, in the price's own currency. */
export const moneyAtom = atom((get): Money => {
  const rates = get(ratesAtom);
  const inUse = get(currencyAtom);
  const { locale } = get(servicesAtom).hostPage;
  return (amount, currency) => {
    if (amount == null || !currency) return null;
    const converted = convert(amount, currency, inUse, rates);
    return converted === null ? formatPrice(amount, currency, locale) : formatPrice(converted, inUse, locale);
  };
});
