import type { ReactNode } from 'react';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { countryOptions } from '../../domain/country-options.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { useShippingCountries } from '../../state/money/shipping-countries.ts';
import { Dropdown } from '../../ui/forms/dropdown.tsx';

interface CountryFiltersProps {
  readonly params: SearchParams;
  readonly apply: (change: Partial<SearchParams>) => void;
}

/** The country of a store, and the country that it ships to. */
export function CountryFilters({ params, apply }: CountryFiltersProps): ReactNode {
  return (
    <>
      <Dropdown
        round
        label={texts.store_country}
        searchable
        options={countryOptions()}
        value={params.store_country}
        isSet={params.store_country !== searchDefaults.store_country}
        onChange={store_country => apply({ store_country })}
      />
      <Dropdown
        round
        label={texts.country}
        searchable
        value={params.country}
        isSet={params.country !== searchDefaults.country}
        {...useShippingCountries(params.country)}
        onChange={country => apply({ country })}
      />
    </>
  );
}
