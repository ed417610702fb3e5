import * as v from 'valibot';
import * as f from './fields.ts';
import { contactInfo, medal, shopMetrics } from './shop.ts';

/** A product as its picture alone shows it. */
export const picturedProduct = v.object({
  title: v.string(),
  internal_path: v.string(),
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
});
export type PicturedProduct = v.InferOutput<typeof picturedProduct>;

/** A store in the results of the store search. */
export const shopResult = v.object({
  encoded_shop_id: v.string(),
  name: v.string(),
  internal_path: f.optionalText,
  domain: f.optionalText,
  platform: f.optionalText,
  country: f.optionalText,
  /** One sentence by the store about itself. */
  description: f.optionalText,
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
  average_rating: f.optionalRating,
  reviews_count: f.optionalCount,
  products_count: f.optionalCount,
  /** What it sells, the best first. Three are shown. */
  top_products: v.nullish(v.array(picturedProduct)),
  shop_medals: v.nullish(v.array(medal)),
  shop_metrics: v.nullish(shopMetrics),
  contact_info: v.nullish(contactInfo),
});
export type ShopResult = v.InferOutput<typeof shopResult>;
