import type { MedalTier } from '../limits.ts';

/** Texts of the widgets. Numbers come formatted; `count` beside them decides between one and many. */
export const uiMessages = {
  brand: 'Candour',
  clear: 'Clear',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  readMore: 'Read more',
  readLess: 'Read less',
  dismiss: 'Dismiss',
  /** Said before the name of what is removed. */
  remove: 'Remove',
  failedTitle: 'This did not load',
  failed: 'Please check your connection and try again.',
  noImage: 'No picture',

  outOfFive: (rating: string) => `${rating} out of 5`,
  reviews: (count: number, shown: string) => (count === 1 ? '1 review' : `${shown} reviews`),
  noReviews: 'No reviews yet',
  anyRating: 'Any',
  ratingAndUp: (rating: string) => `${rating} and up`,
  ratingAndUpSpoken: (rating: string) => `${rating} and up, stars`,
  starsRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  /** Said after a number. */
  starsAfter: (stars: number) => (stars === 1 ? 'star' : 'stars'),
  reviewsAfter: (count: number) => (count === 1 ? 'review' : 'reviews'),
  histogram: 'Reviews by stars',

  medals: {
    diamond: 'Diamond',
    platinum: 'Platinum',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
  } satisfies Record<MedalTier, string>,
  medal: (tier: string) => `${tier} medal`,
  noMedal: 'No medal yet',
  scores: {
    transparency: {
      label: 'Transparency',
      about:
        'How openly the shop shows its reviews: all of them, good and bad, with where they came from. Medals start at 80%.',
    },
    authenticity: {
      label: 'Authenticity',
      about:
        'How many of the reviews are known to come from people who bought the product. Medals start at 80%.',
    },
  },
  explain: (what: string) => `What ${what} means`,

  price: 'Price',
  storePrice: (price: string) => `${price} in the store`,

  verifiedBuyer: 'Verified buyer',
  anonymous: 'Anonymous',
  reviewOf: (product: string) => `Review of ${product}`,
  picture: (number: number, of: number) => `Picture ${number} of ${of}`,
  openPicture: (number: number, of: number) => `Open picture ${number} of ${of}`,
  sources: {
    organic: 'Written on this site',
    invite: 'Invited by the shop',
    migrated: 'Moved from another service',
    aliexpress: 'Imported from AliExpress',
    verified_provider: 'From a verified provider',
    unverified_provider: 'From an unverified provider',
    unverified_source: 'Source not verified',
  } as Readonly<Record<string, string>>,

  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: string) => `Page ${page}`,
  breadcrumbs: 'You are here',
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
} as const;
