import * as v from 'valibot';
import { defineCall } from './call.ts';
import { written } from './content.ts';
import * as f from './fields.ts';

/** The account of a signed-in reviewer: currency, country, and the accepted terms of service. */

/** Saves the currency or the country to the profile. Signed-in reviewers only. */
export const savePreferenceCall = defineCall({
  method: 'PUT',
  path: '/reviews/profile/reviewers/0',
  params: v.object({
    reviewer: v.object({
      rs_currency: v.optional(v.string()),
      rs_country: v.optional(v.string()),
    }),
  }),
  answer: f.anything,
});

/** Accepts the terms of service and sets the public name. Signed-in reviewers only. */
export const acceptTosCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/accept_tos',
  params: v.object({ reviewer_name: written }),
  answer: f.anything,
});
