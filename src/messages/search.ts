/** Texts of the product search. Numbers and prices are formatted already. */
export const searchMessages = {
  ofQuery: (query: string) => `Results for “${query}”`,
  ofQueryIn: (query: string, shop: string) => `Results for “${query}” in ${shop}`,
  ofQueryInShop: (query: string) => `Results for “${query}” in this store`,
  ofShop: (shop: string) => `Products from ${shop}`,
  inCategory: 'Products in this category',
  inShop: 'Products from this store',
  ofCollection: (name: string) => `Collection “${name}”`,
  all: 'All products',
  /** `isMore`: there are more products than `count`. */
  count: (count: number, formatted: string, isMore: boolean) =>
    isMore ? `${formatted}+ products` : count === 1 ? '1 product' : `${formatted} products`,
  searching: 'Searching…',
  /** The host corrected the spelling of the typed text. */
  countInstead: (count: string, query: string) => `${count} for “${query}” instead`,
  /** No product has all words of the typed text. */
  countRelaxed: (count: string, query: string) =>
    `No product has all words. Showing ${count} for “${query}”.`,

  transparencyFrom: (percent: string) => `Only products with a transparency of ${percent} or more are shown.`,
  anyTransparency: 'Products with any transparency are shown.',
  liftTransparency: 'Include lower transparency',
  restoreTransparency: (percent: string) => `Only ${percent} and up`,

  filterBy: 'Filter by',
  sortBy: 'Sort by',
  minimumRating: 'Minimum rating',
  ratingFrom: (stars: string) => `${stars} and up`,
  filterBar: 'Sort and filter',

  results: 'Products',

  failedTitle: 'We couldn’t load the results',
} as const;
