import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';
import { paths } from './paths.ts';
import { searchCall, searchMetrics } from './search.ts';
import { shopResult } from './shop-result.ts';

/** The total may be rounded, or a text such as "1,200+", of which only the digits count. */
const paging = {
  current_page: f.optionalCount,
  results_total_count: v.nullish(v.union([f.count, v.string()])),
  per_page: f.optionalCount,
};

/** Takes the parameters of the product search. Those that do not apply to stores have no effect. */
export const storeSearchCall = defineCall({
  method: 'GET',
  path: paths.storeSearch,
  params: searchCall.params,
  answer: v.object({
    /** The paging figures are here or in the answer itself. */
    data: v.object({ shop_results: v.array(shopResult), ...paging }),
    ...paging,
    meta_data: v.nullish(f.metaData),
    metrics: v.nullish(searchMetrics),
  }),
});
