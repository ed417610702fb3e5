/** Texts of the filter sidebar. Numbers are formatted already. */
export const filterMessages = {
  title: 'Filters',
  ratingAndUpSpoken: (rating: string) => `${rating} and up, stars`,
  reset: 'Reset',
  /** The button that applies the filters. `isMore`: there are more results than `count`. */
  show: (count: number, formatted: string, isMore: boolean) =>
    isMore ? `Show ${formatted}+ results` : count === 1 ? 'Show 1 result' : `Show ${formatted} results`,
  /** The same without a number. */
  showUncounted: 'Show results',
  any: 'Any',

  category: 'Category',
  allCategories: 'All categories',
  showAllCategories: 'Show all categories',
  fewerCategories: 'Show fewer categories',

  price: 'Price',
  minPrice: 'From',
  maxPrice: 'Up to',
  currency: 'Currency',
  inStoreCurrency: 'Prices are compared in each store’s own currency.',
  notANumber: 'Please enter a number, such as 25.',
  notAbovePrice: 'Please enter a price above 0.',
  swapped: 'The minimum is higher than the maximum, so the two will be swapped.',

  minimumRating: 'Minimum rating',
  reviews: 'Number of reviews',
  andUp: (value: string) => `${value} and up`,
  from: (value: string) => `${value}+`,
  transparency: 'Minimum transparency',
  transparencyHint: (percent: string) => `${percent} and up is shown unless you choose otherwise.`,
  authenticity: 'Minimum authenticity',
  tier: (tier: string, percent: string) => `${tier}, ${percent}`,

  country: 'Ships to',
  storeCountry: 'Store location',
} as const;
