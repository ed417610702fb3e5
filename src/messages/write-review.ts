import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the orders to review. */
export const writeReviewMessages = defineMessages('writeReview', {
  title: 'Write a review',
  lead: 'Share what you think of the products you bought.',
  loading: 'Loading your orders',
  failed: 'We couldn’t load your orders',
  none: 'No orders yet',
  noneText: 'You can review what you ordered from a store here. We can’t find an order of yours yet.',
  findProducts: 'Find products',

  unreviewed: 'Still to review',
  reviewed: 'Already reviewed',
  others: 'Other orders',
  showOthers: message('{count, plural, one {Show # more} other {Show # more}}'),
  allReviewed: 'You have nothing left to review.',
  allReviewedSoFar: 'You have nothing left to review here. There may be more among your earlier orders.',
  more: 'Show earlier orders',
  end: 'These are all of your orders.',
  write: 'Write a review',
  continue: 'Continue your review',
  /** For screen readers, where several links have the same text. */
  writeOf: message('{link}: {product}'),
  notReviewable: 'This product can’t be reviewed.',
  see: 'See your review',
});
