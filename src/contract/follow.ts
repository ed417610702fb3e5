import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** What can be followed, by the names the server has for it. */
export type FollowClass = 'Product' | 'Shop' | 'Reviewer';

/** Somebody or something to follow. */
export interface Followee {
  readonly kind: FollowClass;
  /** Encoded. */
  readonly id: string;
}

/** The same with what to call it. */
export interface NamedFollowee extends Followee {
  readonly name: string;
}

const ids = v.optional(v.array(f.text));

/** Which of the named products, shops or reviewers the signed-in reviewer follows; asked for one class at a time. */
export const followsCall = defineCall({
  method: 'GET',
  path: '/reviews/profile/follows',
  params: v.object({ Product: ids, Shop: ids, Reviewer: ids }),
  /** A list of encoded ids, or one for each class. */
  answer: v.object({
    existing_followee_ids: v.union([v.array(f.id), v.record(v.string(), v.array(f.id))]),
  }),
});

/** Follows a product, a shop or a reviewer, or no longer; exactly one of the ids is sent. Signed-in reviewers only. */
export const followCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/follows/heart',
  params: v.object({
    is_hearting: v.boolean(),
    product_enc_id: v.optional(f.text),
    shop_enc_id: v.optional(f.text),
    reviewer_enc_id: v.optional(f.text),
  }),
  answer: f.anything,
});
