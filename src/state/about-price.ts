import { countryInfo } from '../contract/country-info.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import { convert, formatPrice } from '../domain/currency.ts';
import { comparisonMessages as texts } from '../messages/product-actions.ts';

/** Tells about how much a price is in the currency of a country: nothing in that currency, and without a rate. */
export function aboutPriceIn(
  country: string | null,
  rates: ExchangeRates | null | undefined,
  locale: string,
): (amount: number, currency: string) => string | undefined {
  const own = country && countryInfo(country)?.currency;
  return (amount, currency) => {
    const about = own && own !== currency ? convert(amount, currency, own, rates) : null;
    return own && about !== null ? texts.about({ price: formatPrice(about, own, locale) }) : undefined;
  };
}
