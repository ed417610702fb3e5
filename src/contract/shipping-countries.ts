import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** A country that products ship to. `code` has two letters. */
const shippingCountry = v.object({ name: v.string(), code: v.string() });
export type ShippingCountry = v.InferOutput<typeof shippingCountry>;

export const shippingCountriesCall = defineCall({
  method: 'GET',
  path: '/shipping_countries.json',
  params: f.none,
  answer: v.object({ shipping_countries: v.array(shippingCountry) }),
});
