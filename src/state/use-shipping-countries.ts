import { useEffect } from 'react';
import { type CountryOption, countryOptions } from '../domain/country-options.ts';
import { useAtomValue, useSetAtom } from './jotai.ts';
import { loadShippingCountriesAtom, shippingCountriesAtom } from './shipping-countries.ts';

/**
 * The choice of "ships to" for as long as it is drawn: loaded then. The chosen country is always among the options, for
 * an address may name one that nobody ships to.
 * @param chosen code of a country, or '*'
 */
export function useShippingCountries(chosen: string): {
  readonly loading: boolean;
  readonly options: readonly CountryOption[];
} {
  const { isLoading, options } = useAtomValue(shippingCountriesAtom);
  const load = useSetAtom(loadShippingCountriesAtom);
  useEffect(() => void load(), [load]);
  const missing = options.some(({ value }) => value === chosen)
    ? []
    : countryOptions().filter(
        ({ value }, index) => value === chosen || (index === 0 && options.length === 0),
      );
  return { loading: isLoading, options: [...options, ...missing] };
}
