import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { paths } from './paths.ts';
import { reviewEntries } from './reviews.ts';
import { productCard } from './search.ts';
import { shopData } from './shop.ts';

/** A recommendation: a review that the store shows off, with the product it is about. */
export const featuredCard = v.object({
  ...reviewEntries,
  uuid: f.optionalText,
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
  internal_path: f.optionalText,
});
export type FeaturedCard = v.InferOutput<typeof featuredCard>;

/** A store with its best reviewed products and its recommendations. */
export const shopPageCall = defineCall({
  method: 'GET',
  path: paths.shop,
  params: v.object({ format: v.picklist(['json']) }),
  answer: v.object({
    shop_data: shopData,
    meta_data: v.nullish(f.metaData),
    top_products: v.nullish(v.array(productCard)),
    featured_cards: v.nullish(v.array(featuredCard)),
  }),
});
