import * as v from 'valibot';
import { defineCall } from './call.ts';
import { disputeSummary } from './dispute-summary.ts';
import * as f from './fields.ts';
import { orderLineItem } from './orders.ts';
import { person } from './reviewer.ts';
import { profileReview } from './reviews.ts';
import { productCard } from './search.ts';

/** Tabs of the private profile, in the order shown. An address may name a tab by its index, from 0. */
export const privateTabs = ['reviews', 'rewards', 'orders', 'disputes'] as const;
export type PrivateTab = (typeof privateTabs)[number];
/** Tabs of the public profile, in the order shown. */
export const publicTabs = ['reviews', 'recommendations', 'favourites'] as const;
export type PublicTab = (typeof publicTabs)[number];
/** Which of one's own reviews are listed. */
export const ownReviewTypes = ['all-reviews', 'published', 'unpublished', 'deleted'] as const;
export type OwnReviewType = (typeof ownReviewTypes)[number];
/** Orders that are offered; a host may know others. The first one is the default. */
export const profileSorts = ['pictures_first', 'newest'] as const;

/** The person of the profile. */
const basicData = v.object({
  ...person,
  encoded_id: v.string(),
  /** Whether they want emails; null while they have not said. Sent to themselves only. */
  subscribed_rs: f.optionalFlag,
  slug: f.optionalText,
  country: f.optionalText,
  /** The public profile. */
  internal_path: f.optionalText,
  /** The page to edit the profile. Sent to themselves only. */
  edit_path: f.optionalText,
});
export type ProfilePerson = v.InferOutput<typeof basicData>;

const total = v.nullish(v.object({ total_count: f.optionalCount }));

/** Figures and side lists. They follow no search and no filter. */
const extraData = v.object({
  /** Reviews whose writer recommends the product: the first page of them, and how many there are. */
  recommendations_data: v.nullish(v.object({ items: f.rows(profileReview), total: f.optionalCount })),
  /** How many shops, products and reviewers they follow, and how many follow them. */
  followings_data: v.nullish(
    v.object({
      shops_count: f.optionalCount,
      products_count: f.optionalCount,
      reviewers_count: f.optionalCount,
      followers_count: f.optionalCount,
    }),
  ),
  /** On a private profile all that were written and not deleted, on a public one those that everybody sees. */
  reviews_data: v.nullish(
    v.object({
      total_reviews_count: f.optionalCount,
      published_count: f.optionalCount,
      unpublished_count: f.optionalCount,
      /** Helpful votes on them. Shown on a public profile. */
      helpful_count: f.optionalCount,
    }),
  ),
  rewards_data: total,
  orders_data: v.nullish(
    v.object({
      total_count: f.optionalCount,
      /** How many of them can be reviewed and are not yet. */
      unreviewed_count: f.optionalCount,
    }),
  ),
  disputes_data: total,
  /** Products they hearted, on a public profile: the latest ones, and how many there are. */
  favourites_data: v.nullish(v.object({ items: f.rows(productCard), total: f.optionalCount })),
});
export type ProfileFigures = v.InferOutput<typeof extraData>;

/** Part of every answer. An answer without `basic_data` is for a guest. */
const profile = {
  basic_data: v.nullish(basicData),
  extra_data: v.nullish(extraData),
  meta_data: v.nullish(f.metaData),
  total_count: f.optionalCount,
  total_pages: f.optionalCount,
  current_page: f.optionalCount,
};
const reviewPage = v.object({ ...profile, reviews: f.rows(profileReview) });
/** Both kinds of profile answer with it. */
export type ProfileReviewPage = v.InferOutput<typeof reviewPage>;

/** A reward for reviews. */
export const reward = v.object({
  id: f.id,
  title: f.optionalText,
  description: f.optionalText,
  /** The code to redeem it with. */
  code: f.optionalText,
  /** In `currency`, where it is an amount. */
  amount: f.optionalNumber,
  currency: f.optionalText,
  /** 'open', 'used' or 'expired'; others are shown as they are. */
  status: f.optionalText,
  created_at: f.optionalTime,
  expires_at: f.optionalTime,
  shop_name: f.optionalText,
  shop_internal_path: f.optionalText,
  product_title: f.optionalText,
  product_internal_path: f.optionalText,
});
export type Reward = v.InferOutput<typeof reward>;

const privatePath = '/reviews/users/{slug}.json';
const publicPath = '/reviews/profile/{slug}.json';
const listParams = {
  search: v.string(),
  sort_by: v.string(),
  page: v.string(),
  /** '1' to '5', or empty for all. */
  filter_rating: v.string(),
};
const tabPage = <Tab extends string>(tab: Tab) => v.object({ tab: v.picklist([tab]), page: v.string() });

/**
 * The signed-in reviewer's own profile, whoever `{slug}` names: if its `encoded_id` is another, that one's public profile
 * is shown. Guests get 401.
 */
export const privateProfileCall = defineCall({
  method: 'GET',
  path: privatePath,
  params: v.object({ tab: v.picklist(['reviews']), ...listParams, review_type: v.picklist(ownReviewTypes) }),
  answer: reviewPage,
});

/** One page of rewards: those that can be used, then the others, each the latest first. */
export const privateRewardsCall = defineCall({
  method: 'GET',
  path: privatePath,
  params: tabPage('rewards'),
  answer: v.object({ ...profile, items: f.rows(reward) }),
});

/** One page of ordered products, the latest first. */
export const privateOrdersCall = defineCall({
  method: 'GET',
  path: privatePath,
  params: tabPage('orders'),
  answer: v.object({ ...profile, items: f.rows(orderLineItem) }),
});

/** One page of disputes: those that wait for the reviewer, the first one due first, then the others, the latest first. */
export const privateDisputesCall = defineCall({
  method: 'GET',
  path: privatePath,
  params: tabPage('disputes'),
  answer: v.object({ ...profile, items: f.rows(disputeSummary) }),
});

const recommendations = { ...profile, items: f.rows(profileReview) };

/** A further page of one's own recommendations; the first one is part of each answer. */
export const privateRecommendationsCall = defineCall({
  method: 'GET',
  path: privatePath,
  params: tabPage('recommendations'),
  answer: v.object(recommendations),
});

/** The public profile of a reviewer. `{slug}` is the slug or the encoded id. Private data are never sent. */
export const publicProfileCall = defineCall({
  method: 'GET',
  path: publicPath,
  params: v.object({ tab: v.picklist(['reviews']), ...listParams }),
  answer: reviewPage,
});

/** One page of what they recommend, the latest first. */
export const publicRecommendationsCall = defineCall({
  method: 'GET',
  path: publicPath,
  params: tabPage('recommendations'),
  answer: v.object(recommendations),
});

/** One page of the products they hearted, the latest first. */
export const publicFavouritesCall = defineCall({
  method: 'GET',
  path: publicPath,
  params: tabPage('favourites'),
  answer: v.object({ ...profile, items: f.rows(productCard) }),
});
