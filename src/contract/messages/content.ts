/** Texts of the primitives that the first paint of a search does without. */
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
