import { shortCacheMs } from '../contract/limits.ts';
import { shippingCountriesCall } from '../contract/shipping-countries.ts';
import { cachedQuery } from './cached-query.ts';

/** The countries that products are shipped to. */
export const shippingCountries = cachedQuery(shippingCountriesCall, {
  maxAgeMs: shortCacheMs,
  key: () => '',
  request: () => ({}),
  select: answer => answer.shipping_countries,
});
