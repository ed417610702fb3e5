import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category } from './categories.ts';
import * as f from './fields.ts';
import { paths } from './paths.ts';
import { type SearchParamName, searchParamNames } from './search-params.ts';

/** A product in results, carousels and shop pages. */
export const productCard = v.object({
  encoded_product_id: v.string(),
  title: v.string(),
  internal_path: v.string(),
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
  /** The picture of its category: shown pale where the product has none. */
  category_image_url: f.optionalText,
  /** Price in `currency`; the lowest price of all variants. */
  price: f.optionalNumber,
  /** The price of the dearest variant. Above `price`, the price is shown as "from". */
  highest_price: f.optionalNumber,
  /** What it cost before a sale. Above `price`, it is shown struck through. */
  compare_at_price: f.optionalNumber,
  brand: f.optionalText,
  currency: f.optionalText,
  average_rating: f.optionalRating,
  reviews_count: f.optionalCount,
  transparency_score: f.optionalScore,
  authenticity_score: f.optionalScore,
  shop_name: f.optionalText,
  shop_domain: f.optionalText,
  shop_internal_path: f.optionalText,
  platform: f.optionalText,
  shop_country: f.optionalText,
});
export type ProductCard = v.InferOutput<typeof productCard>;

/** A count that the host may round, or send as text such as "1,200+", of which only the digits count. */
export const roundedCount = v.union([f.count, v.string()]);

export const searchResultPage = v.object({
  category: v.nullish(category),
  current_page: f.count,
  rounded_results_total_count: roundedCount,
  per_page: f.count,
  search_in_shop_name: f.optionalText,
  done_search_sha1: f.optionalText,
  search_results: v.array(productCard),
});

/** The parameters of a request. All are texts, as in an address. */
const searchRequest = v.object(
  Object.fromEntries(searchParamNames.map(name => [name, v.optional(v.string())])) as {
    [Name in SearchParamName]: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
  },
);

export const searchMetrics = v.object({
  /** Whether the signed-in reviewer has saved this search; false for guests. Without it, searches cannot be saved. */
  is_saved: f.optionalFlag,
  /** The corrected text that the host searched for instead. */
  corrected_q: f.optionalText,
  /**
   * The words that the host searched for instead, because no product within the filters has all of them. A search for these
   * words finds as many.
   */
  relaxed_q: f.optionalText,
  /**
   * A limit of the price that the text names, as it was read: `min` and `max` in `currency`, null for that of each store,
   * and `q`, the text without it. `is_currency_read` tells whether the text names the currency. Where it does not, `named_q` is
   * the text with `{currency}` where one can be named.
   */
  price_read: v.nullish(
    v.object({
      min: f.optionalNumber,
      max: f.optionalNumber,
      currency: f.optionalText,
      is_currency_read: f.optionalFlag,
      q: v.string(),
      named_q: f.optionalText,
    }),
  ),
  /**
   * How many results, from the first of page 1 on, have all words searched for. Those after them are close matches, which
   * the total leaves out. With 0, the total is that of the close matches; with `price_read`, these come next to its limits.
   */
  matching_count: f.optionalCount,
  /**
   * For a search without results: the number of results without one filter, by the name of its parameter.
   * `shop_domain` stands for all three parameters of a shop. Filters that make no difference are left out. `all` is the
   * number with all of several filters cleared.
   */
  results_without: v.nullish(v.record(v.string(), roundedCount)),
  /**
   * The number of results with another value of one filter, the other filters as they are: by the name of its parameter,
   * then by the value. Of countries, `other` stands for all that are not named.
   */
  results_with: v.nullish(v.record(v.string(), v.record(v.string(), roundedCount))),
});

export type SearchMetrics = v.InferOutput<typeof searchMetrics>;
export type PriceRead = NonNullable<SearchMetrics['price_read']>;

export const searchCall = defineCall({
  method: 'GET',
  path: paths.productSearch,
  params: searchRequest,
  answer: v.object({
    data: searchResultPage,
    meta_data: v.nullish(f.metaData),
    metrics: v.nullish(searchMetrics),
  }),
});
