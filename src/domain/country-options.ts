import { isCountry } from '../contract/codes.ts';
import { countryCodes } from '../contract/country-codes.ts';
import { wildcard } from '../contract/limits.ts';
import type { ShippingCountry } from '../contract/shipping-countries.ts';
import { textLocale } from '../messages/message.ts';
import { countryName } from './country-name.ts';
import { once } from './format.ts';

export interface CountryOption {
  /** Two letters, or '*' for all countries. */
  readonly value: string;
  readonly label: string;
}

/**
 * The countries to choose from: '*' ("All countries"), the eleven most used, then the rest by name. The list is built
 * once for a language, and a name when it is asked for, because 250 names take the browser milliseconds.
 */
export function countryOptions(): readonly CountryOption[] {
  const locale = textLocale();
  return once(`countries ${locale}`, () =>
    countryCodes(locale).map(value => ({
      value,
      get label() {
        return countryName(value);
      },
    })),
  );
}

/**
 * The countries that a host ships to, with the names it gives; all countries if it gives none. Unknown codes are left
 * out, because no search accepts them.
 */
export function shippingOptions(served: readonly ShippingCountry[]): readonly CountryOption[] {
  const names = new Map(served.map(({ code, name }) => [code.trim().toUpperCase(), name.trim()] as const));
  names.delete(wildcard);
  if (![...names.keys()].some(isCountry)) return countryOptions();
  return countryOptions()
    .filter(({ value }) => value === wildcard || names.has(value))
    .map(option => {
      const label = names.get(option.value);
      return label ? { value: option.value, label } : option;
    });
}
