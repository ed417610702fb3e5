import * as v from 'valibot';
import { defineCall } from './call.ts';
import { written } from './content.ts';
import { disputeEntries, disputeParties, disputeSummary } from './dispute-summary.ts';
import * as f from './fields.ts';
import { lineItemEntries } from './orders.ts';
import { person } from './reviewer.ts';
import { review } from './reviews.ts';
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
});
export type DisputeOrder = v.InferOutput<typeof disputeOrder>;

const formParams = v.object({ format: v.picklist(['json']), redesign: v.picklist(['true']) });

/** The data for the form of a new dispute. */
const disputeForm = v.object({
  /** The reviewer's orders from the store, the latest first. For a product: their orders of it. */
  orders: v.array(disputeOrder),
  outcome_types: v.array(formOption),
  dispute_types: v.array(formOption),
  shop_name: f.optionalText,
  shop_internal_path: f.optionalText,
  /** How fast the store answers. */
  response_time: v.nullish(responseTime),
  /** For the product of the form. */
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
    description: written,
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

/** A file that was sent with a dispute. Only its participants can load it; for others it is not there (404). */
export const disputeFile = v.object({
  id: f.id,
  /** The original file name, without folders. */
  name: f.optionalText,
  /** MIME type by content: pictures, videos, PDF. */
  type: f.optionalText,
  bytes: f.optionalCount,
  url: v.string(),
  /** Addresses of a picture, small and large. Absent for other files. */
  picture: v.nullish(v.object({ compact: f.optionalText, huge: f.optionalText })),
});
export type DisputeFile = v.InferOutput<typeof disputeFile>;

/** The kinds of events in a dispute. */
export const disputeEventKinds = [
  'opened',
  /** The store has answered the dispute. */
  'store_answered',
  /** The store has not answered in time. */
  'store_silent',
  /** One side adds a text or files. */
  'message',
  /** An arbitrator has taken it on. */
  'assigned',
  /** An arbitrator asks one side, `asked`, to answer by `until`. */
  'information_requested',
  'information_given',
  /** `decision` says for whom. */
  'decided',
  'closed',
  'withdrawn',
  'settled',
] as const;
export type DisputeEventKind = (typeof disputeEventKinds)[number];

export const decisionOutcomes = ['reviewer', 'store', 'partial'] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

/** One entry of the timeline. An entry of an unknown kind is shown by its text. */
export const disputeEvent = v.object({
  id: f.id,
  kind: v.nullish(v.picklist(disputeEventKinds)),
  /** Who did it. Absent for automatic events. */
  by: v.nullish(v.picklist(disputeParties)),
  /** The name of the person or the store. */
  name: f.optionalText,
  /** ISO 8601. */
  created_at: f.optionalTime,
  /** Plain text. The opening has none: its text and files are those of the dispute. */
  body: f.optionalText,
  files: v.nullish(v.array(disputeFile)),
  asked: v.nullish(v.picklist(disputeParties)),
  until: f.optionalTime,
  decision: v.nullish(
    v.object({
      outcome: v.nullish(v.picklist(decisionOutcomes)),
      /** The refund, in `currency`. */
      amount: f.optionalNumber,
      currency: f.optionalText,
    }),
  ),
});
export type DisputeEvent = v.InferOutput<typeof disputeEvent>;

/** Kinds of fields that an action may ask for. Another one is a text. */
export const actionFieldTypes = [
  'text',
  'textarea',
  'number',
  'select',
  'radio',
  'checkbox',
  'files',
] as const;

export const actionField = v.object({
  /** The name it is sent under. */
  name: v.string(),
  label: f.optionalText,
  /** One of `actionFieldTypes`. */
  type: f.optionalText,
  required: f.optionalFlag,
  /** The options of a select or radio field. */
  options: f.rows(formOption),
  /** Most characters, or most files. */
  maxlength: f.optionalCount,
  /**
   * Of a number that is an amount: its currency, said in the label. An amount is more than 0, and at most the value of the
   * order in this currency.
   */
  currency: f.optionalText,
});
export type ActionField = v.InferOutput<typeof actionField>;

/** Something that the person who asks may do now. Nothing else is offered. */
export const disputeAction = v.object({
  name: v.string(),
  label: v.string(),
  /** The address to send it to. It may have a query, which stays as it is. */
  path: v.string(),
  /** POST by default, and always with a field of files. */
  method: v.nullish(v.picklist(['POST', 'PUT', 'DELETE'])),
  fields: f.rows(actionField),
  /** The question to ask before it is sent. Without one it is sent at once. */
  confirmation: f.optionalText,
  /** Whether something is lost by it, as by withdrawing. The confirmation then has Cancel first. */
  destructive: f.optionalFlag,
  /** Whether it ends the dispute. Such actions stand apart, below the other ones. */
  final: f.optionalFlag,
});
export type DisputeAction = v.InferOutput<typeof disputeAction>;

/** A summary of the earlier disputes of one side. */
const earlierDisputes = v.object({
  count: f.count,
  /** How many of them were decided wholly for this side. */
  won: f.optionalCount,
});

/** A dispute with everything that the person who asks may see. */
export const dispute = v.object({
  ...disputeEntries,
  description: f.optionalText,
  desired_outcome_type: f.optionalText,
  /** The host's words for that outcome, as its form says them. */
  desired_outcome_type_label: f.optionalText,
  desired_outcome_description: f.optionalText,
  /** Sent when it was opened. */
  files: v.nullish(v.array(disputeFile)),
  /** The oldest first. */
  events: v.nullish(v.array(disputeEvent)),
  /** The reviewer who opened it. */
  reviewer: v.nullish(v.object(person)),
  shop_internal_path: f.optionalText,
  /** How fast the store answers. The deadline follows from it where `awaiting` names none. */
  response_time: v.nullish(responseTime),
  /** The subject of the dispute. */
  order: v.nullish(disputeOrder),
  /** The reviewer's review of that order. */
  review: v.nullish(review),
  /** The arbitrator who has taken it on. */
  assignee: v.nullish(v.object(person)),
  /** For arbitrators: earlier disputes of both sides, whoever the other side was. */
  earlier: v.nullish(v.object({ reviewer: v.nullish(earlierDisputes), store: v.nullish(earlierDisputes) })),
  /** For arbitrators: the next other dispute that waits for one. */
  next_path: f.optionalText,
  actions: v.nullish(v.array(disputeAction)),
});
export type Dispute = v.InferOutput<typeof dispute>;

const disputeAnswer = v.object({ dispute, meta_data: v.nullish(f.metaData) });

/** A dispute of the signed-in reviewer. Guests get 401, everybody else 404. */
export const ownDisputeCall = defineCall({
  method: 'GET',
  path: '/reviews/profile/disputes/{disputeId}',
  params: v.object({ format: v.picklist(['json']) }),
  answer: disputeAnswer,
});

/** A dispute as an arbitrator sees it. Everybody else gets 403. */
export const arbitratorDisputeCall = defineCall({
  method: 'GET',
  path: '/reviews/arbitrator/{disputeId}',
  params: v.object({ format: v.picklist(['json']) }),
  answer: disputeAnswer,
});
export type DisputeAnswer = v.InferOutput<typeof disputeAnswer>;

/**
 * Does what an answer named among `actions`, at the path given there. Sends its fields as JSON, or as
 * `multipart/form-data` where it asks for files (`name[]`). Answers with the dispute as it is afterwards. A refusal
 * names its fields (422). If the dispute has changed so that the step is no longer possible: 409 with `disputeConflict`.
 */
export const disputeActionCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/disputes/{disputeId}/{action}',
  params: v.record(v.string(), v.unknown()),
  answer: v.nullish(disputeAnswer),
});

/** Why a step is no longer possible, and the current dispute. */
export const disputeConflict = v.object({ error: f.optionalText, ...disputeAnswer.entries });
