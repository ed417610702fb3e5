import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the parts of the product screen: scores, store, similar products, questions, and what stands in its place. */
export const productPartMessages = defineMessages('productPart', {
  scores: 'Scores',
  noScores: 'This product has no scores yet.',
  scoresFailed: 'We couldn’t load the scores.',
  store: 'About the store',
  more: message('More from {shop}'),
  all: 'See all',
  similar: 'Similar products',
  help: 'Questions or problems?',
  writeReview: 'Write a review',
  ownReview: 'See your review',
  /** To signed-in people who did not order it here. */
  onlyBuyers: 'You can review this once you’ve bought it.',
  dispute: 'Open a dispute',
  /** Leads to the dispute about it. */
  disputed: 'See the dispute',
  ask: 'Ask a question',
  questions: message('{count, plural, =0 {Questions} one {Questions (#)} other {Questions (#)}}'),
  questionsFailed: 'We couldn’t load the questions',
  byStore: 'The store',
  noAnswer: 'No answers yet.',

  notFound: {
    title: 'We can’t find this product',
    text: 'It may have been renamed, or removed by its store.',
    home: 'Search for another product',
  },
  failed: 'We couldn’t load this product',
});
