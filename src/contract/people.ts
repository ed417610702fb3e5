import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { person } from './reviewer.ts';
import { savedSearch } from './saved-searches.ts';
import { productCard } from './search.ts';
import { picturedProduct, shopResult } from './shop-result.ts';

/** A reviewer in a list. */
export const reviewerItem = v.object({
  ...person,
  encoded_id: v.string(),
  slug: f.optionalText,
  country: f.optionalText,
  /** The public profile. */
  internal_path: f.optionalText,
  /** Reviews that everybody sees. */
  reviews_count: f.optionalCount,
  followers_count: f.optionalCount,
  /** Helpful votes on the reviews that everybody sees. */
  helpful_count: f.optionalCount,
  /** Over the reviews that everybody sees. */
  average_rating: f.optionalRating,
  /** Names of the categories of the latest reviews, the most frequent first. */
  topics: v.nullish(v.array(v.string())),
  /** A short review of theirs, its stars, and the title of the product that it is about. */
  quote: v.nullish(
    v.object({
      text: v.string(),
      lang: f.optionalText,
      rating: f.optionalRating,
      product_title: f.optionalText,
    }),
  ),
  /** What they reviewed last, with their own picture of it where they took one. Four are shown. */
  reviewed_products: v.nullish(v.array(picturedProduct)),
  /** Where people of one topic were asked for: their reviews of it, and the helpful votes on these. */
  in_topic: v.nullish(v.object({ reviews_count: f.optionalCount, helpful_count: f.optionalCount })),
});
export type ReviewerItem = v.InferOutput<typeof reviewerItem>;

/** Orders that are offered; a host may know others. The first one is the default. */
export const peopleSorts = ['reviews_count', 'helpful_count', 'followers_count', 'newest', 'name'] as const;
/** Filters that are offered; a host may know others. The first one is the default. */
export const peopleFilters = ['all', 'verified', 'with_pictures', 'followed'] as const;

/** One page of reviewers. More follow if as many came as fit on a page. */
export const peopleCall = defineCall({
  method: 'GET',
  path: '/reviews/people.json',
  params: v.object({
    sort_by: v.string(),
    filter_by: v.string(),
    topic: v.optional(v.string()),
    page: v.string(),
  }),
  answer: v.object({
    reviewers: v.array(reviewerItem),
    per_page: f.optionalCount,
    current_page: f.optionalCount,
    total_count: f.optionalCount,
    /** What one may ask for people of: `topic` is sent, `name` is shown. */
    topics: v.nullish(v.array(v.object({ topic: v.string(), name: v.string() }))),
    meta_data: v.nullish(f.metaData),
  }),
});
export type PeoplePage = v.InferOutput<typeof peopleCall.answer>;

const since = {
  /** Reviews of the product or store, or by the person, since the last visit. */
  new_reviews_count: f.optionalCount,
};

/** All that the signed-in reviewer follows, the latest first. Guests get 401. */
export const followingCall = defineCall({
  method: 'GET',
  path: '/reviews/following.json',
  params: f.none,
  answer: v.object({
    products: f.rows(
      v.object({
        ...productCard.entries,
        ...since,
        /** What it cost when it was followed, in its `currency`. */
        followed_price: f.optionalNumber,
      }),
    ),
    shops: f.rows(v.object({ ...shopResult.entries, ...since })),
    reviewers: f.rows(v.object({ ...reviewerItem.entries, ...since })),
    /** The searches that the reviewer has saved, the latest first; absent where searches cannot be saved. */
    saved_searches: v.nullish(v.array(savedSearch)),
    /** An Atom feed of the same, which needs no session. */
    atom_url: f.optionalText,
    /** Whether the reviewer may give it another address: `renewFeedCall` is answered. */
    atom_renewable: f.optionalFlag,
    meta_data: v.nullish(f.metaData),
  }),
});
export type Following = v.InferOutput<typeof followingCall.answer>;

/**
 * Gives the reviewer's Atom feed another address, which `followingCall` has from then on; the former one leads nowhere. Signed-in
 * reviewers only. Only the status counts.
 */
export const renewFeedCall = defineCall({
  method: 'POST',
  path: '/reviews/profile/feed_address',
  params: f.none,
  answer: f.anything,
});
