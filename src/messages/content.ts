/** Texts of primitives around content. No first paint of a search has them. */
export const contentMessages = {
  readMore: 'Read more',
  readLess: 'Read less',
  breadcrumbs: 'You are here',
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
  verifiedBuyer: 'Verified buyer',
  noMedal: 'No medal yet',
} as const;

/** Texts of primitives that answer an action. No first paint has them. */
export const lateUiMessages = {
  dismiss: 'Dismiss',
  /** Precedes the name of the removed item. */
  remove: 'Remove',
  /** The session ended during a save. */
  signedOut: 'You’ve been signed out, so this wasn’t saved.',
} as const;

/** Texts of reviews that stand on their page from the first paint. */
export const reviewMessages = {
  list: 'Reviews',
  listFailed: 'We couldn’t load the reviews',
  anonymous: 'Anonymous',
} as const;
