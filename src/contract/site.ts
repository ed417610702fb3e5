import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category } from './categories.ts';
import * as f from './fields.ts';
import { paths } from './paths.ts';
import { review } from './reviews.ts';
import { productCard } from './search.ts';

/** The figures on the home screen: numbers of reviews, shops and ordered items. */
export const homeMetricsCall = defineCall({
  method: 'GET',
  path: paths.siteMetrics,
  params: f.none,
  answer: v.object({
    total_verified_reviews: f.optionalCount,
    shop_metric: f.optionalCount,
    line_item_metric: f.optionalCount,
    meta_data: v.nullish(f.metaData),
  }),
});

/** A named list of products that links to a search or category. */
const collection = v.object({
  title: v.string(),
  path: v.string(),
  subtitle: f.optionalText,
  products: v.array(productCard),
});
export type Collection = v.InferOutput<typeof collection>;

/* @__NO_SIDE_EFFECTS__ */
function carouselCall<Kind extends string, Row extends v.GenericSchema>(kind: Kind, row: Row) {
  return defineCall({
    method: 'GET',
    path: paths.carousels,
    params: v.object({
      q: v.picklist([kind]),
      country: v.string(),
      redesign: v.optional(v.string()),
    }),
    answer: v.nullish(v.array(row)),
  });
}

/** Products with high transparency. */
export const productCarouselCall = carouselCall('product', productCard);
export const categoryCarouselCall = carouselCall('category', category);
export const collectionCarouselCall = carouselCall('collection', collection);
export const featuredReviewCarouselCall = carouselCall('featured_review', review);

/** Meta data of a screen, for screens whose own calls do not include it. */
export const pageMetaCall = defineCall({
  method: 'GET',
  /** The path of the screen itself. */
  path: '/reviews/{page}',
  params: v.object({ format: v.picklist(['json']) }),
  answer: v.object({ meta_data: v.nullish(f.metaData) }),
});
