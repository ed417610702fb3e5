import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** The kinds of followees, as the server names them. */
export type FollowClass = 'Product' | 'Shop' | 'Reviewer';

/** A product, shop or reviewer to follow. */
export interface Followee {
  readonly kind: FollowClass;
  /** Encoded. */
  readonly id: string;
}

/** A followee with its name. */
export interface NamedFollowee extends Followee {
  readonly name: string;
}

const ids = v.optional(v.array(f.text));

/** Which of the given products, shops or reviewers the signed-in reviewer follows. Each call asks for one class. */
export const followsCall = defineCall({
  method: 'GET',
  path: '/reviews/profile/follows',
  params: v.object({ Product: ids, Shop: ids, Reviewer: ids }),
  /** A list of encoded ids, or one for each class. */
  answer: v.object({
    existing_followee_ids: v.union([v.array(f.id), v.record(v.string(), v.array(f.id))]),
  }),
});

/** Follows or unfollows a product, shop or reviewer. Exactly one id is sent. Signed-in reviewers only. */
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
