import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** A click that leads out of the marketplace, to a product or a store. */
export const clickRecord = v.object({
  shop_id: v.string(),
  /** Absent for a click on the store itself. */
  product_id: f.optionalText,
  /** The reviewer's journey as the browser keeps it. The server makes of it what it likes. */
  tracking_data: v.unknown(),
  /** Where the visit came from; empty when the address was typed in. */
  referral: v.string(),
  /** Path and query of the page that was clicked on. */
  referral_page: v.string(),
  /** The same for all clicks of one showing of a screen. */
  pageview_id: v.string(),
});
export type ClickRecord = v.InferOutput<typeof clickRecord>;

export const clickCall = defineCall({
  method: 'POST',
  path: '/reviews/click',
  params: clickRecord,
  answer: f.anything,
});
