/** Texts of reviews that stand on the page from the first paint. */
export const reviewMessages = {
  list: 'Reviews',
  listFailed: 'The reviews did not load',
  anonymous: 'Anonymous',
} as const;
