import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { reviewerItem } from './people.ts';
import { productCard } from './search.ts';
import { shopResult } from './store-search.ts';

/** All that the signed-in reviewer follows, the latest first. Guests get 401. */
export const followingCall = defineCall({
  method: 'GET',
  path: '/reviews/following.json',
  params: f.none,
  answer: v.object({
    products: v.nullish(v.array(productCard)),
    shops: v.nullish(v.array(shopResult)),
    reviewers: v.nullish(v.array(reviewerItem)),
    meta_data: v.nullish(f.metaData),
  }),
});
export type Following = v.InferOutput<typeof followingCall.answer>;
