import * as v from 'valibot';
import { productCard } from './search.ts';

/** The products of a comparison in local storage. */
export const comparedProducts = v.array(productCard);

/** Price limits in session storage: the limit in the address → the typed one, both as `9.99 USD`. */
export const typedLimits = v.record(v.string(), v.string());
