/** The search parameters without their schema, because the boot of the page must not load the schema library. */

/**
 * The applied search. `min_rating` 0..5; `min_transparency` and `min_authenticity` whole percent; prices in
 * `currency`; `country` and `store_country` are two-letter codes or '*'.
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
  readonly brand: string | null;
  /** The name of the collection that linked here. It is in addresses, but in no request. */
  readonly collection: string | null;
}

/** In the fixed order of addresses and requests. */
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
  brand: null,
  collection: null,
};

/** The search parameters of a request, in their fixed order. A collection is in addresses alone. */
export type SearchParamName = Exclude<keyof SearchParams, 'collection'>;
export const searchParamNames = Object.keys(searchDefaults).filter(
  name => name !== 'collection',
) as readonly SearchParamName[];
