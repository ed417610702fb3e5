import * as v from 'valibot';
import { productCard } from './search.ts';

/** Products chosen for a comparison, as this device keeps them. */
export const comparedProducts = v.array(productCard);

/** Price limits as a tab keeps them: what was written, and what was typed for it, both as `9.99 USD`. */
export const typedLimits = v.record(v.string(), v.string());
