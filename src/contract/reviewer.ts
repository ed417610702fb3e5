import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { paths } from './paths.ts';

/** Currency code → units of that currency per unit of the common base. */
const exchangeRates = v.record(v.string(), v.number());
export type ExchangeRates = v.InferOutput<typeof exchangeRates>;

/** A person. */
export const person = {
  name: f.optionalText,
  encoded_id: f.optionalText,
  avatar_image_url: v.nullish(f.imagePair),
  /** Hash for an avatar service; passed on unread. */
  avatar_hash: f.optionalText,
  verified_buyer: f.optionalFlag,
};

/** The signed-in reviewer. */
const self = {
  ...person,
  /** False until the terms of service are accepted. */
  accepted_tos: f.optionalFlag,
  /** 'arbitrator' for people who decide disputes. */
  role: f.optionalText,
  /** How many of their own disputes wait for their answer. */
  waiting_disputes_count: f.optionalCount,
};

export const meCall = defineCall({
  method: 'GET',
  path: paths.reviewer,
  /** 'true' when no stored exchange rates are younger than six hours. */
  params: v.object({ exchange_rates: v.optional(v.picklist(['true'])) }),
  answer: v.object({
    ...self,
    /** Some hosts nest the person here. */
    reviewer: v.nullish(v.object(self)),
    current_country: f.optionalText,
    currency: f.optionalText,
    exchange_rates: v.nullish(exchangeRates),
  }),
});
