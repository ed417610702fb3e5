import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the lazy parts of a product. */
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
  dispute: 'Open a dispute',
  ask: 'Ask a question',
  questions: message('{count, plural, =0 {Questions} one {Questions (#)} other {Questions (#)}}'),
  questionsFailed: 'We couldn’t load the questions',
  questionPages: 'Pages of questions',
  loadingQuestions: 'Loading the questions',
  question: 'Question',
  answer: 'Answer',
  byStore: 'The store',
  noAnswer: 'No answers yet.',

  notFound: {
    title: 'We can’t find this product',
    text: 'It may have been renamed, or removed by its store.',
    home: 'Search for another product',
  },
  failed: 'We couldn’t load this product',
});

/** Texts of the lazy parts of a store: how to reach it, its scores and counts, what it sells best, what it shows off, and what stands in its place. */
export const shopPartMessages = defineMessages('shopPart', {
  contact: 'Contact',
  answersIn: message('Says it answers within {time}'),
  opensMap: message('{address}, opens a map in a new tab'),

  scores: 'Scores',
  noScores: 'This store has no scores yet.',
  shownOfWritten: message(
    '{written, plural, one {{shown} of # written review is shown} other {{shown} of # written reviews are shown}}',
  ),
  verifiedOfShown: message(
    '{shown, plural, one {{verified} of # review is from a verified buyer} other {{verified} of # reviews are from verified buyers}}',
  ),

  figures: 'The store in figures',
  reviewsAfter: message('{count, plural, one {review} other {reviews}}'),
  productsAfter: message('{count, plural, one {product} other {products}}'),
  repliesAfter: message('{count, plural, one {review answered} other {reviews answered}}'),

  topProducts: 'Top reviewed products',
  allProducts: 'See all products',
  allOfProducts: message('{count, plural, one {See the product} other {See all # products}}'),
  recommendations: 'Recommended by customers',

  notFound: {
    title: 'We can’t find this store',
    text: 'It may have been renamed, or have left.',
    stores: 'Find another store',
  },
  failed: 'We couldn’t load this store',
});
