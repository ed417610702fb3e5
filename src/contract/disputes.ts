import * as v from 'valibot';
import * as f from './fields.ts';

/** A dispute in a list. */
export const disputeSummary = v.object({
  id: f.id,
  /** One of the types that the form of a dispute offers. */
  dispute_type: f.optionalText,
  /** Where the dispute stands, in the words of the host. */
  status: f.optionalText,
  created_at: f.optionalText,
  internal_path: f.optionalText,
  shop_name: f.optionalText,
  product_title: f.optionalText,
  product_image_url: f.optionalText,
});
export type DisputeSummary = v.InferOutput<typeof disputeSummary>;
