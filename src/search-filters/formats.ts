import { useMemo } from 'react';
import { wildcard } from '../contract/limits.ts';
import { formatPrice } from '../domain/currency.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { currencyAtom } from '../state/money/preference.ts';
import { useUi } from '../ui/context.tsx';
import { formatCount, formatPercent } from '../ui/format.ts';

/** Writes the numbers of a search in the page's language. */
export interface Formats {
  number(value: number): string;
  /** @param value in percent: 80 gives 80 % */
  percent(value: number): string;
  /**
   * Writes an amount that is in the currency in use, such as a price limit. A whole amount has no decimals. Null where
   * no currency is chosen: an amount is then in the currency of each store.
   */
  readonly price: ((amount: number) => string) | null;
}

export function createFormats(locale: string, currency: string): Formats {
  return {
    number: value => formatCount(value, locale),
    percent: value => formatPercent(value, locale),
    price: currency === wildcard ? null : amount => formatPrice(amount, currency, locale, 'stripIfInteger'),
  };
}

/** The formats for the page's language and the currency in use. */
export function useFormats(): Formats {
  const { locale } = useUi();
  const currency = useAtomValue(currencyAtom);
  return useMemo(() => createFormats(locale, currency), [locale, currency]);
}
