import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the comparison: the button on a card, the tray and the table. */
export const comparisonMessages = defineMessages('comparison', {
  compare: 'Compare',
  compareOf: message('Compare {name}'),

  tray: 'Products to compare',
  added: message('{name} added: {count} of {most} to compare.'),
  removed: message('{name} removed from the comparison.'),
  cleared: 'The comparison is empty.',
  full: message(
    '{most, plural, one {You can compare # product.} other {You can compare up to # products. Remove one to add another.}}',
  ),
  open: message('Compare {count}'),
  oneMore: 'Add one more to compare.',
  remove: message('Remove {name} from the comparison'),
  clear: 'Clear all',

  title: 'Compare products',
  table: 'Products side by side',
  price: 'Price',
  rating: 'Rating',
  reviews: 'Reviews',
  store: 'Store',
  visitStore: 'View in store',
  opensStore: message('View in store: {shop}, opens in a new tab'),
  strengths: 'Strengths',
  complaints: 'Complaints',
  /** What reviews praise or criticise, and how many of them. */
  topic: message('{name} ({count})'),
  nothingStandsOut: 'Nothing stands out',
  lowest: 'Lowest',
  highest: 'Highest',
  most: 'Most',
  unknown: 'Not known',
  gone: 'No longer offered here',
  unchecked: 'Some figures could not be updated and may be out of date.',
  exchanged: message('Prices are compared in {currency}, at today’s exchange rates.'),
  few: '“Highest” is among products with ten reviews or more.',
});
