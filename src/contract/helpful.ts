import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/**
 * Says that a review is helpful, or takes that back. Signed-in reviewers only, and not on their own reviews. Only the
 * status counts.
 */
export const helpfulCall = defineCall({
  method: 'POST',
  path: '/reviews/{public_id}/helpful',
  params: v.object({ is_helpful: v.boolean() }),
  answer: f.anything,
});
