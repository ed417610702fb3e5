import * as v from 'valibot';
import * as f from './fields.ts';

/** An ordered product, beside its own id. */
export const lineItemEntries = {
  product_title: f.optionalText,
  product_image_url: f.optionalText,
  product_retina_image_url: f.optionalText,
  product_internal_path: f.optionalText,
  /** Whether the store still sells it. */
  product_in_store: f.optionalFlag,
  /** Whether a review of it is accepted. */
  product_reviewable: f.optionalFlag,
  /** When it was ordered, ISO 8601. */
  placed_at: f.optionalTime,
  /** The review that was written about it; without one it is still to be reviewed. */
  review_public_id: f.optionalText,
  shop_name: f.optionalText,
  shop_internal_path: f.optionalText,
  quantity: f.optionalCount,
  /** The price of one piece, in `currency`. */
  price: f.optionalNumber,
  currency: f.optionalText,
  /** Its open dispute. While there is one, no other can be opened, and no review is accepted. */
  dispute_path: f.optionalText,
  /** The status of that dispute, as lists of disputes have it. */
  dispute_status: f.optionalText,
};

/** One product of an order. */
export const orderLineItem = v.object({ public_id: v.string(), ...lineItemEntries });
export type OrderLineItem = v.InferOutput<typeof orderLineItem>;

/** A product that is still to be reviewed, where a host sends it beside something else. */
export const unreviewedProduct = v.object({ public_id: f.optionalText, ...lineItemEntries });
export type UnreviewedProduct = v.InferOutput<typeof unreviewedProduct>;
