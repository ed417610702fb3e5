import { shortCacheMs } from '../contract/limits.ts';
import { type ShippingCountry, shippingCountriesCall } from '../contract/shipping.ts';
import { type Client, defineCache } from './client.ts';

const countries = defineCache<ShippingCountry[]>({ maxAgeMs: shortCacheMs });

/** The countries that products are shipped to. Rejects with an `ApiError`. */
export function loadShippingCountries(client: Client, signal?: AbortSignal): Promise<ShippingCountry[]> {
  const load = async (shared: AbortSignal) =>
    (await client.send(shippingCountriesCall, { signal: shared })).shipping_countries;
  return client.cache(countries).get('', load, signal);
}
