import * as v from 'valibot';
import * as f from './fields.ts';

/** The status of a dispute. A host may send other words, which are displayed as they are. */
export const disputeStatuses = [
  /** The store has to answer: the dispute itself, or what an arbitrator asked. */
  'awaiting_store',
  /** The reviewer has to answer what an arbitrator asked. */
  'awaiting_reviewer',
  /** The store has answered, or has let its time pass. An arbitrator decides. */
  'awaiting_arbitrator',
  /** The reviewer has accepted what the store offered. */
  'settled',
  /** An arbitrator has decided, for one side or for both in part. */
  'decided',
  /** An arbitrator has closed it without a decision. */
  'closed',
  /** The reviewer has taken it back. */
  'withdrawn',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** The parties of a dispute. */
export const disputeParties = ['reviewer', 'store', 'arbitrator'] as const;
export type DisputeParty = (typeof disputeParties)[number];

/** The party whose turn it is, and the deadline (ISO 8601). Absent once the dispute is over. */
export const awaited = v.object({ from: v.picklist(disputeParties), until: f.optionalTime });
export type Awaited = v.InferOutput<typeof awaited>;

/** The fields that every list and page has of a dispute. */
export const disputeEntries = {
  id: f.id,
  /** One of the types that the form of a dispute offers. */
  dispute_type: f.optionalText,
  /** The host's words for that type, as its form says them. Without them it is named in the words of the product. */
  dispute_type_label: f.optionalText,
  /** One of `disputeStatuses`, or another in the words of the host. */
  status: f.optionalText,
  /** When it was opened, ISO 8601. */
  created_at: f.optionalTime,
  /** The page of the dispute, for who is asking. */
  internal_path: f.optionalText,
  shop_name: f.optionalText,
  product_title: f.optionalText,
  product_image_url: f.optionalText,
  awaiting: v.nullish(awaited),
};

/** A dispute in a list. */
export const disputeSummary = v.object(disputeEntries);
export type DisputeSummary = v.InferOutput<typeof disputeSummary>;
