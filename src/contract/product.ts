import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category } from './categories.ts';
import * as f from './fields.ts';

export const productData = v.object({
  encoded_id: v.string(),
  external_id: f.id,
  handle: v.string(),
  title: v.string(),
  /** Plain text. Blank lines separate paragraphs. */
  description: f.optionalText,
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
  external_url: f.optionalText,
  shop_domain: v.string(),
  platform: v.string(),
  internal_path: v.string(),
  /** Price in `currency`. */
  price: f.optionalNumber,
  lowest_price: f.optionalNumber,
  currency: f.optionalText,
  category_id: v.nullish(f.id),
});
export type ProductData = v.InferOutput<typeof productData>;

export const medal = v.object({ name: v.string(), tier: f.optionalText });

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
  shop_metrics: v.nullish(v.record(v.string(), v.unknown())),
  contact_info: v.nullish(
    v.object({
      response_time: v.nullish(v.object({ number: v.number(), unit: v.string() })),
      email: f.optionalText,
    }),
  ),
});
export type ShopData = v.InferOutput<typeof shopData>;

export const productPageCall = defineCall({
  method: 'GET',
  path: '/reviews/stores/{shop_slug}/products/{product_handle}',
  params: v.object({ format: v.literal('json') }),
  answer: v.object({
    product_data: productData,
    shop_data: shopData,
    meta_data: v.nullish(f.metaData),
    /** From the top level down to the product's own category. */
    categories_data: v.nullish(v.array(category)),
  }),
});
