/** Texts of orders to review and of the form of a new review. Numbers and dates are formatted already. */
export const writeReviewMessages = {
  title: 'Write a review',
  lead: 'Say what you think of the products you bought.',
  loading: 'Loading your orders',
  failed: 'Your orders did not load',
  none: 'No orders yet',
  noneText: 'What you buy from the stores here is listed here, ready for a review.',
  findProducts: 'Find products',

  unreviewed: 'Still to review',
  reviewed: 'Already reviewed',
  allReviewed: 'You have reviewed everything. Thank you!',
  allReviewedSoFar: 'You have reviewed all of these. There may be more among your earlier orders.',
  more: 'Show earlier orders',
  end: 'These are all of your orders.',
  write: 'Write a review',
  continue: 'Continue your review',
  /** For screen readers, where several links have the same text. */
  writeOf: (link: string, product: string) => `${link}: ${product}`,
  notReviewable: 'This product takes no reviews.',
  see: 'See your review',
} as const;
