import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the store search and of store cards. */
export const storeMessages = defineMessages('store', {
  title: 'Find stores',
  ofQuery: message('Stores for “{query}”'),
  lead: 'See how open a store is about its reviews before you order from it.',
  description:
    'Find stores by name or by what they sell, with their medals, ratings and how fast they reply.',
  field: 'Search for stores',
  placeholder: 'Store name, or what it sells',
  submit: 'Search stores',

  filters: 'Sort and filter',
  sortBy: 'Sort by',
  store_country: 'Store location',
  country: 'Ships to',
  rating: 'Rating',
  anyRating: 'Any rating',
  ratingFrom: message('{stars} and up'),
  transparency: 'Transparency',
  authenticity: 'Authenticity',
  anyScore: 'Any',
  scoreFrom: message('{percent} and up: {medal}'),
  scoreOf: message('{percent} and up'),
  reviews: 'Reviews',
  anyReviews: 'Any number',
  reviewsFrom: message('{count} or more'),
  clear: 'Clear',

  count: message(
    '{isMore, select, true {{count}+ stores} other {{count, plural, one {# store} other {# stores}}}}',
  ),
  countInstead: message('{count} for “{query}” instead'),
  /** While only the default limit is in effect. Takes as many lines as `hiddenCount`, which comes in its place. */
  hidden: message('Any below {percent} transparency are hidden.'),
  /** The same, where the number is known. */
  hiddenCount: message(
    '{count, plural, one {# below {percent} transparency is hidden.} other {# below {percent} transparency are hidden.}}',
  ),
  show: 'Show',
  searching: 'Searching…',
  results: 'Stores',

  products: message('{count, plural, one {# product} other {# products}}'),
  seeProducts: 'See products',
  seeProductsOf: message('See products of {shop}'),
  answersIn: message('Says it replies within {time}'),
  /** From the dates of its replies. */
  usuallyIn: message('Usually replies in {time}'),

  none: 'No stores found',
  noneFor: message('No stores found for “{query}”'),
  allStores: 'See all stores',
  searchProducts: 'Search products instead',
  failed: 'We couldn’t load the stores',
});
