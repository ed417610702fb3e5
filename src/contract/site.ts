import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category } from './categories.ts';
import * as f from './fields.ts';
import { review } from './reviews.ts';
import { productCard } from './search.ts';

/** The figures on the home screen: numbers of reviews, shops and ordered items. */
export const homeMetricsCall = defineCall({
  method: 'GET',
  path: '/reviews.json',
  params: f.none,
  answer: v.object({
    total_verified_reviews: f.optionalCount,
    shop_metric: f.optionalCount,
    line_item_metric: f.optionalCount,
    meta_data: v.nullish(f.metaData),
  }),
});

const carouselParams = <Kind extends string>(kind: Kind) =>
  v.object({
    q: v.picklist([kind]),
    country: v.string(),
    redesign: v.optional(v.string()),
  });

/** A named list of products that links to a search or category. */
const collection = v.object({
  title: v.string(),
  path: v.string(),
  subtitle: f.optionalText,
  products: v.array(productCard),
});
export type Collection = v.InferOutput<typeof collection>;

const path = '/reviews/carousels.json';
/** Products with high transparency. */
export const productCarouselCall = defineCall({
  method: 'GET',
  path,
  params: carouselParams('product'),
  answer: v.nullish(v.array(productCard)),
});
export const categoryCarouselCall = defineCall({
  method: 'GET',
  path,
  params: carouselParams('category'),
  answer: v.nullish(v.array(category)),
});
export const collectionCarouselCall = defineCall({
  method: 'GET',
  path,
  params: carouselParams('collection'),
  answer: v.nullish(v.array(collection)),
});
export const featuredReviewCarouselCall = defineCall({
  method: 'GET',
  path,
  params: carouselParams('featured_review'),
  answer: v.nullish(v.array(review)),
});

/** Meta data of a screen, for screens whose own calls do not include it. */
export const pageMetaCall = defineCall({
  method: 'GET',
  /** The path of the screen itself. */
  path: '/reviews/{page}',
  params: v.object({ format: v.picklist(['json']) }),
  answer: v.object({ meta_data: v.nullish(f.metaData) }),
});
