import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

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
