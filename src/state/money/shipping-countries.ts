import { useMemo } from 'react';
import { shippingCountries } from '../../api/shipping-countries.ts';
import { type CountryOption, countryOptions, shippingOptions } from '../../domain/country-options.ts';
import { createQuery, latestData } from '../loaded/query.ts';
import { useQuery } from '../loaded/use-query.ts';

const countries = createQuery(shippingCountries);

/**
 * The choice of "ships to", '*' first, loaded when it is rendered. Without an answer, or with an empty one, all countries
 * can be chosen. The chosen one is always among the options, for an address may name a country that no store ships to.
 * @param chosen code of a country, or '*'
 */
export function useShippingCountries(chosen: string): {
  readonly loading: boolean;
  readonly options: readonly CountryOption[];
} {
  const { state } = useQuery(countries, undefined);
  const served = state.status === 'failed' ? [] : latestData(state);
  const options = useMemo(() => {
    const available = served ? shippingOptions(served) : [];
    const isMissing = !available.some(({ value }) => value === chosen);
    // While the answer is missing, '*' can be chosen beside it.
    return isMissing
      ? [
          ...available,
          ...countryOptions().filter(({ value }, index) => value === chosen || (index === 0 && !served)),
        ]
      : available;
  }, [served, chosen]);
  return { loading: !served, options };
}
