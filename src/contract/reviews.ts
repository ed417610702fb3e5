import * as v from 'valibot';
import * as f from './fields.ts';
import { person } from './reviewer.ts';

/** The author of a review. */
export const reviewAuthor = v.object({
  ...person,
  slug: f.optionalText,
  country: f.optionalText,
  internal_path: f.optionalText,
});

export const reviewSources = [
  'all_sources',
  'organic',
  'invite',
  'migrated',
  'aliexpress',
  'verified_provider',
  'unverified_provider',
  'unverified_source',
] as const;
export type ReviewSource = (typeof reviewSources)[number];
/** How long its writer had used what a review is about. */
export const usedFor = ['under_1_month', '1_to_6_months', '6_to_12_months', 'over_1_year'] as const;
export type UsedFor = (typeof usedFor)[number];

export const reviewEntries = {
  uuid: v.string(),
  public_id: f.optionalText,
  published: f.optionalFlag,
  deleted: f.optionalFlag,
  /** 0..5, in any fractions. */
  rating: f.optionalRating,
  title: f.optionalText,
  body: f.optionalText,
  /** ISO 8601. */
  created_at: f.optionalTime,
  /** Language of title and text, such as `en`. */
  lang: f.optionalText,
  /** Title and text in other languages. */
  translations: v.nullish(
    v.array(v.object({ lang: v.string(), title: f.optionalText, body: f.optionalText })),
  ),
  /** How the review came about: one of `reviewSources`. */
  source: f.optionalText,
  /** Whether this purchase is confirmed. Whether the person is a verified buyer is a field of the person. */
  verified: f.optionalFlag,
  /** One of `usedFor`. */
  used_for: f.optionalText,
  /** Whether its writer got something for it. */
  rewarded: f.optionalFlag,
  reviewer: v.nullish(reviewAuthor),
  video_external_ids: v.nullish(v.array(v.string())),
  media_platform_hosted_video_infos: v.nullish(
    v.array(v.object({ media_platform_url: f.optionalText, poster_url: f.optionalText })),
  ),
  pictures_urls: v.nullish(v.array(v.object({ compact: f.optionalText, huge: f.optionalText }))),
  /** The store's answer. */
  reply: v.nullish(v.object({ body: v.string(), created_at: f.optionalTime, name: f.optionalText })),
  /**
   * How many people found it helpful, and whether the signed-in reviewer did. Without it there is no vote. Nobody is asked
   * whether a review was of no help, so nothing says of how many readers these are.
   */
  helpful: v.nullish(v.object({ count: f.count, voted: f.optionalFlag })),
  /** Set if the review is shown apart from its product, as featured reviews are. */
  product_title: f.optionalText,
  product_internal_path: f.optionalText,
  product_image_url: f.optionalText,
  product_retina_image_url: f.optionalText,
  shop_name: f.optionalText,
};
export const review = v.object(reviewEntries);
export type Review = v.InferOutput<typeof review>;

/** A review on the profile of its writer, with its product. */
export const profileReview = v.object({
  ...reviewEntries,
  /** Whether its writer recommends the product. */
  recommend: f.optionalFlag,
});
export type ProfileReview = v.InferOutput<typeof profileReview>;
