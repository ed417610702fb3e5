import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the filter sidebar. */
export const filterMessages = defineMessages('filter', {
  title: 'Filters',
  ratingAndUpSpoken: message('{rating} and up, stars'),
  reset: 'Reset',
  /** The button that applies the filters. `isMore`: there are more results than `count`. */
  show: message(
    '{isMore, select, true {Show {count}+ results} other {{count, plural, one {Show # result} other {Show # results}}}}',
  ),
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
  /** The label of a limit in a chosen currency. */
  priceIn: message('{label} ({currency})'),
  currency: 'Currency',
  inStoreCurrency: 'Prices are compared in each store’s own currency.',
  /** What was typed cannot be read. `example` is a price, formatted. */
  notANumber: message('Please enter a price, such as {example}.'),
  notAbovePrice: 'Please enter a price above 0.',
  swapped: 'The minimum is higher than the maximum, so the two will be swapped.',

  minimumRating: 'Minimum rating',
  reviews: 'Number of reviews',
  andUp: message('{value} and up'),
  from: message('{value}+'),
  transparency: 'Minimum transparency',
  transparencyHint: message('Products below {percent} are hidden unless you choose lower.'),
  authenticity: 'Minimum authenticity',
  tier: message('{tier}, {percent}'),

  country: 'Ships to',
  storeCountry: 'Store location',
  brand: 'Brand',
});

/** Texts of the active filters of a search. Prices are formatted already. */
export const filterPillMessages = defineMessages('filterPill', {
  allCountries: 'All countries',
  activeFilters: 'Active filters',
  clear: 'Clear',

  category: message('In {name}'),
  categoryUnnamed: 'This category',
  shop: message('{name} only'),
  shopUnnamed: 'This store only',
  country: message('Ships to {name}'),
  storeCountry: message('Store in {name}'),
  rating: message('Rated {stars} and up'),
  transparency: message('Transparency {percent} and up'),
  anyTransparency: 'Any transparency',
  authenticity: message('Authenticity {percent} and up'),
  anyAuthenticity: 'Any authenticity',
  minPrice: message('Price from {price}'),
  maxPrice: message('Price up to {price}'),
  /** Used while no currency is chosen: prices count as the stores write them. No longer than pills are, 30 characters. */
  minStorePrice: message('From {amount} in any currency'),
  maxStorePrice: message('Up to {amount} in any currency'),
  reviews: message('{count, plural, one {# review or more} other {# reviews or more}}'),
  oneReview: 'With reviews',
  anyReviews: 'Any number of reviews',
  brand: message('Brand: {name}'),
});

/** Texts of a search without results. */
export const noResultsMessages = defineMessages('noResults', {
  nothingFound: 'No results',
  withFilters: 'Try removing some filters.',
  /** Removing any single filter would bring no results. */
  withAllFilters: 'Nothing matches, even with any one of these filters removed.',
  withSpelling: 'Check the spelling, or try fewer and more general words.',
  inShop: 'This search covers this store only.',
  searchAnyTransparency: 'Show less transparent ones',
  removeFilter: 'Remove one filter to see results:',
  without: message('Without “{filter}”'),
  anyTransparency: 'With any transparency',
  clearFilters: 'Clear all filters',
  searchAllShops: 'Search all stores',
  browse: 'Browse by category',
  instead: 'Highly transparent',

  beyondTitle: 'There are no results on this page',
  beyond: message('{pages, plural, one {There is only one page.} other {There are # pages.}}'),
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
});
