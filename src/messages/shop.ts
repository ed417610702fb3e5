import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the shop screen. */
export const shopMessages = defineMessages('shop', {
  stores: 'Stores',
  visitStore: 'Visit store',
  opensStore: message('Visit store: {shop}, opens in a new tab'),
  review: 'Write a review',
  dispute: { question: 'Problem with an order?', link: 'Open a dispute' },

  medals: 'Medals',
  /** `Transparency: Gold`. */
  medal: message('{name}: {tier}'),

  loading: 'Loading the store',
});
