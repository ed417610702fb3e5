import type { MedalTier } from '../contract/limits.ts';

/** Texts of the primitives. Numbers are formatted already; `count` selects singular or plural. */
export const uiMessages = {
  brand: 'Candour',
  clear: 'Clear',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  failedTitle: 'We couldn’t load this',
  failures: {
    offline: 'We couldn’t reach the server. Please check your connection and try again.',
    unreadable: 'We couldn’t read the server’s answer. This is our mistake.',
    signedOut: 'Please sign in to see this.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    server: 'Something went wrong on our side. Please try again in a moment.',
  },
  signIn: 'Sign In',

  outOfFive: (rating: string, reviews = '') => `${rating} out of 5${reviews && `, ${reviews}`}`,
  reviews: (count: number, shown: string) => (count === 1 ? '1 review' : `${shown} reviews`),
  noReviews: 'No reviews yet',

  medals: {
    diamond: 'Diamond',
    platinum: 'Platinum',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
  } satisfies Record<MedalTier, string>,
  medal: (tier: string) => `${tier} medal`,
  scores: { transparency: 'Transparency', authenticity: 'Authenticity' },
} as const;
