import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { unreviewedProduct } from './orders.ts';
import { review } from './reviews.ts';
import { productCard } from './search.ts';

/** The reviewer, shop or product that an event comes from. */
export const eventOwner = v.object({
  encoded_id: v.string(),
  /** `Reviewer`, `Shop` or `Product`; `SavedSearch` for a search of the reader, named by its words. */
  class: v.string(),
  name: f.optionalText,
  /** For a reviewer. */
  avatar_image_url: v.nullish(f.imagePair),
  verified_buyer: f.optionalFlag,
  /** For a shop or product. */
  image_url: f.optionalText,
  internal_path: f.optionalText,
});
export type EventOwner = v.InferOutput<typeof eventOwner>;

/** The types of events. Hosts may send other types. Such an event shows the fields that came with it. */
export const feedEventTypes = [
  'review_written',
  'review_received',
  'review_replied',
  'product_added',
  'search_matched',
] as const;

/** Events that one product or store may have many of in a day: these are shown as one. What people write stays apart. */
export const groupedEventTypes = ['review_received', 'review_replied', 'product_added'] as const;

/** Something that happened: who it comes from, when, and what it is about. */
export const feedEvent = v.object({
  id: v.nullish(f.id),
  event_owner: eventOwner,
  /** One of `feedEventTypes`. */
  event_type: f.optionalText,
  /** ISO 8601. */
  created_at: f.optionalTime,
  /** The review that was written, received or replied to, with its product. */
  review: v.nullish(review),
  /** The product that was added, or that matches a saved search. */
  product: v.nullish(productCard),
});
export type FeedEvent = v.InferOutput<typeof feedEvent>;

const flag = v.picklist(['true', 'false']);

/**
 * One page of events, newest first: of what a reviewer follows, or of the whole marketplace for guests. More follow if
 * as many came as fit on a page.
 */
export const feedCall = defineCall({
  method: 'GET',
  path: '/reviews/feed_events.json',
  params: v.object({
    /** The oldest `created_at` so far: what came before it is asked for. Left out for the first page. */
    max_created_at: v.optional(v.string()),
    /** Events of reviewers. */
    user_events: flag,
    /** Events of shops. */
    store_events: flag,
    /** Events of products. */
    product_events: flag,
    /** Products that match saved searches. Sent where they are switched off. */
    search_events: v.optional(flag),
  }),
  answer: v.object({
    feed_events: v.array(feedEvent),
    per_page: f.optionalCount,
    /** Ordered products that the signed-in reviewer has yet to review. */
    current_reviewer_unreviewed_products: v.nullish(v.array(unreviewedProduct)),
    meta_data: v.nullish(f.metaData),
  }),
});
export type FeedPage = v.InferOutput<typeof feedCall.answer>;
