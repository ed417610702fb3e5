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
  notANumber: 'Please enter a number, such as 25.',
  notAbovePrice: 'Please enter a price above 0.',
  swapped: 'The minimum is higher than the maximum, so the two will be swapped.',

  minimumRating: 'Minimum rating',
  reviews: 'Number of reviews',
  andUp: message('{value} and up'),
  from: message('{value}+'),
  transparency: 'Minimum transparency',
  transparencyHint: message('{percent} and up is shown unless you choose otherwise.'),
  authenticity: 'Minimum authenticity',
  tier: message('{tier}, {percent}'),

  country: 'Ships to',
  storeCountry: 'Store location',
});
