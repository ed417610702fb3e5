import * as v from 'valibot';
import * as f from './fields.ts';

/** The two scores of a product or store, and the sums that they are made of. */
export const scoreEntries = {
  transparency_score: f.optionalScore,
  authenticity_score: f.optionalScore,
  /** Reviews that were written, without those that their writers deleted. */
  written_reviews_count: f.optionalCount,
  /** The published reviews. Transparency is their share of the written ones. */
  published_reviews_count: f.optionalCount,
  /** Shown reviews of verified buyers. Authenticity is their share of the shown ones. */
  verified_reviews_count: f.optionalCount,
};

export const medal = v.object({ name: v.string(), tier: f.optionalText });

/** The figures of a store. Hosts may have any of them. */
export const shopMetrics = v.object({
  ...scoreEntries,
  /** Over the shown reviews of the store and of its products. */
  average_rating: f.optionalRating,
  reviews_count: f.optionalCount,
  products_count: f.optionalCount,
  /** Shown reviews that the store has answered. */
  replies_count: f.optionalCount,
});
export type ShopMetrics = v.InferOutput<typeof shopMetrics>;

/** How long a store takes to answer: a number of a unit such as `hours` or `days`. */
export const responseTime = v.object({ number: v.number(), unit: v.string() });
export type ResponseTime = v.InferOutput<typeof responseTime>;

/** How to reach a store, and how fast it answers. */
export const contactInfo = v.object({
  response_time: v.nullish(responseTime),
  /** How long its latest answers to reviews took, as a rule: their median. */
  usual_response_time: v.nullish(responseTime),
  email: f.optionalText,
  phone: f.optionalText,
  address: f.optionalText,
});

export const shopData = v.object({
  encoded_id: v.string(),
  domain: v.string(),
  platform: v.string(),
  /** Sent as api_token with the widget calls. */
  public_token: v.string(),
  name: v.string(),
  internal_path: v.string(),
  external_url: f.optionalText,
  country: f.optionalText,
  /** One sentence by the store about itself. */
  description: f.optionalText,
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
  settings: v.nullish(
    v.object({
      disable_web_reviews: f.optionalFlag,
      enable_question_anwser: f.optionalFlag,
      enable_question_answer: f.optionalFlag,
      shop_settings: v.nullish(v.object({ review_site_show_cards_carousel: f.optionalFlag })),
    }),
  ),
  shop_medals: v.nullish(v.array(medal)),
  shop_metrics: v.nullish(shopMetrics),
  contact_info: v.nullish(contactInfo),
});
export type ShopData = v.InferOutput<typeof shopData>;
