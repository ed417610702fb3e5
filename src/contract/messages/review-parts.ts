/** Texts of what a review consists of, and of its media. */
export const reviewPartMessages = {
  verifiedPurchase: 'Verified purchase',
  replyBy: (name: string | null | undefined) => (name ? `Answer from ${name}` : 'Answer from the store'),
  starsRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),

  /** Follows a number. */
  starsAfter: (stars: number) => (stars === 1 ? 'star' : 'stars'),
  reviewsAfter: (count: number) => (count === 1 ? 'review' : 'reviews'),
  histogram: 'Reviews by stars',

  more: (count: number) => `+${count}`,
  /** The accessible name of the last tile, which stands for all further ones. It includes the visible text. */
  andMore: (tile: string, more: string) => `${tile}, ${more} more`,
  reviewBy: (name: string) => `Review by ${name}`,
  openPicture: (number: number, of: number) => `Open picture ${number} of ${of}`,
  playVideo: (number: number, of: number) => `Play video ${number} of ${of}`,
} as const;
