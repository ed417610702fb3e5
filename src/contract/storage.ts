import * as v from 'valibot';
import { productCard } from './search.ts';
import { responseTime } from './shop.ts';

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

/** The confirmation of a new dispute in session storage. */
export const openedDispute = v.object({
  /** Until when it is shown, ms since the epoch. */
  until: v.number(),
  /** The encoded id of who opened it; null where nobody says. */
  person: v.nullable(v.string()),
  shop: v.nullable(v.string()),
  response_time: v.nullable(responseTime),
});
export type OpenedDisputeNews = v.InferOutput<typeof openedDispute>;
