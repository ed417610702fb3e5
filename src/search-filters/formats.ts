import { useMemo } from 'react';
import { wildcard } from '../contract/limits.ts';
import { formatExact } from '../domain/currency.ts';
import { once } from '../domain/format.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { currencyAtom } from '../state/money/preference.ts';
import { useUi } from '../ui/context.tsx';
import { formatPercent } from '../ui/format.ts';

/** Writes the numbers of a search in the page's language. */
export interface Formats {
  /** With all decimals, so that a limit is shown as it counts. */
  number(value: number): string;
  /** @param value in percent: 80 gives 80 % */
  percent(value: number): string;
  /**
   * Writes a price limit, which is in the currency in use. Null where no currency is chosen: it is then in the currency of
   * each store.
   */
  readonly price: ((amount: number) => string) | null;
}

export function createFormats(locale: string, currency: string): Formats {
  return {
    number: value =>
      once(`${locale} exact`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })).format(
        value,
      ),
    percent: value => formatPercent(value, locale),
    price: currency === wildcard ? null : amount => formatExact(amount, currency, locale),
  };
}

/** The formats for the page's language and the currency in use. */
export function useFormats(): Formats {
  const { locale } = useUi();
  const currency = useAtomValue(currencyAtom);
  return useMemo(() => createFormats(locale, currency), [locale, currency]);
}
