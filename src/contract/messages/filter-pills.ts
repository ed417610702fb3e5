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
