import * as v from 'valibot';
import { productCard } from './search.ts';

/** The products of a comparison in local storage. */
export const comparedProducts = v.array(productCard);

/** Price limits in session storage: the limit in the address → the typed one, both as `9.99 USD`. */
export const typedLimits = v.record(v.string(), v.string());

/** The drafts of one person in local storage, by form and record. */
export const drafts = v.record(
  v.string(),
  v.object({
    /** Of the form's values. Those of another version are not restored. */
    version: v.number(),
    /** When it was last changed, ms since the epoch. */
    time: v.number(),
    values: v.record(v.string(), v.unknown()),
  }),
);
export type Drafts = v.InferOutput<typeof drafts>;
