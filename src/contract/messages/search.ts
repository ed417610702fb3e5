/** Texts of the product search. Numbers and prices come in formatted for the page's language. */
export const searchMessages = {
  heading: {
    ofQuery: (query: string) => `Results for “${query}”`,
    all: 'All products',
  },
  documentTitle: (heading: string) => `${heading} – product search`,
  documentDescription: (heading: string) =>
    `${heading}: compare prices, verified reviews, transparency and authenticity before you buy.`,
  /** `rounded` says that the host counted only so far. */
  count: (count: number, formatted: string, rounded: boolean) =>
    count === 1 && !rounded ? '1 product' : `${formatted}${rounded ? '+' : ''} products`,
  pageOf: (page: string, pages: string) => `page ${page} of ${pages}`,
  searching: 'Searching…',
  noProducts: 'No products found',

  transparency: {
    from: (percent: string) => `Only products with a transparency of ${percent} or more are shown.`,
    any: 'Products of any transparency are shown.',
    lift: 'Show all',
    restore: (percent: string) => `Only ${percent} or more`,
  },

  filters: 'Filters',
  filterBar: 'Filter and sort',
  rating: {
    legend: 'Minimum rating',
    any: 'Any rating',
    from: (stars: string) => `${stars} and up`,
    fromSpoken: (stars: string) => `${stars} stars and up`,
  },
  sort: {
    label: 'Sort by',
  },

  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  clear: 'Clear',
  clearSpoken: 'Clear all filters',
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
    minPrice: (price: string) => `From ${price}`,
    maxPrice: (price: string) => `Up to ${price}`,
    reviews: (count: string) => `${count} reviews and more`,
    oneReview: 'With reviews',
  },

  results: 'Products',
  empty: {
    title: (query: string) => (query ? `Nothing found for “${query}”` : 'No products here'),
    withFilters: 'Your filters leave nothing over. Lift one of them:',
    withFloor: (percent: string) =>
      `Only products with a transparency of ${percent} or more were searched. There may be more without this limit.`,
    showAnyTransparency: 'Search all products',
    clear: 'Clear all filters',
    everywhere: 'Search all stores',
    hintsTitle: 'What often helps',
    hints: [
      'Check the spelling, or write the word another way.',
      'Use fewer or more general words: “lamp” finds more than “brass desk lamp with shade”.',
    ],
    browse: 'Browse by category',
  },
  beyond: {
    title: 'There is nothing on this page',
    text: (page: string) => `The results end before page ${page}.`,
    first: 'Go to the first page',
    last: (page: string) => `Go to the last page (${page})`,
  },
  failed: {
    title: 'The results could not be loaded',
    text: 'This is not your fault. Try again; what you searched for stays as it is.',
    offline: 'There was no answer. Check your connection and try again.',
    retry: 'Try again',
  },
} as const;
