import { defineMessages } from './define.ts';

/** Texts of primitives around content. No first paint of a search has them. */
export const contentMessages = defineMessages('content', {
  readMore: 'Read more',
  readLess: 'Read less',
  breadcrumbs: 'You are here',
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
  verifiedBuyer: 'Verified buyer',
  noMedal: 'No medal',
});

/** Texts of reviews that stand on their page from the first paint. */
export const reviewMessages = defineMessages('review', {
  list: 'Reviews',
  listFailed: 'We couldn’t load the reviews',
  anonymous: 'Anonymous',
});
