import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { searchCall, searchMetrics } from './search.ts';
import { contactInfo, medal, shopMetrics } from './shop.ts';

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
  shop_medals: v.nullish(v.array(medal)),
  shop_metrics: v.nullish(shopMetrics),
  contact_info: v.nullish(contactInfo),
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
