import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the form of a new review. */
export const newReviewMessages = defineMessages('newReview', {
  /** Of the document. */
  titleOf: message('Write a review: {product}'),
  loading: 'Loading the form',
  failed: 'We couldn’t load the form',
  chooseTitle: 'Which product do you want to review?',
  choose: 'Choose it from your orders.',
  orders: 'Your orders',
  goneTitle: 'We can’t find this order',
  gone: 'It may belong to another account.',
  reviewedTitle: 'You have reviewed this product',
  notReviewableTitle: 'This product can’t be reviewed',
  notReviewable: 'The store has turned off reviews for it.',
  disputedTitle: 'A dispute about this order is open',
  disputed: 'You can review it once the dispute is over.',
  seeDispute: 'See the dispute',

  rating: 'Your rating',
  heading: 'Title',
  headingHint: 'Sum it up in a few words',
  body: 'Your review',
  bodyHint: 'What did you like, and what didn’t you?',
  uploads: 'Pictures and videos',
  uploadsHint: message('Up to {max}. We remove location data from photos before uploading.'),
  recommend: 'Would you recommend it?',
  usedFor: 'How long have you used it?',
  yes: 'Yes',
  no: 'No',
  publish: 'Publish review',
  publishedAs: message('Your review goes live straight away under the name {name}.'),
  /** Where somebody has left it half-written, with a link back. */
  kept: 'Draft saved.',
  goOn: 'Continue',
  noRating: 'Choose a star rating.',
  noBody: 'Write a few words about the product.',
  tooLong: message(
    '{max, plural, one {Use no more than # character.} other {Use no more than # characters.}}',
  ),

  helpful: 'What helps others',
  tips: [
    'How you use it, and for how long.',
    'What’s good about it, and what isn’t.',
    'A picture or a video of it in use.',
    'No names, addresses or phone numbers.',
  ],

  done: 'Thank you! Your review is live',
  doneText: message('Everyone can read it on the page of {product} now.'),
  received: 'Thank you! We have your review',
  receivedText: 'We’ll publish it once it has been checked.',
  next: 'Review your next product?',
  noNext: 'You have nothing left to review.',
});
