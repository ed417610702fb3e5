import * as v from 'valibot';
import { defineCall } from './call.ts';
import { disputeSummary } from './disputes.ts';
import * as f from './fields.ts';
import { lineItemEntries } from './orders.ts';
import { responseTime } from './shop.ts';

/** An entry to choose from: a bare value, or a value (`value` or `id`) with its text (`label` or `name`). */
export const formOption = v.union([
  v.string(),
  v.object({
    value: v.nullish(f.id),
    id: v.nullish(f.id),
    label: f.optionalText,
    name: f.optionalText,
    /** One sentence about it. */
    description: f.optionalText,
  }),
]);
export type FormOption = v.InferOutput<typeof formOption>;

/** An ordered product that a dispute can be about. `public_id`, or `id`, is sent as `source_id`. */
export const disputeOrder = v.object({
  public_id: f.optionalText,
  id: v.nullish(f.id),
  ...lineItemEntries,
  /** The dispute about it that is still going on. Another one is refused until then. */
  dispute_path: f.optionalText,
});
export type DisputeOrder = v.InferOutput<typeof disputeOrder>;

const formParams = v.object({ format: v.picklist(['json']), redesign: v.picklist(['true']) });

/** What the form of a new dispute needs. */
const disputeForm = v.object({
  /** What the reviewer ordered from the store, the latest first. Of a product: their orders of it. */
  orders: v.array(disputeOrder),
  outcome_types: v.array(formOption),
  dispute_types: v.array(formOption),
  shop_name: f.optionalText,
  shop_internal_path: f.optionalText,
  /** How fast the store answers. */
  response_time: v.nullish(responseTime),
  /** Of the product that the form is about. */
  product_title: f.optionalText,
  product_internal_path: f.optionalText,
  product_image_url: f.optionalText,
});
export type DisputeForm = v.InferOutput<typeof disputeForm>;

/** The form of a new dispute about a store. Guests get 401; 404 where there is no such store. */
export const shopDisputeFormCall = defineCall({
  method: 'GET',
  path: '/reviews/stores/{shop_slug}/disputes/new',
  params: formParams,
  answer: disputeForm,
});

/** The form of a new dispute about a product. Guests get 401; 404 where there is no such product. */
export const productDisputeFormCall = defineCall({
  method: 'GET',
  path: '/reviews/stores/{shop_slug}/products/{product_handle}/disputes/new',
  params: formParams,
  answer: disputeForm,
});

/**
 * Opens a dispute. The body is `multipart/form-data`: the texts under their names, each file as a part `files[]`. A
 * refusal names its fields: 422 with `{"errors": {"dispute_type" | "description" | … | "files": ["text"]}}`.
 */
export const openDisputeCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/disputes',
  params: v.object({
    /** The value of one of `dispute_types`. */
    dispute_type: v.string(),
    description: v.string(),
    /** The value of one of `outcome_types`. */
    desired_outcome_type: v.string(),
    /** May be empty. */
    desired_outcome_description: v.string(),
    /** The id of one of `orders`. */
    source_id: v.string(),
    /** Pictures, videos and PDF files. */
    files: v.array(v.unknown()),
  }),
  answer: v.nullish(
    v.object({
      dispute: v.nullish(disputeSummary),
      response_time: v.nullish(responseTime),
      /** The reviewer's own; their profile is shown next. */
      encoded_id: f.optionalText,
    }),
  ),
});
export type OpenedDispute = v.InferOutput<typeof openDisputeCall.answer>;

/** Most characters of the texts of a dispute, and most files that are sent at once. */
export const disputeLimits = { description: 5_000, outcome: 2_000, files: 10 } as const;
