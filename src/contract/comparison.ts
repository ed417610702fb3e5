import * as v from 'valibot';
import { productCard } from './search.ts';

/** Products chosen for a comparison, as this device keeps them. */
export const comparedProducts = v.array(productCard);
