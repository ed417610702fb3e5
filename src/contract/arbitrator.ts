import * as v from 'valibot';
import { defineCall } from './call.ts';
import { disputeAction, formOption } from './dispute.ts';
import { disputeEntries, disputeStatuses } from './dispute-summary.ts';
import * as f from './fields.ts';
import { person } from './reviewer.ts';

/**
 * Orders that are offered; a host may know others. The default is `due`: those that wait for an arbitrator first, and of these
 * the first one due.
 */
export const arbitratorSorts = ['due', 'oldest', 'newest'] as const;
/** Filters by status that are offered. The default is `open`: all that are not over. */
export const arbitratorStatuses = ['open', 'all', ...disputeStatuses] as const;
/** Filters by who has taken it on. The first one is the default. */
export const arbitratorAssignees = ['anyone', 'me', 'nobody'] as const;

/** A dispute in the list of an arbitrator. */
export const arbitratorItem = v.object({
  ...disputeEntries,
  /** The total of the order, in `currency`. */
  order_value: f.optionalNumber,
  currency: f.optionalText,
  /** The beginning of what the reviewer says. */
  excerpt: f.optionalText,
  /** The reviewer who opened it. */
  reviewer: v.nullish(v.object(person)),
  /** The arbitrator who has taken it on. */
  assignee: v.nullish(v.object(person)),
  /** Actions on the list: `assign`, to oneself. See `listActionCall`. */
  actions: v.nullish(v.array(disputeAction)),
});
export type ArbitratorItem = v.InferOutput<typeof arbitratorItem>;

/** One page of disputes. Guests get 401, people who are no arbitrators 403. */
export const arbitratorDisputesCall = defineCall({
  method: 'GET',
  path: '/reviews/arbitrator',
  params: v.object({
    format: v.picklist(['json']),
    redesign: v.picklist(['true']),
    /** Asks for the total. */
    total_results: v.picklist(['true']),
    /** One of `arbitratorStatuses`. */
    status: v.string(),
    /** One of the types that the answer offers; empty for all. */
    dispute_type: v.string(),
    /** One of `arbitratorAssignees`. */
    assignee: v.string(),
    /** Words in names of reviewers, stores and products, and in what the reviewer says; or the id. */
    search: v.string(),
    /** One of `arbitratorSorts`. */
    sort_by: v.string(),
    page: v.string(),
  }),
  answer: v.object({
    disputes: v.array(arbitratorItem),
    /** From 1. */
    page: f.optionalCount,
    /** Disputes on all pages. */
    total_results: f.optionalCount,
    per_page: f.optionalCount,
    /** Types to filter by. */
    dispute_types: v.nullish(v.array(formOption)),
    meta_data: v.nullish(f.metaData),
  }),
});
export type ArbitratorPage = v.InferOutput<typeof arbitratorDisputesCall.answer>;

/** An action of a dispute in the list, at the path given there, without fields. 409 if the dispute has changed meanwhile. */
export const listActionCall = defineCall({
  method: 'POST',
  path: '/reviews/arbitrator/{disputeId}/{action}',
  params: v.object({}),
  /** Not read: the list is asked for again. */
  answer: v.unknown(),
});
