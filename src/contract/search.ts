import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category } from './category.ts';
import * as f from './fields.ts';

/** The search parameters in their fixed order. Addresses and requests are written in this order. */
export const searchParamNames = [
  'q',
  'page',
  'redesign',
  'sort_by',
  'shop_domain',
  'search_in_shop',
  'platform',
  'category_id',
  'country',
  'store_country',
  'min_rating',
  'min_transparency',
  'min_authenticity',
  'currency',
  'min_price',
  'max_price',
  'reviews_count',
  'category_search',
] as const;
export type SearchParamName = (typeof searchParamNames)[number];

/**
 * The applied search. `min_rating` 0..5; `min_transparency` and `min_authenticity` whole percent;
 * prices in `currency`; `country` and `store_country` are two-letter codes or '*'.
 */
export interface SearchParams {
  readonly q: string;
  readonly page: number;
  readonly redesign: string | null;
  readonly sort_by: string | null;
  readonly shop_domain: string | null;
  readonly search_in_shop: string | null;
  readonly platform: string | null;
  readonly category_id: number | null;
  readonly country: string;
  readonly store_country: string;
  readonly min_rating: number;
  readonly min_transparency: number;
  readonly min_authenticity: number;
  readonly currency: string | null;
  readonly min_price: number | null;
  readonly max_price: number | null;
  readonly reviews_count: number;
  readonly category_search: string | null;
}

export const searchDefaults: SearchParams = {
  q: '',
  page: 1,
  redesign: null,
  sort_by: null,
  shop_domain: null,
  search_in_shop: null,
  platform: null,
  category_id: null,
  country: '*',
  store_country: '*',
  min_rating: 0,
  min_transparency: 80,
  min_authenticity: 0,
  currency: null,
  min_price: null,
  max_price: null,
  reviews_count: 0,
  category_search: null,
};

/** A product as listed in results, carousels and shop pages. */
export const productCard = v.object({
  encoded_product_id: v.string(),
  title: v.string(),
  internal_path: v.string(),
  image_url: f.optionalText,
  retina_image_url: f.optionalText,
  /** Price in `currency`; with variants the lowest one. */
  price: f.optionalNumber,
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

export const searchResultPage = v.object({
  category: v.nullish(category),
  current_page: f.count,
  /** Rounded by the host; may come as text such as "1,200+", then only its digits count. */
  rounded_results_total_count: v.union([f.count, v.string()]),
  per_page: f.count,
  search_in_shop_name: f.optionalText,
  done_search_sha1: f.optionalText,
  search_results: v.array(productCard),
});
export type SearchResultPage = v.InferOutput<typeof searchResultPage>;

/** Every parameter as it travels in a request: text, because addresses are text. */
const searchRequest = v.object(
  Object.fromEntries(searchParamNames.map(name => [name, v.optional(v.string())])) as {
    [Name in SearchParamName]: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
  },
);

export const searchCall = defineCall({
  method: 'GET',
  path: '/reviews/search.json',
  params: searchRequest,
  answer: v.object({
    data: searchResultPage,
    meta_data: v.nullish(f.metaData),
    metrics: v.nullish(v.record(v.string(), v.unknown())),
  }),
});

export const suggestion = v.object({
  text: v.string(),
  /** A category id; then the suggestion reads "text in category". */
  id: v.nullish(f.id),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

export const instantSearchCall = defineCall({
  method: 'GET',
  path: '/reviews/instant_search',
  params: v.object({ q: v.string() }),
  answer: v.object({ suggestions: v.array(suggestion) }),
});
