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

/** Texts of the parts of the shop screen: how to reach it, its scores and counts, what it sells best, what it shows off, and what stands in its place. */
export const shopPartMessages = defineMessages('shopPart', {
  contact: 'Contact',
  answersIn: message('Says it replies within {time}'),
  /** From the dates of its answers. */
  usuallyIn: message('Usually replies in {time}'),
  usuallyInSays: message('Usually replies in {time} (says {stated})'),
  answered: message('{count, plural, one {# review answered} other {# reviews answered}}'),
  opensMap: message('{address}, opens a map in a new tab'),

  scores: 'Scores',
  noScores: 'This store has no scores yet.',
  shownOfWritten: message(
    '{written, plural, one {{shown} of # written review is shown} other {{shown} of # written reviews are shown}}',
  ),
  verifiedOfShown: message(
    '{shown, plural, one {{verified} of # review is from a verified buyer} other {{verified} of # reviews are from verified buyers}}',
  ),

  topProducts: 'Top reviewed products',
  allProducts: 'See all products',
  allOfProducts: message('{count, plural, one {See the product} other {See all # products}}'),
  recommendations: 'What customers say',

  notFound: {
    title: 'We can’t find this store',
    text: 'It may have been renamed, or have left.',
    stores: 'Find another store',
  },
  failed: 'We couldn’t load this store',
});
