import * as v from 'valibot';
import { responseTime } from './shop.ts';

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
