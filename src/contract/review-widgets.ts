import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { review, reviewSources, usedFor } from './reviews.ts';
import { scoreEntries } from './shop.ts';

/** The kinds of reviews on a shop page. A product page always lists all of its reviews. */
export const shopReviewTypes = ['all-reviews', 'shop-reviews', 'product-reviews'] as const;
export type ShopReviewType = (typeof shopReviewTypes)[number];

/** Why a review is not shown. `store` means that the store withholds it and gave no reason, `author` that its writer hid it. */
export const withheldReasons = [
  'store',
  'off_topic',
  'advertising',
  'offensive',
  'personal_data',
  'no_purchase',
  'legal',
  'author',
] as const;

/** Stars → number of reviews, under the keys "1" to "5". */
const ratingHistogram = v.record(v.string(), f.count);

/** The reviews of a product or store in one month. */
const monthOfRatings = v.object({
  /** `2026-03`. */
  month: v.string(),
  /** Reviews that are shown. */
  count: f.count,
  /** Of the reviews that are shown. */
  average_rating: f.optionalRating,
  /** Reviews that are not shown. */
  withheld: f.optionalCount,
  /** Disputes that were opened. */
  disputes: f.optionalCount,
});
export type MonthOfRatings = v.InferOutput<typeof monthOfRatings>;

/** What many reviews talk about, and how their writers felt. */
const reviewTopic = v.object({
  /** Its name in addresses. */
  topic: v.string(),
  /** Its name in the language of the request. */
  name: v.string(),
  /** Numbers of reviews. */
  positive: f.count,
  mixed: f.count,
  negative: f.count,
  /** The most telling sentences, word for word. */
  quotes: v.nullish(
    v.array(
      v.object({
        text: v.string(),
        /** `public_id` of its review. */
        public_id: v.string(),
        lang: f.optionalText,
        rating: f.optionalRating,
        reviewer_name: f.optionalText,
      }),
    ),
  ),
});
export type ReviewTopic = v.InferOutput<typeof reviewTopic>;

/**
 * Reviews with their figures. Average, number and histogram follow verified only, with pictures, source and type, and no
 * other choice.
 */
const widgetData = v.object({
  average_rating: f.optionalRating,
  number_of_reviews: f.optionalCount,
  number_of_questions: f.optionalCount,
  rating_histogram_data: v.nullish(ratingHistogram),
  /** Of the product, or the store on a shop page, whatever is chosen. */
  product_metrics: v.nullish(v.object(scoreEntries)),
  /** Source → number of reviews that are shown, whatever is chosen. */
  review_sources: v.nullish(v.record(v.string(), f.count)),
  /** The course of time, oldest month first, whatever is chosen. */
  ratings_by_month: v.nullish(v.array(monthOfRatings)),
  /** Reason, one of `withheldReasons`, → number of reviews that are not shown for it, whatever is chosen. */
  withheld_reasons: v.nullish(v.record(v.string(), f.count)),
  /** What the reviews talk about, in the order in which it is shown. */
  topics: v.nullish(v.array(reviewTopic)),
  /** Language (`de`), country (`DE`) and `usedFor` → number of reviews with the other choices; 0 where there are none. */
  review_languages: v.nullish(v.record(v.string(), f.count)),
  review_countries: v.nullish(v.record(v.string(), f.count)),
  review_used_for: v.nullish(v.record(v.string(), f.count)),
  currency: f.optionalText,
  lowest_price: f.optionalNumber,
  reviews: v.array(review),
  total_count: f.count,
  total_pages: f.count,
  current_page: f.count,
  /** The order of these reviews, one of `reviewSorts`, from hosts that count helpful votes. */
  sorted_by: f.optionalText,
  /** The review that the request names, wherever it stands in the list; null where there is none to be shown. */
  linked_review: v.nullish(review),
  /** The latest reviews with pictures or videos, whatever is chosen; for the row above the list. */
  reviews_with_media: f.rows(review),
  /** The top positive and critical review, whatever is chosen. */
  top_positive_review: v.nullish(review),
  top_critical_review: v.nullish(review),
});
export type WidgetData = v.InferOutput<typeof widgetData>;

/** Sort values of the review widgets. `most_helpful` is offered where the host says `sorted_by`. */
export const reviewSorts = [
  'most_helpful',
  'pictures_first',
  'newest',
  'highest_rating',
  'lowest_rating',
] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const shopParams = {
  platform: v.string(),
  shop_domain: v.string(),
  api_token: v.string(),
};
const listParams = {
  add_header_counts: v.picklist(['true']),
  page: v.string(),
  /** '1' to '5', or empty for all. */
  filter_rating: v.string(),
  sort_by: v.string(),
  /** Sent if somebody chose the order. Without it a host may answer in `most_helpful`, and says so in `sorted_by`. */
  sort_chosen: v.optional(v.picklist(['true'])),
  sort_dir: v.picklist(['asc', 'desc']),
  product_metrics: v.picklist(['true']),
  json_request: v.picklist(['true']),
  per_page: v.string(),
  search: v.string(),
  review_type: v.picklist(shopReviewTypes),
  review_source: v.picklist(reviewSources),
  verified_only: v.picklist(['true', 'false']),
  /** Only reviews with pictures or videos. Sent if chosen. */
  with_pictures: v.optional(v.picklist(['true'])),
  /** Only reviews that mention a topic, in a language, from a country, or after so long. Sent if chosen. */
  topic: v.optional(v.string()),
  review_language: v.optional(v.string()),
  review_country: v.optional(v.string()),
  used_for: v.optional(v.picklist(usedFor)),
  /** `public_id` of a review that is asked for beside the list. Sent where the address names one. */
  linked_review: v.optional(v.string()),
};

/** Reviews and figures of one product. */
export const productReviewCall = defineCall({
  method: 'GET',
  path: '/api/v1/widgets/product_review',
  params: v.object({ ...shopParams, external_id: v.string(), ...listParams }),
  answer: widgetData,
});

/** Reviews and figures of a store and of all its products. */
export const allReviewsCall = defineCall({
  method: 'GET',
  path: '/api/v1/widgets/all_reviews_page',
  params: v.object({ ...shopParams, ...listParams }),
  answer: widgetData,
});
