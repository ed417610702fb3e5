/** Texts of the store search and of store cards. Numbers are formatted already. */
export const storeMessages = {
  title: 'Find stores',
  ofQuery: (query: string) => `Stores for “${query}”`,
  lead: 'See how open a store is about its reviews before you order from it.',
  description:
    'Find stores by name or by what they sell, with their medals, ratings and how fast they answer.',
  field: 'Search for stores',
  placeholder: 'Store name, or what it sells',
  submit: 'Search stores',

  filters: 'Sort and filter',
  sortBy: 'Sort by',
  store_country: 'Store location',
  country: 'Ships to',
  rating: 'Rating',
  anyRating: 'Any rating',
  ratingFrom: (stars: string) => `${stars} and up`,
  transparency: 'Transparency',
  authenticity: 'Authenticity',
  anyScore: 'Any',
  scoreFrom: (percent: string, medal: string) => `${percent} and up: ${medal}`,
  scoreOf: (percent: string) => `${percent} and up`,
  reviews: 'Reviews',
  anyReviews: 'Any number',
  reviewsFrom: (count: string) => `${count} or more`,
  clear: 'Clear',

  count: (count: number, shown: string, isMore: boolean) =>
    isMore ? `${shown}+ stores` : count === 1 ? '1 store' : `${shown} stores`,
  countInstead: (count: string, query: string) => `${count} for “${query}” instead`,
  searching: 'Searching…',
  results: 'Stores',

  products: (count: number, shown: string) => (count === 1 ? '1 product' : `${shown} products`),
  seeProducts: 'See products',
  seeProductsOf: (shop: string) => `See products of ${shop}`,
  answersIn: (number: string, unit: string) => `Answers within ${number} ${unit}`,

  none: 'No stores found',
  noneFor: (query: string) => `No stores found for “${query}”`,
  allStores: 'See all stores',
  searchProducts: 'Search products instead',
  failed: 'We couldn’t load the stores',
} as const;
