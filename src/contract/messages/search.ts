/** Texts of the product search. Numbers and prices come in formatted for the page's language. */
export const searchMessages = {
  ofQuery: (query: string) => `Results for “${query}”`,
  ofShop: (shop: string) => `Products of ${shop}`,
  all: 'All products',
  description: (heading: string) =>
    `${heading}: compare prices, ratings, transparency and authenticity before you buy.`,
  /** `isMore` says that the host counted only so far. */
  count: (count: number, formatted: string, isMore: boolean) =>
    isMore ? `${formatted}+ products` : count === 1 ? '1 product' : `${formatted} products`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  searching: 'Searching…',
  /** The host found nothing for the typed text, and took another spelling. */
  countInstead: (count: string, query: string) => `${count} for “${query}” instead`,

  transparencyFrom: (percent: string) => `Only products with a transparency of ${percent} or more are shown.`,
  anyTransparency: 'Products of any transparency are shown.',
  liftTransparency: 'Show all products',
  restoreTransparency: (percent: string) => `Only ${percent} and more`,

  sortBy: 'Sort by',
  minimumRating: 'Minimum rating',
  ratingFrom: (stars: string) => `${stars} and up`,
  filterBar: 'Sort and filter',
  activeFilters: 'Active filters',
  clear: 'Clear',
  pills: {
    category: (name: string) => `In ${name}`,
    categoryById: (id: string) => `Category ${id}`,
    shop: (name: string) => `Only ${name}`,
    shopUnnamed: 'This store only',
    country: (name: string) => `Ships to ${name}`,
    storeCountry: (name: string) => `Store in ${name}`,
    rating: (stars: string) => `Rated ${stars} and up`,
    transparency: (percent: string) => `Transparency ${percent} and up`,
    anyTransparency: 'Any transparency',
    authenticity: (percent: string) => `Authenticity ${percent} and up`,
    minPrice: (price: string) => `Price from ${price}`,
    maxPrice: (price: string) => `Price up to ${price}`,
    reviews: (count: string) => `${count} reviews and more`,
    oneReview: 'With reviews',
  },

  results: 'Products',
  nothingFound: 'Nothing found',
  nothingFoundFor: (query: string) => `Nothing found for “${query}”`,
  withFilters: 'With fewer filters there may be more.',
  withSpelling: 'Check the spelling, or try fewer and more general words.',
  inShop: 'Only one store was searched.',
  searchAnyTransparency: 'Include lower transparency',
  clearFilters: 'Clear all filters',
  searchAllShops: 'Search all stores',
  browse: 'Browse by category',

  beyondTitle: 'The results end before this page',
  beyond: (pages: number, last: string) =>
    pages === 1 ? 'There is one page only.' : `There are ${last} pages.`,
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',

  failedTitle: 'The results did not load',
  failed: 'Something went wrong on our side. What you searched for stays as it is.',
  offline: 'There was no answer. Please check your connection and try again.',
  retry: 'Try again',
} as const;
