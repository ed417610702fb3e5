import { wildcard } from '../../contract/limits.ts';
import { convert, formatAbout, formatPrice } from '../../domain/currency.ts';
import { uiMessages } from '../../messages/ui.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { ratesAtom } from './exchange-rates.ts';
import { currencyAtom } from './preference.ts';

/** A price as it is shown. */
export interface ShownPrice {
  readonly price: string;
  /** About how much that is for a person who has chosen no currency. */
  readonly about?: string | undefined;
}

/**
 * A price of a currency as it is shown; null without an amount or a currency.
 * @param isFixed whether it is worth that much in its own currency alone, as a voucher is: that comes first
 */
export type Money = (
  amount: number | null | undefined,
  currency: string | null | undefined,
  isFixed?: boolean,
) => ShownPrice | null;

/** The person's currency: the chosen one, else the likely one. */
export interface HomeCurrency {
  readonly currency: string;
  /** Names the currency of a limit of the price in a search text. */
  inText(text: string): string;
}

/**
 * The person's currency; null until the shell has found it out, which no price waits for. Only for display: requests carry
 * the chosen currency.
 */
export const homeCurrencyAtom = atom<HomeCurrency | null>(null);

/**
 * Formats prices in the page's language. A price in the currency in use is exact; one converted into it is marked as
 * approximate. Without a chosen currency the store's price comes first, and beside it an approximate one in the likely
 * currency.
 */
export const moneyAtom = atom((get): Money => {
  const rates = get(ratesAtom);
  const inUse = get(currencyAtom);
  const isChosen = inUse !== wildcard;
  const home = isChosen ? inUse : get(homeCurrencyAtom)?.currency;
  const { locale } = get(servicesAtom).hostPage;
  return (amount, currency, isFixed) => {
    if (amount == null || !currency) return null;
    const converted = home === currency ? null : convert(amount, currency, home, rates);
    const about =
      home && converted !== null
        ? uiMessages.about({ price: formatAbout(converted, home, locale) })
        : undefined;
    return about && isChosen && !isFixed
      ? { price: about }
      : { price: formatPrice(amount, currency, locale), about };
  };
});
