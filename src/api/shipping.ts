import { shortCacheMs } from '../contract/limits.ts';
import { type ShippingCountry, shippingCountriesCall } from '../contract/shipping.ts';
import { type KeptCall, keptCall, partOf } from './kept-call.ts';

/** The countries that products are shipped to. */
export const shippingCountries: KeptCall<void, ShippingCountry[]> = partOf(
  keptCall(shippingCountriesCall, { maxAgeMs: shortCacheMs, key: () => '', request: () => ({}) }),
  answer => answer.shipping_countries,
);
