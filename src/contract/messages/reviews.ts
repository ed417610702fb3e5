/** Texts of reviews, media and other details. The first paint of a search uses none of them. */
export const reviewMessages = {
  verifiedBuyer: 'Verified buyer',
  anonymous: 'Anonymous',
  starsRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),

  readMore: 'Read more',
  readLess: 'Read less',

  /** Follows a number. */
  starsAfter: (stars: number) => (stars === 1 ? 'star' : 'stars'),
  reviewsAfter: (count: number) => (count === 1 ? 'review' : 'reviews'),
  histogram: 'Reviews by stars',

  noMedal: 'No medal yet',
  aboutScores: {
    transparency:
      'The share of all written reviews, good and bad, that everyone can read here. A store that holds none back has 100%.',
    authenticity:
      'The share of the reviews shown that come from confirmed buyers. If all of them do, it is 100%.',
  },
  explain: (what: string) => `What ${what} means`,

  more: (count: number) => `+${count}`,
  /** The accessible name of the last tile, which stands for all further ones. It includes the visible text. */
  andMore: (tile: string, more: string) => `${tile}, ${more} more`,
  reviewBy: (name: string) => `Review by ${name}`,
  openPicture: (number: number, of: number) => `Open picture ${number} of ${of}`,
  playVideo: (number: number, of: number) => `Play video ${number} of ${of}`,
  sources: {
    organic: 'Written on this site',
    invite: 'Invited by the store',
    migrated: 'Moved from another service',
    aliexpress: 'Imported from AliExpress',
    verified_provider: 'From a verified provider',
    unverified_provider: 'From an unverified provider',
    unverified_source: 'Source not verified',
  } as Readonly<Record<string, string>>,

  breadcrumbs: 'You are here',
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
} as const;
