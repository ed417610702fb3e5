import * as v from 'valibot';
import { responseTime } from './shop.ts';

/** The confirmation of a new dispute in session storage. */
export const openedDispute = v.object({
  /** Until when it is shown, ms since the epoch. */
  until: v.number(),
  /** The encoded id of who opened it; null where nobody says. */
  person: v.nullish(v.string()),
  shop: v.nullish(v.string()),
  response_time: v.nullish(responseTime),
});
export type OpenedDisputeNews = v.InferOutput<typeof openedDispute>;

/** How long the confirmation of a new dispute is shown, ms. */
export const disputeConfirmationMs = 60_000;
