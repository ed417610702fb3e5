import { useEffect } from 'react';
import { isAborted } from '../api/errors.ts';
import { shippingCountries } from '../api/shipping.ts';
import { type CountryOption, countryOptions, shippingOptions } from '../domain/country-options.ts';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** Where products can be shipped to, in the order shown, '*' first. */
export interface ShippingCountries {
  /** There is nothing to show yet. */
  readonly isLoading: boolean;
  readonly options: readonly CountryOption[];
}

const stateAtom = atom<ShippingCountries>({ isLoading: false, options: [] });

/** The choice of "ships to": empty until `loadShippingCountriesAtom` was called. */
export const shippingCountriesAtom = atom(get => get(stateAtom));

/**
 * Loads the shipping countries unless that was done within the last minute. Never fails: without an answer, or with an
 * empty one, all countries can be chosen.
 */
export const loadShippingCountriesAtom = atom(null, async (get, set) => {
  const { client, report } = get(servicesAtom);
  const { options } = get(stateAtom);
  set(stateAtom, { isLoading: options.length === 0, options });
  try {
    const served = await shippingCountries.load(client);
    set(stateAtom, { isLoading: false, options: shippingOptions(served) });
  } catch (error) {
    if (!isAborted(error)) report(error);
    set(stateAtom, { isLoading: false, options: countryOptions() });
  }
});

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
