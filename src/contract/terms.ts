import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { jsonOrNone } from './write-fields.ts';

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
