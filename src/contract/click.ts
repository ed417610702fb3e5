import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** A click on a link to a product or store outside the marketplace. */
export const clickRecord = v.object({
  shop_id: v.string(),
  /** Null for a click on the store itself. */
  product_id: v.nullable(v.string()),
  /** The stored journey of the reviewer. The server decides how to use it. */
  tracking_data: v.unknown(),
  /** The referrer of the visit; empty when the address was typed in. */
  referral: v.string(),
  /** Path and query of the page with the link. */
  referral_page: v.string(),
  /** Equal for all clicks on one view of a screen. */
  pageview_id: v.string(),
});
export type ClickRecord = v.InferOutput<typeof clickRecord>;

export const clickCall = defineCall({
  method: 'POST',
  path: '/reviews/click',
  params: clickRecord,
  answer: f.anything,
});
