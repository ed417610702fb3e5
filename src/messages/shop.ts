import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the shop screen. */
export const shopMessages = defineMessages('shop', {
  stores: 'Stores',
  visitStore: 'Visit store',
  opensStore: message('Visit store: {shop}, opens in a new tab'),
  review: 'Review this store',
  dispute: { question: 'Problem with an order?', link: 'Open a dispute' },

  medals: 'Medals',
  /** `Transparency: Gold`. */
  medal: message('{name}: {tier}'),

  contact: 'Contact',
  answersIn: message('Usually answers within {time}'),
  opensMap: message('{address}, opens a map in a new tab'),

  notFound: {
    title: 'We can’t find this store',
    text: 'It may have been renamed, or have left.',
    stores: 'Find another store',
  },
  failed: 'We couldn’t load this store',
  loading: 'Loading the store',
});
