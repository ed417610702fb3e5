import { pillMaxCharacters } from '../contract/limits.ts';
import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { countryName } from '../domain/country-name.ts';
import { truncateText } from '../domain/format.ts';
import { anyShop, changedFilters, type FilterName } from '../domain/search-address.ts';
import { filterPillMessages as texts } from '../messages/filters.ts';
import type { Formats } from './formats.ts';

/** One filter of the address that differs from its default. */
export interface ActiveFilter {
  /** The parameter. `shop` stands for the three parameters that limit a search to one store. */
  readonly id: FilterName | 'shop' | 'collection';
  /** The full label. */
  readonly label: string;
  /** The label with a name of at most 30 characters. The words around the name do not count. */
  readonly short?: string;
  /** The change that removes this filter only. */
  readonly removal: Partial<SearchParams>;
}

/** The names of what an address gives as an id only. They come with an answer. */
export interface DisplayNames {
  readonly category?: string | null | undefined;
  readonly shop?: string | null | undefined;
}

/** The filters of an address that differ from their defaults, in display order. */
export function activeFilters(params: SearchParams, names: DisplayNames, formats: Formats): ActiveFilter[] {
  const { number, percent, price } = formats;
  const shop = names.shop ? texts.shop({ name: names.shop }) : texts.shopUnnamed;
  const inShop: ActiveFilter[] =
    params.shop_domain === null ? [] : [{ id: 'shop', label: shop, removal: anyShop }];
  const { collection } = params;
  const inCollection: ActiveFilter[] = collection
    ? [{ id: 'collection', label: collection, removal: { collection: null } }]
    : [];
  const limit = (
    amount: number | null,
    priced: typeof texts.minPrice | typeof texts.maxPrice,
    unpriced: typeof texts.minStorePrice | typeof texts.maxStorePrice,
  ) => (price ? priced({ price: price(amount ?? 0) }) : unpriced({ amount: number(amount ?? 0) }));
  const labels: Record<FilterName, () => string> = {
    category_id: () => (names.category ? texts.category({ name: names.category }) : texts.categoryUnnamed),
    min_rating: () => texts.rating({ stars: number(params.min_rating) }),
    min_transparency: () =>
      params.min_transparency > 0
        ? texts.transparency({ percent: percent(params.min_transparency) })
        : texts.anyTransparency,
    // An address may hold a negative limit.
    min_authenticity: () =>
      params.min_authenticity > 0
        ? texts.authenticity({ percent: percent(params.min_authenticity) })
        : texts.anyAuthenticity,
    country: () => texts.country({ name: countryName(params.country) }),
    store_country: () => texts.storeCountry({ name: countryName(params.store_country) }),
    min_price: () => limit(params.min_price, texts.minPrice, texts.minStorePrice),
    max_price: () => limit(params.max_price, texts.maxPrice, texts.maxStorePrice),
    reviews_count: () => reviewsLabel(params.reviews_count),
    brand: () => texts.brand({ name: params.brand ?? '' }),
  };
  const changed = changedFilters(params);
  const active = (Object.keys(labels) as FilterName[]).filter(id => changed.includes(id));
  return [
    ...inCollection,
    ...inShop,
    ...active.map(id => ({
      id,
      label: labels[id](),
      ...(id === 'category_id' &&
        names.category && {
          short: texts.category({ name: truncateText(names.category, pillMaxCharacters) }),
        }),
      removal: { [id]: searchDefaults[id] },
    })),
  ];
}

function reviewsLabel(count: number): string {
  if (count <= 0) return texts.anyReviews;
  return count === 1 ? texts.oneReview : texts.reviews({ count });
}
