import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { roundedCount } from './search.ts';

/** A search that the signed-in reviewer has saved. */
export const savedSearch = v.object({
  /**
   * Words and filters as the address of the search has them, such as `q=teapot&min_rating=4`: in the order of the search
   * parameters, without page and order, and without what is a default.
   */
  search: v.string(),
  /** Names of the category and the store that the search is limited to. */
  category_name: f.optionalText,
  shop_name: f.optionalText,
  /** ISO 8601: when it was saved. */
  created_at: f.optionalTime,
  /** Products that match and are newer than that. */
  new_products_count: v.nullish(roundedCount),
});
export type SavedSearch = v.InferOutput<typeof savedSearch>;

/**
 * Saves a search, or removes it. Saving a saved search changes nothing. Saving one soon after its removal undoes the removal:
 * `created_at` is the former one. Signed-in reviewers only. Only the status counts.
 */
export const saveSearchCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/saved_searches',
  params: v.object({ search: v.string(), is_saved: v.boolean() }),
  answer: f.anything,
});
