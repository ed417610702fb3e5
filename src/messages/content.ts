import { defineMessages } from './define.ts';
import { message } from './message.ts';

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

/** Texts of primitives that answer an action. No first paint has them. */
export const lateUiMessages = defineMessages('lateUi', {
  dismiss: 'Dismiss',
  remove: message('Remove {name}'),
  /** The session ended during a save. */
  signedOut: 'You’ve been signed out, so this wasn’t saved.',
});

/** Texts of reviews that stand on their page from the first paint. */
export const reviewMessages = defineMessages('review', {
  list: 'Reviews',
  listFailed: 'We couldn’t load the reviews',
  anonymous: 'Anonymous',
});
