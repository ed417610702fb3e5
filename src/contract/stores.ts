import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { medal } from './product.ts';
import { searchCall, searchMetrics } from './search.ts';

/** A store in the results of the store search. */
const shopResult = v.object({
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
  shop_medals: v.nullish(v.array(medal)),
  /** Shown are `transparency_score` and `authenticity_score`, 0..1. */
  shop_metrics: v.nullish(v.record(v.string(), v.unknown())),
  contact_info: v.nullish(
    v.object({ response_time: v.nullish(v.object({ number: v.number(), unit: v.string() })) }),
  ),
});
export type ShopResult = v.InferOutput<typeof shopResult>;

/** The total may be rounded, or a text such as "1,200+", of which only the digits count. */
const paging = {
  current_page: f.optionalCount,
  results_total_count: v.nullish(v.union([f.count, v.string()])),
  per_page: f.optionalCount,
};

/** Takes the parameters of the product search. Those that do not apply to stores have no effect. */
export const storeSearchCall = defineCall({
  method: 'GET',
  path: '/reviews/store_search.json',
  params: searchCall.params,
  answer: v.object({
    /** The paging figures are here or in the answer itself. */
    data: v.object({ shop_results: v.array(shopResult), ...paging }),
    ...paging,
    meta_data: v.nullish(f.metaData),
    metrics: v.nullish(searchMetrics),
  }),
});
