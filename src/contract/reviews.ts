import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { reviewAuthor } from './reviewer.ts';

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
export const shopReviewTypes = ['all-reviews', 'shop-reviews', 'product-reviews'] as const;

export const review = v.object({
  uuid: v.string(),
  public_id: f.optionalText,
  published: f.optionalFlag,
  deleted: f.optionalFlag,
  rating: f.optionalRating,
  title: f.optionalText,
  body: f.optionalText,
  /** ISO 8601. */
  created_at: f.optionalText,
  source: f.optionalText,
  verified: f.optionalFlag,
  reviewer: v.nullish(reviewAuthor),
  video_external_ids: v.nullish(v.array(v.string())),
  media_platform_hosted_video_infos: v.nullish(v.array(v.object({ media_platform_url: f.optionalText }))),
  pictures_urls: v.nullish(v.array(v.object({ compact: f.optionalText, huge: f.optionalText }))),
  /** Set if the review is shown apart from its product, as featured reviews are. */
  product_title: f.optionalText,
  product_internal_path: f.optionalText,
  product_image_url: f.optionalText,
  product_retina_image_url: f.optionalText,
  shop_name: f.optionalText,
});
export type Review = v.InferOutput<typeof review>;

/** Stars → number of reviews, under the keys "1" to "5". */
const ratingHistogram = v.record(v.string(), f.count);

const widgetData = v.object({
  average_rating: f.optionalRating,
  number_of_reviews: f.optionalCount,
  number_of_questions: f.optionalCount,
  rating_histogram_data: v.nullish(ratingHistogram),
  product_metrics: v.nullish(
    v.object({
      transparency_score: f.optionalScore,
      authenticity_score: f.optionalScore,
    }),
  ),
  currency: f.optionalText,
  lowest_price: f.optionalNumber,
  reviews: v.array(review),
  total_count: f.count,
  total_pages: f.count,
  current_page: f.count,
});
export type WidgetData = v.InferOutput<typeof widgetData>;

/** Sort values of the review widgets. */
export const reviewSorts = ['pictures_first', 'newest', 'highest_rating', 'lowest_rating'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const widgetParams = v.object({
  platform: v.string(),
  shop_domain: v.string(),
  api_token: v.string(),
  external_id: v.optional(v.string()),
  add_header_counts: v.literal('true'),
  page: v.string(),
  /** '1' to '5', or empty for all. */
  filter_rating: v.string(),
  sort_by: v.string(),
  sort_dir: v.picklist(['asc', 'desc']),
  product_metrics: v.literal('true'),
  json_request: v.literal('true'),
  per_page: v.string(),
  search: v.string(),
  review_type: v.picklist(shopReviewTypes),
  review_source: v.picklist(reviewSources),
  verified_only: v.picklist(['true', 'false']),
});

/** Reviews and figures of one product. */
export const productReviewCall = defineCall({
  method: 'GET',
  path: '/api/v1/widgets/product_review',
  params: widgetParams,
  answer: widgetData,
});
