import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/**
 * Accepts the terms of service, under the name that others are to see; signed-in reviewers only.
 * Nothing else confirms it, so an answer that is no JSON does not count.
 */
export const acceptTosCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/accept_tos',
  params: v.object({ reviewer_name: f.text }),
  answer: f.jsonOrNone,
});
