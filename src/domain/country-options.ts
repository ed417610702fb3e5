import { countryCodes, isCountry } from '../contract/codes.ts';
import { countryName } from '../contract/countries.ts';
import { wildcard } from '../contract/limits.ts';
import type { ShippingCountry } from '../contract/shipping-countries.ts';

export interface CountryOption {
  /** Two letters, or '*' for all countries. */
  readonly value: string;
  readonly label: string;
}

let all: readonly CountryOption[] | undefined;

/**
 * The countries to choose from: '*' ("All countries"), the eleven most asked for, the rest by English name. Always the
 * same list, made when it is first asked for: some 250 names cost the browser milliseconds.
 */
export function countryOptions(): readonly CountryOption[] {
  all ??= countryCodes.map(value => ({ value, label: countryName(value) }));
  return all;
}

/**
 * The same with those only that a host ships to, by the names it gives them. All of them where it names none; what is
 * no country is left out, because no search accepts it.
 */
export function shippingOptions(served: readonly ShippingCountry[]): readonly CountryOption[] {
  const names = new Map(served.map(({ code, name }) => [code.trim().toUpperCase(), name.trim()] as const));
  names.delete(wildcard);
  if (![...names.keys()].some(isCountry)) return countryOptions();
  return countryOptions()
    .filter(({ value }) => value === wildcard || names.has(value))
    .map(({ value, label }) => ({ value, label: names.get(value) || label }));
}
