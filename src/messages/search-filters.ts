/** Texts of the active filters of a search. Numbers and prices are formatted already. */
export const filterPillMessages = {
  activeFilters: 'Active filters',
  clear: 'Clear',

  category: (name: string) => `In ${name}`,
  categoryUnnamed: 'This category',
  shop: (name: string) => `${name} only`,
  shopUnnamed: 'This store only',
  country: (name: string) => `Ships to ${name}`,
  storeCountry: (name: string) => `Store in ${name}`,
  rating: (stars: string) => `Rated ${stars} and up`,
  transparency: (percent: string) => `Transparency ${percent} and up`,
  anyTransparency: 'Any transparency',
  authenticity: (percent: string) => `Authenticity ${percent} and up`,
  anyAuthenticity: 'Any authenticity',
  minPrice: (price: string) => `Price from ${price}`,
  maxPrice: (price: string) => `Price up to ${price}`,
  /** Used while no currency is chosen. */
  minStorePrice: (amount: string) => `From ${amount} in store currency`,
  maxStorePrice: (amount: string) => `Up to ${amount} in store currency`,
  reviews: (count: string) => `${count} reviews or more`,
  oneReview: 'With reviews',
  anyReviews: 'Any number of reviews',
} as const;

/** Texts of a search for the document and for screen readers. Numbers are formatted already. */
export const searchEffectMessages = {
  description: (heading: string) =>
    `${heading}: compare prices, ratings, transparency and authenticity before you buy.`,
  countOnPage: (count: string, page: string) => `${count}, page ${page}`,
} as const;

/** Texts of a search without results. Numbers are formatted already. */
export const noResultsMessages = {
  nothingFound: 'No results',
  nothingFoundFor: (query: string) => `No results for “${query}”`,
  withFilters: 'Try removing some filters.',
  /** Removing any single filter would bring no results. */
  withAllFilters: 'Nothing matches, even with any one of these filters removed.',
  withSpelling: 'Check the spelling, or try fewer and more general words.',
  inShop: 'This search covers this store only.',
  searchAnyTransparency: 'Include lower transparency',
  removeFilter: 'Remove one filter to see results:',
  without: (filter: string) => `Without “${filter}”`,
  anyTransparency: 'With any transparency',
  clearFilters: 'Clear all filters',
  searchAllShops: 'Search all stores',
  browse: 'Browse by category',

  beyondTitle: 'There are no results on this page',
  beyond: (pages: number, last: string) =>
    pages === 1 ? 'There is only one page.' : `There are ${last} pages.`,
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
} as const;
