import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the product search. Prices are formatted already. */
export const searchMessages = defineMessages('search', {
  ofQuery: message('Results for “{query}”'),
  ofQueryIn: message('Results for “{query}” in {shop}'),
  ofQueryInShop: message('Results for “{query}” in this store'),
  /** Where nothing is found. */
  noneOf: message('No results for “{query}”'),
  ofShop: message('Products from {shop}'),
  inCategory: 'Products in this category',
  inShop: 'Products from this store',
  ofCollection: message('Collection “{name}”'),
  all: 'All products',
  /** `isMore`: there are more products than `count`. */
  count: message(
    '{isMore, select, true {{count}+ products} other {{count, plural, one {# product} other {# products}}}}',
  ),
  searching: 'Searching…',
  /** The host corrected the spelling of the typed text. */
  countInstead: message('{count} for “{query}” instead'),
  /** No product has all words of the typed text. */
  countRelaxed: message('No product matches the whole search. Showing {count} for “{query}”.'),
  /** All that is shown has some of the words only. */
  countClose: message('No product matches the whole search. Close to it: {count}.'),
  /** Nothing is as cheap, or as dear, as the typed text says; `isRelaxed`: nor has it all words. */
  countNearPrice: message(
    '{isRelaxed, select, true {No product matches the whole search. Closest in price for “{query}”: {count}.} other {No product in this price range. Closest in price: {count}.}}',
  ),

  /** Heading of products that have not all words of the typed text. */
  close: 'Close matches',

  /** Where their number is not known. */
  hidden: message('Any below {percent} transparency are hidden.'),
  /** Where their number is known. */
  hiddenCount: message(
    '{count, plural, one {# below {percent} transparency is hidden.} other {# below {percent} transparency are hidden.}}',
  ),
  shown: message('Products below {percent} transparency are shown.'),
  show: 'Show',
  hide: 'Hide',

  filterBy: 'Filter by',
  sortBy: 'Sort by',
  minimumRating: 'Minimum rating',
  ratingFrom: message('{stars} and up'),
  filterBar: 'Sort and filter',

  results: 'Products',

  failedTitle: 'We couldn’t load the results',

  description: message('{heading}: compare prices, ratings, transparency and authenticity before you buy.'),
  /** The number of results of a choice. */
  choiceCount: message('{isMore, select, true {{count}+} other {{count}}}'),
  countOnPage: message('{count}, page {page}'),
});

/** The sort orders of products. */
export const productOrderMessages = defineMessages('productOrder', {
  default: 'Default',
  reviews_count: 'Most reviews first',
  newest: 'Newest',
  best_selling: 'Best Selling',
  price_asc: 'Low price first',
  price_desc: 'High price first',
});
