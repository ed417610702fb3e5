import * as v from 'valibot';
import { defineCall } from './call.ts';
import { written } from './content.ts';
import * as f from './fields.ts';
import { person } from './reviewer.ts';

/** Notifications → whether they are wanted. */
const notifications = v.record(v.string(), v.boolean());

/** Notifications that have a name here; a host may offer others, which are shown by their own names. */
export const notificationNames = ['review_replies', 'new_followers', 'rewards'] as const;

/** The profile as its form shows it. Guests get 401. */
export const editProfileCall = defineCall({
  method: 'GET',
  path: '/reviews/profile/edit.json',
  params: f.none,
  answer: v.object({
    reviewer: v.object({
      ...person,
      rs_country: f.optionalText,
      rs_currency: f.optionalText,
      subscribed_rs: f.optionalFlag,
      notifications: v.nullish(notifications),
    }),
  }),
});
export type EditedProfile = v.InferOutput<typeof editProfileCall.answer>['reviewer'];

/**
 * Saves what changed. A refusal names its fields: 422 with `{"errors": {"name" | "rs_country" | … : ["text"]}}`. Only the
 * status of the answer counts.
 */
export const updateProfileCall = defineCall({
  method: 'PUT',
  path: '/reviews/profile/reviewers/0',
  params: v.object({
    reviewer: v.object({
      name: v.optional(written),
      rs_country: v.optional(v.string()),
      rs_currency: v.optional(v.string()),
      subscribed_rs: v.optional(v.boolean()),
      notifications: v.optional(notifications),
      /** The id of an uploaded picture; null removes the present one. */
      avatar_upload_id: v.nullish(v.string()),
    }),
  }),
  answer: f.anything,
});
export type ProfileChange = v.InferOutput<typeof updateProfileCall.params>['reviewer'];

/** Side of an uploaded avatar, px, the quality of its JPEG, 0..1, and how far it can be magnified. */
export const avatarPicture = { side: 512, quality: 0.9, zoomMax: 4 } as const;
