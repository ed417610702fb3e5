import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** What signed-in reviewers save to their account: currency and country, and that they accept the terms of service. */

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

/** Any JSON answer, or none (204). An HTML page or an empty body does not come from the call and is not accepted. */
const jsonOrNone = v.nullish(v.union([v.object({}), v.array(v.unknown()), v.boolean(), v.number()]));

/**
 * Accepts the terms of service and sets the public name. Signed-in reviewers only. Only a JSON answer or 204 confirms
 * it, because an error page may come with status 200.
 */
export const acceptTosCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/accept_tos',
  params: v.object({ reviewer_name: f.text }),
  answer: jsonOrNone,
});
