import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category } from './categories.ts';
import * as f from './fields.ts';
import { paths } from './paths.ts';
import { productCard } from './search.ts';
import { shopData } from './shop.ts';

const productVariant = v.object({
  /** What it differs in: "Red / L". */
  title: v.string(),
  price: f.optionalNumber,
  compare_at_price: f.optionalNumber,
  image_url: f.optionalText,
});

export const productData = v.object({
  encoded_id: v.string(),
  external_id: f.id,
  handle: v.string(),
  title: v.string(),
  /** Plain text, in which blank lines separate paragraphs, or HTML. */
  description: f.optionalText,
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
  /** All pictures, the first one included. Without it `image_url` is the only one. */
  images: v.nullish(
    v.array(
      v.object({
        image_url: v.string(),
        retina_image_url: f.optionalText,
        /** What it shows, in the language of the page: "Teapot, from another side". */
        alt: f.optionalText,
      }),
    ),
  ),
  external_url: f.optionalText,
  shop_domain: v.string(),
  platform: v.string(),
  internal_path: v.string(),
  /** Price in `currency`. */
  price: f.optionalNumber,
  lowest_price: f.optionalNumber,
  /** The price of the dearest variant. Above the lowest one, the price is shown as "from". */
  highest_price: f.optionalNumber,
  /** What it cost before a sale. Above the price, it is shown struck through. */
  compare_at_price: f.optionalNumber,
  brand: f.optionalText,
  tags: v.nullish(v.array(v.string())),
  /** GTIN, UPC, EAN or ISBN, for structured data. */
  gtin: f.optionalText,
  /** What the product comes in. Prices in `currency`. */
  variants: v.nullish(v.array(productVariant)),
  currency: f.optionalText,
  category_id: v.nullish(f.id),
  /** Over all shown reviews, whatever a review widget is filtered by. */
  average_rating: f.optionalRating,
  reviews_count: f.optionalCount,
  /** The page on which to ask a question. Without it no such link is shown. */
  new_question_path: f.optionalText,
});
export type ProductData = v.InferOutput<typeof productData>;

/** An ordered product: whether it takes a review, its review, and its open dispute. */
const ownOrder = v.object({
  public_id: v.string(),
  product_reviewable: f.optionalFlag,
  review_public_id: f.optionalText,
  dispute_path: f.optionalText,
});
export type OwnOrder = v.InferOutput<typeof ownOrder>;

export const productPageCall = defineCall({
  method: 'GET',
  path: paths.product,
  params: v.object({ format: v.picklist(['json']) }),
  answer: v.object({
    product_data: productData,
    shop_data: shopData,
    meta_data: v.nullish(f.metaData),
    /** From the top level down to the product's own category. */
    categories_data: v.nullish(v.array(category)),
    /** Products of the same kind, of any store. */
    similar_products: v.nullish(v.array(productCard)),
    /** Other products of the same store. */
    more_from_shop: v.nullish(v.array(productCard)),
    /** The signed-in reader's latest order of it: null where they have none, absent where the host does not say. */
    line_item: v.nullish(ownOrder),
  }),
});
