import { defineMessages } from './define.ts';
import { message } from './message.ts';

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
});

/** Texts of a search without results. */
export const noResultsMessages = defineMessages('noResults', {
  nothingFound: 'No results',
  nothingFoundFor: message('No results for “{query}”'),
  withFilters: 'Try removing some filters.',
  /** Removing any single filter would bring no results. */
  withAllFilters: 'Nothing matches, even with any one of these filters removed.',
  withSpelling: 'Check the spelling, or try fewer and more general words.',
  inShop: 'This search covers this store only.',
  searchAnyTransparency: 'Include lower transparency',
  removeFilter: 'Remove one filter to see results:',
  without: message('Without “{filter}”'),
  anyTransparency: 'With any transparency',
  clearFilters: 'Clear all filters',
  searchAllShops: 'Search all stores',
  browse: 'Browse by category',
  instead: 'Open about their reviews',

  beyondTitle: 'There are no results on this page',
  beyond: message('{pages, plural, one {There is only one page.} other {There are # pages.}}'),
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
});
